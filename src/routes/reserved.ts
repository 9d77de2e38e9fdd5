/** First parts of an address that the proxy leaves to the admin, its API and the site's files. */
const LEFT_ALONE: ReadonlySet<string> = new Set([
  ...['admin', 'api', 'media', 'internal', 'images', 'icons', '_next', 'og', 'sitemaps'],
  ...['find', 'map', 'brochure'],
])

const firstPart = (path: string): string => path.split('/')[1] ?? ''

/** Whether an address belongs to the admin, an endpoint or a file: no page is behind it. */
export const isLeftAlone = (path: string): boolean => LEFT_ALONE.has(firstPart(path))

/** Whether a path begins with a part that no page can be reached under. Spec §2. */
export const isReserved = (path: string): boolean =>
  isLeftAlone(path) || firstPart(path) === 'preview'
