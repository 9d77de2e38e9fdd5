import type { NumberField } from 'payload'
import { listingCount } from '../listing-counts'

/**
 * A number that is counted, never stored: how many published properties of a city or type are
 * for sale or for rent. Outside the server process, where nothing is in memory, it is absent.
 */
export const countField = (
  name: string,
  by: 'city' | 'type',
  goal: 'sale' | 'rent',
): NumberField => ({
  name,
  type: 'number',
  virtual: true,
  admin: { readOnly: true },
  access: { create: () => false, update: () => false },
  hooks: {
    afterRead: [
      ({ data }) => (typeof data?.id === 'number' ? listingCount(by, data.id, goal) : undefined),
    ],
  },
})
