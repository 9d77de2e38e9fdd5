/**
 * Header with which the proxy tells the request chain what an answer is. The chain removes it: it
 * never leaves the process, and what a client sends under its name is not read.
 *
 * - `store`: a public page, the same for everybody, that the page cache may store.
 * - `pass`: a public page of which there are endlessly many (a search with free numbers).
 * - `not-found PATH`: the not-found page that stands at an inner path, for whatever address.
 *
 * An answer without the mark is nobody's but the visitor's who asked: `private, no-store`.
 */
export const PAGE_MARK = 'x-page-mark'

/** The mark of the not-found page at an inner path such as `/nl/~unknown`. */
export const notFoundMark = (screen: string): string => `not-found ${screen}`

/** Whether a mark is that of a not-found page. */
export const isNotFoundMark = (mark: string): boolean => mark.startsWith('not-found ')
