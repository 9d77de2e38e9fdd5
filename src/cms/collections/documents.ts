import type { CollectionConfig } from 'payload'
import { collectionAccess, listingEditors, staff } from '../access/access'
import { describedCollection } from '../fields/described'

/** Files about a property (certificates, plans). Never public: they are sent on request. */
export const documents = (directory: string): CollectionConfig =>
  describedCollection(
    {
      slug: 'documents',
      access: collectionAccess(staff, listingEditors),
      upload: { staticDir: directory, mimeTypes: ['application/pdf', 'image/jpeg', 'image/png'] },
      admin: { useAsTitle: 'filename', defaultColumns: ['filename', 'mimeType', 'updatedAt'] },
      fields: [{ name: 'sourceHash', type: 'text', index: true, admin: { readOnly: true } }],
    },
    'listings',
  )
