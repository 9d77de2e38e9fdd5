import type { CollectionConfig } from 'payload'
import { collectionAccess, contentEditors, renderedByPages, hiddenUnless } from '../access/access'
import { withBin } from '../bin/collection'
import { describedCollection } from '../fields/described'
import { languagesField } from '../fields/languages'
import { nameField } from '../fields/named'
import { routeContent } from '../hooks/content'
import { refuseCategoryLoop } from '../hooks/loops'
import { refuseWhileUsed } from '../hooks/usages'

/** Categories and subcategories of articles. Spec §2, "Route table". */
export const categories: CollectionConfig = withBin(describedCollection(
  {
    slug: 'categories',
    access: collectionAccess(renderedByPages, contentEditors),
    admin: {
      useAsTitle: 'name',
      defaultColumns: ['name', 'parent', 'page', 'hasPages', 'sort'],
      hidden: hiddenUnless(contentEditors),
    },
    defaultSort: 'sort',
    hooks: {
      beforeChange: [refuseCategoryLoop],
      afterChange: [routeContent],
      afterDelete: [routeContent],
    },
    fields: [
      nameField('categories', 'name'),
      languagesField('name'),
      { name: 'parent', type: 'relationship', relationTo: 'categories' },
      { name: 'page', type: 'relationship', relationTo: 'pages' },
      { name: 'hasPages', type: 'checkbox', defaultValue: true },
      { name: 'sort', type: 'number', defaultValue: 0 },
    ],
  },
  'content',
), [refuseWhileUsed('categories')])
