interface Reserved {
  /** Whether search engines may read what stands there. */
  crawled: boolean
  /** Answered by the site's own handlers or files: the proxy decides nothing there. */
  proxied: boolean
}

const FILE: Reserved = { crawled: true, proxied: false }
const CLOSED: Reserved = { crawled: false, proxied: false }

/**
 * First parts of an address that no page can be reached under. The proxy's matcher, the request
 * chain and robots.txt follow from this table. Spec §2.
 */
const TABLE: Readonly<Record<string, Reserved>> = {
  admin: CLOSED,
  api: CLOSED,
  media: FILE,
  internal: CLOSED,
  images: FILE,
  icons: FILE,
  _next: FILE,
  og: FILE,
  sitemaps: FILE,
  find: CLOSED,
  // The one page among them: other sites may frame it, so the proxy gives it a header.
  map: { crawled: true, proxied: true },
  brochure: CLOSED,
}

const LEFT_ALONE = Object.entries(TABLE)

/** Files at the root, which the proxy leaves alone too. */
const ROOT_FILES = ['favicon.ico', 'robots.txt', 'sitemap.xml']

const firstPart = (path: string): string => path.split('/')[1] ?? ''

/** Whether an address belongs to the admin, an endpoint or a file: no page is behind it. */
export const isLeftAlone = (path: string): boolean => Object.hasOwn(TABLE, firstPart(path))

/** Whether a path begins with a part that no page can be reached under. Spec §2. */
export const isReserved = (path: string): boolean =>
  isLeftAlone(path) || firstPart(path) === 'preview'

/** Whether a request for a path may end in a public page: no endpoint, no file. */
export const isPageAddress = (path: string): boolean =>
  !isReserved(path) && !ROOT_FILES.includes(path.slice(1))

/** The reserved first parts that search engines may not read. */
export const UNCRAWLED: readonly string[] = LEFT_ALONE.flatMap(([name, { crawled }]) =>
  crawled ? [] : [name],
)

/**
 * What `config.matcher` of the proxy has to say: Next reads it without running anything, so it
 * stands there as a literal, and a test compares both. Addresses left alone come by only with a
 * percent sign: one that cannot be decoded would be an error of the server.
 *
 * @internal
 */
export function proxyMatcher(): string[] {
  const names = LEFT_ALONE.map(([name]) => name).filter((name) => name !== '_next')
  const unseen = LEFT_ALONE.flatMap(([name, { proxied }]) =>
    proxied || name === '_next' || name === 'admin' ? [] : [name],
  )
  const files = ROOT_FILES.map((name) => name.replaceAll('.', '\\.'))
  return [
    `/((?:${names.join('|')})/.*%.*)`,
    `/((?!_next/|admin(?:/|$)|(?:${unseen.join('|')})/|(?:${files.join('|')})$).*)`,
  ]
}
