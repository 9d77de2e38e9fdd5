import type { CollectionConfig } from 'payload'
import { EVENT_KINDS } from '@/domain/history/events'
import { nobody } from '../access/access'
import { describedCollection } from '../fields/described'

/**
 * What happened to a property that its owner is told of; nothing of who did it. Written in the transaction of
 * the change. Its property is a number, as in `listing-days`. Decision 096.
 */
export const listingEvents: CollectionConfig = describedCollection(
  {
    slug: 'listing-events',
    access: { read: nobody, create: nobody, update: nobody, delete: nobody },
    admin: { hidden: true },
    lockDocuments: false,
    timestamps: false,
    indexes: [{ fields: ['property', 'at'] }],
    fields: [
      { name: 'property', type: 'number', required: true },
      { name: 'at', type: 'text', required: true },
      { name: 'kind', type: 'select', required: true, options: [...EVENT_KINDS] },
      { name: 'valueBefore', type: 'text' },
      { name: 'valueAfter', type: 'text' },
    ],
  },
  'system',
)
