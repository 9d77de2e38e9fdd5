export const PAGE_SIZE = 24

/** How many pages of 24 a list has; an empty one has one. */
export const pageCount = (rows: readonly unknown[]): number =>
  Math.max(1, Math.ceil(rows.length / PAGE_SIZE))

/** First, last and the neighbours of a page, ascending. */
export const pageNumbers = (page: number, pages: number): number[] =>
  [...new Set([1, page - 2, page - 1, page, page + 1, page + 2, pages])]
    .filter((number) => number >= 1 && number <= pages)
    .sort((a, b) => a - b)
