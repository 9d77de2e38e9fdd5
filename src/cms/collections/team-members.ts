import type { CollectionConfig } from 'payload'
import { collectionAccess, contentEditors, renderedByPages, hiddenUnless } from '../access/access'
import { originalPathField } from '../fields/address'
import { withBin } from '../bin/collection'
import { describedCollection } from '../fields/described'
import { languagesField } from '../fields/languages'
import { thumbnail } from '../fields/thumbnail'
import { routeContent } from '../hooks/content'
import { fixOriginalPath } from '../hooks/original-path'
import { refuseWhileUsed } from '../hooks/usages'

/** People of an agency: contact persons with a page of their own. Spec §2, §6. */
export const teamMembers: CollectionConfig = withBin(describedCollection(
  {
    slug: 'team-members',
    access: collectionAccess(renderedByPages, contentEditors),
    admin: {
      useAsTitle: 'name',
      defaultColumns: ['photo', 'name', 'function', 'languages', 'agency'],
      hidden: hiddenUnless(contentEditors),
    },
    defaultSort: 'sort',
    // A copy would have a page at once, whose fixed address is made of the name of somebody else.
    disableDuplicate: true,
    hooks: {
      beforeChange: [fixOriginalPath('team-members')],
      afterChange: [routeContent],
      afterDelete: [routeContent],
    },
    fields: [
      { name: 'name', type: 'text', required: true },
      { name: 'function', type: 'text', localized: true },
      languagesField('function'),
      { name: 'agency', type: 'relationship', relationTo: 'agencies', required: true, index: true },
      { name: 'photo', type: 'upload', relationTo: 'media', admin: { components: thumbnail } },
      { name: 'phone', type: 'text' },
      { name: 'email', type: 'email' },
      { name: 'instituteNumber', type: 'text' },
      { name: 'text', type: 'richText', localized: true },
      { name: 'sort', type: 'number', defaultValue: 0 },
      originalPathField,
    ],
  },
  'network',
), [refuseWhileUsed('team-members')])
