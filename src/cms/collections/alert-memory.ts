import type { CollectionConfig } from 'payload'
import { nobody } from '../access/access'
import { describedCollection } from '../fields/described'

const CLOSED = { read: nobody, create: nobody, update: nobody, delete: nobody }

/**
 * What each property cost, and in `shown` where it was to be seen, for sale or for rent and whether its price was that of
 * the whole, when alerts last looked at it: what is new about it is the difference. Of a property that is not in the
 * lists any more, too.
 */
export const knownOffers: CollectionConfig = describedCollection(
  {
    slug: 'known-offers',
    access: CLOSED,
    admin: { hidden: true },
    lockDocuments: false,
    timestamps: false,
    fields: [
      { name: 'listing', type: 'number', required: true, unique: true },
      { name: 'shown', type: 'number', required: true },
      { name: 'price', type: 'number', required: true },
    ],
  },
  'system',
)

/** Who is told, or was, of which property at which price: of the same one nobody is told twice. */
export const toldListings: CollectionConfig = describedCollection(
  {
    slug: 'told-listings',
    access: CLOSED,
    admin: { hidden: true },
    lockDocuments: false,
    timestamps: false,
    indexes: [{ fields: ['email', 'listing', 'price'], unique: true }],
    fields: [
      { name: 'email', type: 'text', required: true },
      { name: 'listing', type: 'number', required: true },
      { name: 'price', type: 'number', required: true },
      { name: 'before', type: 'number', required: true },
      { name: 'subscription', type: 'relationship', relationTo: 'subscriptions', index: true },
      // Empty once it was told.
      { name: 'dueAt', type: 'date', index: true },
      { name: 'toldAt', type: 'date' },
    ],
  },
  'system',
)
