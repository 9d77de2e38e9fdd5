/** First parts of an address that the proxy leaves to the admin, its API and the site's files. */
const RESERVED: ReadonlySet<string> = new Set([
  ...['admin', 'api', 'media', 'internal', 'images', 'icons', '_next'],
  ...['preview', 'og', 'sitemaps'],
])

/** Whether a path begins with a part that no page can be reached under. Spec §2. */
export const isReserved = (path: string): boolean => RESERVED.has(path.split('/')[1] ?? '')
