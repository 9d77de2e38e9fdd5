// @ts-check

/**
 * @typedef {object} FoundPage
 * @property {string} path
 * @property {number} status
 * @property {string} html
 * @property {string} from the page that leads there, or what named it
 */

/** What is no page, or no page of visitors. */
const NO_PAGE = /^\/(?:_next|admin|api|brochure|find|forms|icons|images|media|og)(?:[/?]|$)/

/**
 * Every page of a running site that its sitemaps or its pages lead to, and of a path with parameters one
 * for each set of their names: searches are endless.
 * @param {string} site an address without a slash behind
 * @returns {AsyncGenerator<FoundPage>}
 */
export async function* crawl(site) {
  const start = new Set([...(await inSitemaps(site)), '/', ...LOST])
  /** @type {Map<string, string>} */
  const from = new Map([...start].map((path) => [kindOf(path), 'the sitemap']))
  const queue = [...start]
  for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
    const answer = await fetch(site + path, { redirect: 'manual' })
    const html = await answer.text()
    if (!answer.headers.get('content-type')?.startsWith('text/html')) continue
    yield { path, status: answer.status, html, from: from.get(kindOf(path)) ?? '' }
    for (const href of linksIn(html)) {
      if (NO_PAGE.test(href) || from.has(kindOf(href))) continue
      from.set(kindOf(href), path)
      queue.push(href)
    }
  }
}

/** Where nothing is, in each language. */
export const LOST = ['/nergens/', '/fr/nulle-part/', '/en/nowhere/', '/de/nirgendwo/']

/** @param {string} path */
function kindOf(path) {
  const { pathname, searchParams } = new URL(path, 'http://site')
  return `${pathname}?${[...new Set(searchParams.keys())].sort().join('&')}`
}

/** @param {string} html */
const linksIn = (html) => [...html.matchAll(/<a [^>]*?href="(\/(?!\/)[^"#]*)/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'))

/** @param {string} site */
async function inSitemaps(site) {
  const locations = async (/** @type {string} */ url) => {
    const xml = await (await fetch(url)).text()
    return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => new URL(loc.replaceAll('&amp;', '&')))
  }
  const parts = await locations(`${site}/sitemap.xml`)
  const pages = await Promise.all(parts.map(({ pathname }) => locations(site + pathname)))
  return pages.flat().map(({ pathname }) => pathname)
}
