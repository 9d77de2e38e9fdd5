import type { CollectionConfig } from 'payload'
import { nobody } from '../access/access'
import { describedCollection } from '../fields/described'

/**
 * What a web server said of a picture or document of a feed when it was last fetched, so that the
 * next import can ask whether it has changed. Without a row, a file is fetched whole.
 */
export const feedFiles: CollectionConfig = describedCollection(
  {
    slug: 'feed-files',
    access: { read: nobody, create: nobody, update: nobody, delete: nobody },
    admin: { hidden: true },
    lockDocuments: false,
    timestamps: false,
    indexes: [{ fields: ['source', 'address'], unique: true }],
    fields: [
      // Not required: the rows of a deleted source stay until the next import removes them.
      { name: 'source', type: 'relationship', relationTo: 'import-sources' },
      { name: 'address', type: 'text', required: true },
      { name: 'hash', type: 'text', required: true },
      { name: 'etag', type: 'text' },
      { name: 'lastModified', type: 'text' },
      { name: 'fetchedAt', type: 'date', required: true },
    ],
  },
  'system',
)
