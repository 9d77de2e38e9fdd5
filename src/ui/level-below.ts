/** The level of a heading that stands below one of this level. */
export const LEVEL_BELOW = { 2: 3, 3: 4, 4: 5, 5: 6 } as const
