/** The share of the letters of a typed name that may be wrong. */
const SHARE = 0.3

/** And how many at most: the two hyphens of `Louvain-la-Neuve` as spaces, or two slips. */
const MOST_ERRORS = 2

/**
 * How far a typed name may be from a type or city, for Fuse. Three letters must be right, four to
 * six may hold one error (`Namr`), longer names two (`Bruxxeles`). With a share of 0.4 half of
 * `Gent` may be wrong within a longer word, and strangers come in; with 0.2 a town of four letters
 * allows no slip at all. A third error finds little that is meant and takes twice the time. A
 * postcode is right or another town's.
 */
export const thresholdFor = (pattern: string): number =>
  /^\d+$/.test(pattern) ? 0 : Math.min(SHARE, MOST_ERRORS / Math.max(1, pattern.length))

/** Fuse compares bits of a machine word; no type or town needs more letters to be told apart. */
const MOST_LETTERS = 32

/** Rows that a section shows at most: what fits a phone beside its keyboard with some scrolling. */
export const MOST_ROWS = 6

/** What stands before the number of a property: `Réf. :`, `Referentie`, `Ref.-Nr.`, `n°`, `#`. */
const REFERENCE = /^(?:r[eé]f(?:[eé]rence|erentie|erenz)?\.?[ -]?)?(?:n[r°º]\.?|#)? ?:? ?(?=\d)/i

/**
 * What is looked for: typed text without white space around it or twice in it, its accents as names
 * have them, and without the `Ref:` that stands before a number on the site, in any of its languages.
 * Empty input gives an empty text. Spec §5.
 */
export const typedText = (input: string): string =>
  input.normalize().replace(/\s+/g, ' ').trim().replace(REFERENCE, '')

/** The part of a typed text that names are compared with. */
export const comparedText = (typed: string): string => typed.slice(0, MOST_LETTERS).trimEnd()
