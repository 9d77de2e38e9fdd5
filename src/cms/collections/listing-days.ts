import type { CollectionConfig, Field } from 'payload'
import { DAY_COUNTERS } from '@/domain/statistics/counters'
import { nobody } from '../access/access'
import { describedCollection } from '../fields/described'

const counted = (name: string): Field => ({ name, type: 'number', required: true, defaultValue: 0 })

/**
 * How often a property was viewed, and what else happened with it, on a day in Belgium; nothing of who. Its
 * property is a number and no relationship: of one that is deleted meanwhile, counts can still be written. Decision 094.
 */
export const listingDays: CollectionConfig = describedCollection(
  {
    slug: 'listing-days',
    access: { read: nobody, create: nobody, update: nobody, delete: nobody },
    admin: { hidden: true },
    lockDocuments: false,
    timestamps: false,
    indexes: [{ fields: ['property', 'day'], unique: true }],
    fields: [
      { name: 'property', type: 'number', required: true },
      { name: 'day', type: 'text', required: true, index: true },
      ...DAY_COUNTERS.map(counted),
    ],
  },
  'system',
)
