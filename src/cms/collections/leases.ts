import type { CollectionConfig } from 'payload'
import { nobody } from '../access/access'
import { describedCollection } from '../fields/described'

/** Who of several servers does what one may do at a time: see `cms/database/lease.ts` and decision 108. */
export const leases: CollectionConfig = describedCollection(
  {
    slug: 'leases',
    access: { read: nobody, create: nobody, update: nobody, delete: nobody },
    admin: { hidden: true },
    lockDocuments: false,
    timestamps: false,
    fields: [
      { name: 'name', type: 'text', required: true, unique: true },
      // Empty: nobody.
      { name: 'holder', type: 'text' },
      { name: 'beat', type: 'number', required: true, defaultValue: 0 },
    ],
  },
  'system',
)
