import type { Goal } from './goal'

const MONTHS = ['maand', 'mnd', 'mois', 'month', 'monat'].join('|')
const OTHERS = [
  ...['jaar', 'week', 'dag', 'nacht', 'kwartaal', 'an', 'année', 'semaine', 'jour', 'nuit', 'trimestre'],
  ...['year', 'annum', 'day', 'night', 'quarter', 'jahr', 'woche', 'tag', 'quartal'],
].join('|')

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

const PER = '(?:per|par|pro|je)'
const GROUPED = String.raw`\d+(?:[.,\s]\d+)*`
const SIZE = String.raw`(?:${GROUPED}\s*)?${AREA}`
/** Words for the price itself, and for the taxes and costs that are in it or not. */
const OWN_WORDS = [
  ...['prix', 'prijs', 'price', 'preis', 'loyer', 'huur(?:prijs)?', 'rent', '(?:kalt|warm)?miete'],
  ...['excl(?:usief|usive)?', 'incl(?:usief|us|usive)?', 'exkl(?:usive)?', 'inkl(?:usive)?', 'zzgl', 'hors', 'hc', 'cc', 'nett?o?', 'bruto?'],
  ...['htva', 'ht', 'ttc', 'tvac', 'tva', 'btw', 'vat', 'mwst', 'ust'],
  ...[String.raw`(?:hors|excl\w*\.?|incl\w*\.?|[ei][xn]kl\w*\.?)\s(?:charges|kosten|costs|nebenkosten)`],
  ...[String.raw`(?:charges|kosten|costs|nebenkosten)\s(?:non\s)?(?:comprises|incluses|inbegrepen|included|excluded|inbegriffen)`],
  ...['le', 'la', 'au', 'à', 'the', 'en', 'et', 'and', 'und'],
].join('|')
// No two of these read the same words, so that a long note is read only once.
const TERM = [
  ...[String.raw`[\s:.()+/]`, CURRENCY, String.raw`(?:${GROUPED}\s*)?${PERCENT}`],
  ...[String.raw`(?:${OWN_WORDS})(?!\p{L})`, String.raw`(?:${PER}\s+)?${SIZE}\p{L}*(?!\p{L})`],
  String.raw`${PER}\s+(?!cent|${AREA})\p{L}+(?![\p{L}\d²])`,
].join('|')
const PERIOD = String.raw`(?:(?:${PER}|a|et|und)\s+|l['’]|/\s*)(?:(${MONTHS})|${OTHERS})(?!\p{L})`
// A period behind any other word is that of what the word says: "provision eau par trimestre", "indexé par an".
const PAID_FOR = new RegExp(String.raw`(?:^|[,;](?!\d)|\s[–-]\s)(?:${TERM})*?${PERIOD}`, 'iu')

const FIGURES = new RegExp(GROUPED, 'gu')
const FROM_TO = String.raw`(?<![\p{L}\d/]|\d[.,\s])${GROUPED}(?:\s?[–-]\s?${GROUPED}|,[–-]+)?`
const AMOUNT = String.raw`(?:${CURRENCY}\s*${FROM_TO}|${FROM_TO}\s*${CURRENCY})`
const AMOUNT_PER_AREA = new RegExp(
  [
    String.raw`(${AMOUNT})(?:${TERM}){0,20}?(?:${PER}\s+)?${SIZE}`,
    String.raw`(${FROM_TO})\s*(?:/|${PER}\s)\s*${SIZE}`,
    String.raw`${AREA}\p{L}*\s?[:=]\s?(${AMOUNT})`,
  ].join('|'),
  'giu',
)

const before = (what: RegExp, note: string): string => note.split(what, 1)[0] ?? ''

/**
 * The period for which a price pays in the words of staff with it, such as "per m² per year", in any of the four
 * languages: a month or another one; null where they name none. An amount that begins the words is the price said again;
 * a period behind any other is that of the amount: "+ € 50 charges per month"; so is one behind words for something
 * else: "indexed per year". Spec §3, "PriceUnitText".
 */
export function namedPeriod(note: string): 'month' | 'other' | null {
  const found = PAID_FOR.exec(before(FROM_OTHER_AMOUNT, note.trim().replace(PRICE_AGAIN, '')))
  if (!found) return null
  return found[1] ? 'month' : 'other'
}

/** Whether a price is due each month: that of a rent, unless staff's words with it, in whichever languages, name another period. */
export const isDueMonthly = (goal: Goal, ...notes: readonly (string | null | undefined)[]): boolean =>
  goal === 'rent' && !notes.some((note) => namedPeriod(note ?? '') === 'other')

/** Whether an amount in words, such as "2.850,50 €" or "€ 100 – 120", is one of so many euro. */
const isAmountOf = (euro: number, amount: string): boolean =>
  [...amount.matchAll(FIGURES)].some(
    ([figure]) => Number(figure.replace(/[.,\s](?=\d{3}(?!\d))/g, '').replace(',', '.')) === euro,
  )

/** A note without what it says of an area beside a price of the whole: "(2.850 €/m²)". */
const withoutOtherAmounts = (euro: number, note: string): string =>
  note.replace(AMOUNT_PER_AREA, (words: string, ...[first, second, third]: (string | undefined)[]) =>
    isAmountOf(euro, first ?? second ?? third ?? '') ? words : '',
  )

/**
 * Whether a price, in euro, is for an area, such as "per m²", in staff's words with it, in whichever languages: it is
 * none of the whole property. What comes on top for an area says nothing of the price, nor does another amount for an
 * area: that only explains the price. Where the price is not known, any amount is taken for it.
 */
export const isPerArea = (euro: number | null, ...notes: readonly (string | null | undefined)[]): boolean =>
  notes.some((note) => {
    const words = before(FROM_SURCHARGE, note ?? '')
    return PER_AREA.test(euro === null ? words : withoutOtherAmounts(euro, words))
  })

/**
 * Whether a price, in euro, is one to compare with others by staff's words with it, in whichever languages: what is paid
 * for the whole property, of a rent each month. The price of an area, the rent of a year or of a week is none.
 */
export const isOfWhole = (goal: Goal, euro: number | null, ...notes: readonly (string | null | undefined)[]): boolean =>
  !isPerArea(euro, ...notes) && (goal === 'sale' || isDueMonthly(goal, ...notes))
