/** Where a property or a unit of a project stands, in the order in which a buyer asks for them. Spec §3. */
export const LISTING_STATUSES = ['available', 'option', 'sold', 'rented'] as const

export type ListingStatus = (typeof LISTING_STATUSES)[number]
