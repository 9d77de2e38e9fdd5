// @ts-check

/**
 * What Next asks for pages that it has rendered, in a site of several processes (`cacheHandler`): it loads
 * this file by its path, one object for each request. The pages are with the rest of the server, which is
 * compiled: `shared-pages.ts`. While the site is built there is none.
 * https://nextjs.org/docs/app/api-reference/config/next-config-js/incrementalCacheHandlerPath
 */
const holder = /** @type {{ [key: symbol]: import('./shared-pages').SharedPages | undefined }} */ (globalThis)
const pages = () => holder[Symbol.for('estate.shared-pages')]

export default class NextCache {
  /** Taken before the page of this request is rendered. */
  #begun = pages()?.begin()

  /** @param {string} key @param {{ kind: string }} context */
  async get(key, { kind }) {
    return (await pages()?.get(key, kind)) ?? null
  }

  /** @param {string} key @param {import('./shared-pages').RenderedEntry | null} value @param {{ cacheControl?: object }} context */
  async set(key, value, { cacheControl }) {
    if (value && this.#begun) pages()?.set(key, { value, cacheControl }, this.#begun)
  }

  /** Pages are known to have expired by what has changed, and by the day. Decision 109. */
  async revalidateTag() {}

  resetRequestCache() {}
}
