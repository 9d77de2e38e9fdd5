/** The original path of the page on which a visit is looked at, moved or cancelled. */
export const MY_VISIT_PATH = '/my-visit/'

/** Where calendar programs read the visits of a calendar, by its secret key. */
export const feedPath = (key: string): string => `/forms/visits/${key}.ics`
