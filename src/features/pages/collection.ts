import type { CollectionConfig } from 'payload'
import { collectionAccess, contentEditors, everybody } from '@/cms/access/access'
import { describedCollection } from '@/cms/fields/described'
import { cleanHtml } from '@/cms/hooks/listings'
import { removePageRoute, routePage, storePagePaths } from '@/cms/hooks/pages'

const PAGE_KINDS = ['home', 'sale', 'rent', 'projects', 'text'] as const

/** Pages: what they are called, where they stand in each language, what they say. Spec §3. */
export const pages: CollectionConfig = describedCollection(
  {
    slug: 'pages',
    access: collectionAccess(everybody, contentEditors),
    admin: { useAsTitle: 'title', defaultColumns: ['title', 'kind', 'path', 'inMenu', 'updatedAt'] },
    defaultSort: 'sort',
    hooks: {
      beforeValidate: [cleanHtml(['text'])],
      beforeChange: [storePagePaths],
      afterChange: [routePage],
      afterDelete: [removePageRoute],
    },
    fields: [
      { name: 'title', type: 'text', localized: true, required: true },
      { name: 'path', type: 'text', localized: true },
      { name: 'intro', type: 'textarea', localized: true },
      { name: 'text', type: 'textarea', localized: true },
      { name: 'banner', type: 'upload', relationTo: 'media' },
      { name: 'kind', type: 'select', required: true, defaultValue: 'text', options: [...PAGE_KINDS], admin: { position: 'sidebar' } },
      { name: 'originalPath', type: 'text', required: true, unique: true, index: true, admin: { position: 'sidebar' } },
      { name: 'inMenu', type: 'select', defaultValue: 'none', options: ['header', 'footer', 'none'], admin: { position: 'sidebar' } },
      { name: 'sort', type: 'number', defaultValue: 0, admin: { position: 'sidebar' } },
    ],
  },
  'site',
)
