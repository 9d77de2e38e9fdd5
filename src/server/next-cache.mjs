// @ts-check

/**
 * What Next asks for the pages that it has rendered (`cacheHandler`), in place of its own cache, which knows by
 * two clocks what has expired (16.4.6): it loads this file by its path, one object for each request. The pages
 * are with the rest of the server, which is compiled: `next-pages.ts`. While the site is built there is none.
 * https://nextjs.org/docs/app/api-reference/config/next-config-js/incrementalCacheHandlerPath
 */
const holder = /** @type {{ [key: symbol]: import('./next-pages').NextPages | undefined }} */ (globalThis)
const pages = () => holder[Symbol.for('estate.next-pages')]

export default class NextCache {
  /** Taken before the page of this request is rendered. */
  #begun = pages()?.begin()

  /** @param {string} key @param {{ kind: string }} context */
  async get(key, { kind }) {
    return (await pages()?.get(key, kind)) ?? null
  }

  /** @param {string} key @param {import('./next-pages').RenderedEntry | null} value @param {{ cacheControl?: object }} context */
  async set(key, value, { cacheControl }) {
    if (value && this.#begun) pages()?.set(key, { value, cacheControl }, this.#begun)
  }

  /** Pages are known to have expired by what has changed, and by the day. Decision 114. */
  async revalidateTag() {}

  resetRequestCache() {}
}
