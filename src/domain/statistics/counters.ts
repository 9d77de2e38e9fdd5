/** What is counted of a property. A request is a form that was sent about it, a visit one that was booked. */
export const COUNTERS = ['views', 'impressions', 'favourites', 'brochures', 'maps', 'requests', 'visits'] as const

/** What a browser tells; the rest is counted where the server stores it. */
export const SEEN_COUNTERS = ['views', 'impressions', 'favourites', 'brochures', 'maps'] as const satisfies readonly (typeof COUNTERS)[number][]

/** Of properties that were seen, in one beacon: a page of a list has 24, and many pages may come in its place. */
export const MOST_AT_ONCE = 200

/** Where a view came from, in broad groups, as each is counted. */
export const ORIGINS = ['fromSearch', 'fromSites', 'fromSocial', 'fromEmail', 'fromNowhere', 'fromHere'] as const

export type Origin = (typeof ORIGINS)[number]

/** Everything that is counted in a day, as the columns of its row are called. */
export const DAY_COUNTERS = [...COUNTERS, ...ORIGINS] as const

export type DayCounter = (typeof DAY_COUNTERS)[number]

/** The counts of a day, or of several. */
export type Counts = Readonly<Record<DayCounter, number>>

/** Counts of which each is `count(name)`. */
export const countsOf = (count: (name: DayCounter) => number): Record<DayCounter, number> =>
  Object.fromEntries(DAY_COUNTERS.map((name) => [name, count(name)])) as Record<DayCounter, number>
