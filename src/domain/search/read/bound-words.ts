import { phrases, wordsIn } from './phrases'

/** How a price or a number is bounded; `above` leaves the number itself out. */
export const BOUNDS = phrases<'min' | 'max' | 'above'>([
  ['max', 'max, maximum, maximaal, maximale, tot, onder, minder dan, minder als, hoogstens, ten hoogste, tenhoogste, tot en met'],
  ['max', 'goedkoper dan, goedkoper als, lager dan, lager als, maximumprijs, maximumbudget'],
  ['max', 'jusqu a, jusqu au, jusqu aux, jusque, jusqua, moins de, sous, en dessous de, au dessous de, en deca de, maxi, au maximum'],
  ['max', 'inferieur a, inferieure a, inferieurs a, moins cher que, moins chere que, moins que'],
  ['max', 'up to, upto, under, below, less than, at most, cheaper than, lower than, a maximum of'],
  ['max', 'bis, bis zu, unter, hochstens, maximal, weniger als, billiger als, gunstiger als, hochstpreis, maximaler'],
  ['min', 'vanaf, min, minimum, minimaal, minimale, minstens, ten minste, tenminste, minimumprijs, minimumbudget'],
  ['min', 'a partir de, au moins, au minimum, minimum de, minimal, mini, des'],
  ['min', 'from, at least, starting at, a minimum of'],
  ['min', 'ab, mindestens, wenigstens, mindestpreis, minimaler'],
  ['above', 'meer dan, meer als, boven, duurder dan, duurder als, hoger dan, hoger als'],
  ['above', 'plus de, plus que, plus cher que, plus chere que, au dessus de, au dela de, superieur a, superieure a, superieurs a'],
  ['above', 'over, above, more than, more expensive than, higher than, excess of, upwards of, uber, mehr als, teurer als, hoher als'],
  ['max', '<, <=, ≤'],
  ['min', '>=, ≥'],
  ['above', '>'],
])

/** What stands behind a number alone, and bounds it. */
export const BEHIND = phrases<'min' | 'max'>([
  ['min', 'of meer, en meer, ou plus, et plus, or more, and more, oder mehr, und mehr'],
  ['max', 'of minder, ou moins, or less, or fewer, oder weniger'],
])

/** Between two amounts. */
export const RANGE_WORDS: ReadonlySet<string> = new Set([
  'en', 'tot', 'et', 'a', 'jusqu', 'and', 'to', 'und', 'bis', 'of', 'ou', 'or', 'oder', '~', '−',
  'tot en met', 't m', 'jusqu a', 'up to', 'bis zu',
])

/** Before two amounts. */
export const RANGE_STARTS: ReadonlySet<string> = new Set([
  'tussen', 'van', 'entre', 'de', 'between', 'from', 'zwischen', 'von',
])

/** Every word of what bounds a price or a number. */
export const BOUND_WORDS = wordsIn([...BOUNDS.keys(), ...RANGE_STARTS])

/** Before an amount that is not exact. */
export const ABOUT: ReadonlySet<string> = new Set([
  'rond', 'ongeveer', 'om en bij', 'circa', 'ca', 'zowat', 'pakweg', 'zo n', 'autour de', 'autour des', 'aux alentours de', 'environ',
  'around', 'about', 'approximately', 'roughly', 'um', 'rund', 'rund um', 'etwa', 'ungefahr', '~', '±',
])
