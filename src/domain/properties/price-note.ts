import type { Goal } from './goal'

const MONTHS = ['maand', 'mnd', 'mois', 'month', 'monat'].join('|')
const OTHERS = [
  ...['jaar', 'week', 'dag', 'nacht', 'kwartaal', 'an', 'année', 'semaine', 'jour', 'nuit', 'trimestre'],
  ...['year', 'annum', 'day', 'night', 'quarter', 'jahr', 'woche', 'tag', 'quartal'],
].join('|')

// Behind a word that makes it one for which is paid: "2 mois de garantie" is none.
const PAID_FOR = new RegExp(String.raw`(?:(?<!\p{L})(?:per|par|pro|je|a|et|und)\s+|l['’]|/\s*)(?:(${MONTHS})|${OTHERS})(?!\p{L})`, 'iu')

const FIGURE = String.raw`\d[\d.,\s]*`
const CURRENCY = String.raw`(?:€|(?<!\p{L})eur(?:os?)?(?!\p{L}))`
const PERCENT = String.raw`(?:%|pro[cz]ent|p(?:er|our)\s?cent)`
const AREA = String.raw`(?:m[²2]|sq(?:uare)?\.?\s?m|vierkante\s?m|mètres?\s?carr|quadratm)`
const PRICE_AGAIN = new RegExp(String.raw`^(?:${CURRENCY}\s*)?\d[\d.,\s–-]*${CURRENCY}?`, 'iu')
const SURCHARGE = String.raw`\+\s*(?:${CURRENCY}\s*)?(?!${FIGURE}(?:${PERCENT}|${AREA}))\d`
const FROM_SURCHARGE = new RegExp(SURCHARGE, 'iu')
const FROM_OTHER_AMOUNT = new RegExp(String.raw`${CURRENCY}(?:\s*\d|(?<=\d[.,\s–-]*${CURRENCY}))|${SURCHARGE}`, 'iu')
/** "12 m²" alone is the size of a part. */
const PER_AREA = new RegExp(String.raw`${AREA}(?<!\d\s*${AREA})|(?:(?<!\p{L})(?:per|par|pro|je)\s|/)\s*${FIGURE}${AREA}`, 'iu')

const before = (what: RegExp, note: string): string => note.split(what, 1)[0] ?? ''

/**
 * The period for which a price pays in the words of staff with it, such as "per m² per year", in any of the four
 * languages: a month or another one; null where they name none. An amount that begins the words is the price said again;
 * a period behind any other is that of the amount: "+ € 50 charges per month". Spec §3, "PriceUnitText".
 */
export function namedPeriod(note: string): 'month' | 'other' | null {
  const found = PAID_FOR.exec(before(FROM_OTHER_AMOUNT, note.trim().replace(PRICE_AGAIN, '')))
  if (!found) return null
  return found[1] ? 'month' : 'other'
}

/** Whether a price is due each month: that of a rent, unless staff's words with it, in whichever languages, name another period. */
export const isDueMonthly = (goal: Goal, ...notes: readonly (string | null | undefined)[]): boolean =>
  goal === 'rent' && !notes.some((note) => namedPeriod(note ?? '') === 'other')

/**
 * Whether a price is for an area, such as "per m²", in staff's words with it, in whichever languages: it is none of
 * the whole property. What comes on top for an area says nothing of the price.
 */
export const isPerArea = (...notes: readonly (string | null | undefined)[]): boolean =>
  notes.some((note) => PER_AREA.test(before(FROM_SURCHARGE, note ?? '')))

/**
 * Whether a price is one to compare with others by staff's words with it, in whichever languages: what is paid for the
 * whole property, of a rent each month. The price of an area, the rent of a year or of a week is none.
 */
export const isOfWhole = (goal: Goal, ...notes: readonly (string | null | undefined)[]): boolean =>
  !isPerArea(...notes) && (goal === 'sale' || isDueMonthly(goal, ...notes))
