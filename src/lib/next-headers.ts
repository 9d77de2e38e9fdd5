/*
 * Headers and parameters by which the parts of Next talk to each other, and which nobody documents: read in 16.4.6.
 * Headers in lower case, as Node gives their names.
 */

/** With it a browser asks for a page in the form of Next's own router. */
export const RSC = 'rsc'

/** What a browser says of the parts of the admin that it has already. */
export const ROUTER_STATE = 'next-router-state-tree'

/** With it a browser calls a server action. */
export const NEXT_ACTION = 'next-action'

/** What begins so Next tells its own proxy, and believes of whoever sends it: with one of them it answers `{}` for a page. */
export const NEXT_INTERNAL = 'x-middleware-'

/** Where a page lies within. Next sends it to visitors, and nothing of it in a browser reads it. */
export const REWRITTEN = `${NEXT_INTERNAL}rewrite`

/** Next answers otherwise for these: its own router's, and its forms'. */
export const FOR_NEXT = /^(?:rsc$|next-|x-nextjs-|x-middleware-)/

/** Where Next puts the tags of a page that it has rendered. */
export const CACHE_TAGS = 'x-next-cache-tags'

const OF_NEXT = /^(?:_rsc$|nxt[PI].)/

/**
 * Whether Next takes a parameter of an address off before the proxy reads it, or gives it another name: `_rsc`,
 * `nxtPcity`. Names are told apart by case.
 */
export const isOfNext = (name: string): boolean => OF_NEXT.test(name)
