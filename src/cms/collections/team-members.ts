import type { CollectionConfig } from 'payload'
import { collectionAccess, contentEditors, everybody } from '../access/access'
import { describedCollection } from '../fields/described'
import { announce } from '../hooks/announce'

/** People of an agency, shown as contact persons. Spec §6. */
export const teamMembers: CollectionConfig = describedCollection(
  {
    slug: 'team-members',
    access: collectionAccess(everybody, contentEditors),
    admin: { useAsTitle: 'name', defaultColumns: ['photo', 'name', 'function', 'agency'] },
    defaultSort: 'sort',
    hooks: { afterChange: [announce('agency')], afterDelete: [announce('agency')] },
    fields: [
      { name: 'name', type: 'text', required: true },
      { name: 'function', type: 'text', localized: true },
      { name: 'agency', type: 'relationship', relationTo: 'agencies', required: true, index: true },
      { name: 'photo', type: 'upload', relationTo: 'media' },
      { name: 'phone', type: 'text' },
      { name: 'email', type: 'email' },
      { name: 'instituteNumber', type: 'text' },
      { name: 'sort', type: 'number', defaultValue: 0 },
    ],
  },
  'network',
)
