interface Reserved {
  /** Whether search engines may read what stands there. */
  crawled: boolean
  /** Whether the proxy decides something there; else the site's own handlers or files answer alone. */
  proxied: boolean
  /** Whether something may be sent there; anything else is only read. */
  written: boolean
}

const FILE: Reserved = { crawled: true, proxied: false, written: false }
const CLOSED: Reserved = { crawled: false, proxied: false, written: false }
const WRITTEN: Reserved = { crawled: false, proxied: false, written: true }

/**
 * First parts of an address that no page can be reached under. The proxy's matcher (a test compares
 * them), the request chain and robots.txt follow from this table. Spec §2.
 */
export const RESERVED: Readonly<Record<string, Reserved>> = {
  admin: WRITTEN,
  api: WRITTEN,
  media: FILE,
  internal: WRITTEN,
  forms: WRITTEN,
  images: FILE,
  icons: FILE,
  _next: FILE,
  og: FILE,
  sitemaps: FILE,
  find: CLOSED,
  // The one page among them: other sites may frame it, so the proxy gives it a header.
  map: { crawled: true, proxied: true, written: false },
  brochure: CLOSED,
  owner: WRITTEN,
  health: CLOSED,
  metrics: CLOSED,
}

/** Files at the root, which the proxy leaves alone too. */
const ROOT_FILES = ['favicon.ico', 'robots.txt', 'sitemap.xml']

const firstPart = (path: string): string => path.split('/')[1] ?? ''

/** Whether an address belongs to the admin, an endpoint or a file: no page is behind it. */
export const isLeftAlone = (path: string): boolean => Object.hasOwn(RESERVED, firstPart(path))

/** Whether something may be sent to an address; pages and files are only read. */
export const isWritten = (path: string): boolean => isLeftAlone(path) && RESERVED[firstPart(path)]?.written === true

/** Whether a path begins with a part that no page can be reached under. Spec §2. */
export const isReserved = (path: string): boolean =>
  isLeftAlone(path) || firstPart(path) === 'preview'

/** Whether a request for a path may end in a public page: no endpoint, no file. */
export const isPageAddress = (path: string): boolean =>
  !isReserved(path) && !ROOT_FILES.includes(path.slice(1))
