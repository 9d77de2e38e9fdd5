import type { CollectionConfig } from 'payload'
import { nobody } from '../access/access'
import { describedCollection } from '../fields/described'

/**
 * What changed, written in the same transaction as the change itself. Every server process reads
 * the rows it has not seen and drops what it keeps in memory of those things.
 */
export const contentChanges: CollectionConfig = describedCollection(
  {
    slug: 'content-changes',
    access: { read: nobody, create: nobody, update: nobody, delete: nobody },
    admin: { hidden: true },
    lockDocuments: false,
    fields: [{ name: 'scopes', type: 'json', required: true }],
  },
  'system',
)
