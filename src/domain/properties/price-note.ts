import type { Goal } from './goal'

const MONTHS = ['maand', 'mnd', 'mois', 'month', 'monat'].join('|')
const OTHERS = [
  'jaar', 'week', 'dag', 'nacht', 'kwartaal', 'an', 'année', 'semaine', 'jour', 'nuit', 'trimestre',
  'year', 'annum', 'day', 'night', 'quarter', 'jahr', 'woche', 'tag', 'quartal',
].join('|')

// Behind a word that makes it one for which is paid: "2 mois de garantie" is none.
const PAID_FOR = new RegExp(String.raw`(?:(?<!\p{L})(?:per|par|pro|je|a|et|und)\s+|l['’]|/\s*)(?:(${MONTHS})|${OTHERS})(?!\p{L})`, 'giu')
/** Parts of a note that say something each. */
const NEXT_PART = /[,;](?!\d)|\s[–-]\s/u
/** A period behind one of these is that of something else: "indexé par an", "provision eau par trimestre". */
const OTHER_THING = /[iï]nd[eé]x|provis|forfait|voorschot|pr[ée]compte|voorheffing|taxe|betaalbaar|payable|zahlbar|contrac?t|syndic|(?<!\p{L})(?:eau|water|wasser)(?!\p{L})/iu
/** So is one behind costs, unless they are said to be in the price or not. */
const COSTS = /charges|kosten|lasten|costs/iu
const WITH_OR_WITHOUT = /hors|excl|exkl|incl|inkl|zzgl|ohne|plus|sans|without|non|[+&]|(?<!\p{L})(?:ex|en|et|and|und)(?!\p{L})/iu

/** Words by which a thing is in the price; behind a no, "niet in de prijs inbegrepen", it is not. */
const IN_PRICE = 'incl|inkl|compris|inbegr|enthalten'
const NOT_BEHIND_NO = String.raw`(?<!(?<!\p{L})(?:non|pas|niet|not|nicht)[\s-](?:[\p{L}\s]{0,25}\s)?)`
const SAID_INCLUDED = String.raw`(?=${IN_PRICE})${NOT_BEHIND_NO}\p{L}{4,16}`
const INCLUDED = new RegExp(SAID_INCLUDED, 'iu')
/** Everything is, so that the charges are: "all-in", "tout compris", "TCC". */
const ALL_INCLUDED = new RegExp(
  String.raw`(?<!\p{L})(?=all[\s-]?in(?!\p{L})|(?:all(?:es)?|tout)[\s-](?:${IN_PRICE})|t?cc(?!\p{L}))${NOT_BEHIND_NO}`, 'iu',
)
const WITHOUT = String.raw`(?:hors|ex[ck]l\p{L}{0,12}\.?|zzgl\.?|zuzüglich|ohne|sans|without|zonder)\s+`
/** Costs said to be beside the price: what else is said to be in it is another thing. */
const WITHOUT_COSTS = new RegExp(String.raw`${WITHOUT}\p{L}{0,40}(?:${COSTS.source})`, 'giu')
const CHARGES = `(?:neben|betriebs|huur|service)?(?:${COSTS.source})`
const ONLY_WITHOUT_CHARGES = new RegExp(String.raw`^[\s(]*${WITHOUT}${CHARGES}[\s.)]*$`, 'iu')
/** With an amount these are the charges, unless they are for a thing of its own. */
const ADVANCE = /provis|voorschot|forfait|frais|pauschal|vorauszahl/iu
const THING_OF_ITS_OWN = /(?<!\p{L})(?:eau|water|wasser|gas|gaz|strom|borg)(?!\p{L})|[eéè]le[ck]tr|chauff|verwarm|heiz|internet|garage|park|stellpl|agen[cst]|dossier|nota[ir]|waarborg|garant|[ck]aution/iu

const FIGURE = String.raw`\d[\d.,\s]*`
const CURRENCY = String.raw`(?:€|(?<!\p{L})eur(?:os?)?(?!\p{L}))`
const PERCENT = String.raw`(?:%|pro[cz]ent|p(?:er|our)\s?cent)`
const AREA = String.raw`(?:m[²2]|sq(?:uare)?\.?\s?m|vierkante\s?m|mètres?\s?carr|quadratm)`
const PRICE_AGAIN = new RegExp(String.raw`^(?:${CURRENCY}\s*)?\d[\d.,\s–-]*${CURRENCY}?`, 'iu')
const SURCHARGE = String.raw`\+\s*(?:${CURRENCY}\s*)?(?!${FIGURE}(?:${PERCENT}|${AREA}))\d`
const FROM_SURCHARGE = new RegExp(SURCHARGE, 'iu')
/** "charges : 50", "kosten € 20/m²" */
const AMOUNT_OF_COSTS = new RegExp(String.raw`(?:${COSTS.source})\s*(?::\s*)?(?:${CURRENCY}\s*)?(?!${FIGURE}${PERCENT})\d`, 'iu')
const FROM_OTHER_AMOUNT = new RegExp(String.raw`${CURRENCY}(?:\s*\d|(?<=\d[.,\s–-]*${CURRENCY}))|${SURCHARGE}`, 'iu')
const GROUPED = String.raw`\d+(?:[.,\s]\d+)*`
const FIGURES = new RegExp(GROUPED, 'g')
const BEHIND_CURRENCY = new RegExp(String.raw`${CURRENCY}\s?$`, 'iu')
const BEFORE_CURRENCY = new RegExp(String.raw`^(?:,-+)?\s?${CURRENCY}`, 'iu')
const PAID_FOR_AREA = new RegExp(String.raw`^(?:,-+)?\s?(?:${CURRENCY})?\s?(?:/|(?:per|par|pro|je)\s)\s?${AREA}`, 'iu')
/** What stands around a figure, in characters. */
const AROUND = 40
/** So many times an amount for an area is a price of the whole: nothing has less than ten square metres. */
const LEAST_AREA = 10
/** Words between which and the charges no other thing is named. */
const FILLERS = [
  'zijn', 'is', 'sind', 'sont', 'are', 'déjà', 'reeds', 'al', 'bereits', 'already', 'toutes', 'alle', 'all', 'les', 'des?', 'van', 'von', 'of', 'the', 'pour', 'voor', 'für', 'for',
  'env(?:iron)?', 'circa', 'ca', 'ongeveer', 'about', 'locatives', 'communes', 'mensuelles', 'gemeenschappelijke', 'maandelijkse', 'monatliche', 'monthly',
  String.raw`(?:provis|voorschot|forfait|pauschal|vorauszahl)\p{L}{0,12}`, String.raw`(?:${COSTS.source}|frais)\s(?:en|et|und|and)`,
  'par', 'per', 'pro', 'je', MONTHS, OTHERS, AREA, 'eur(?:os?)?',
].join('|')
const NO_OTHER_THING = String.raw`(?:[\d\s€.,:()/±–-]|\+/-|(?<!\p{L})(?:${FILLERS})(?!\p{L})){0,40}`
const SAID_OF_IT = String.raw`${NO_OTHER_THING}(?:(?:in|im|dans)\s(?:\p{L}{1,20}\s){1,3})?${SAID_INCLUDED}`
const NO_OTHER_BEHIND = String.raw`(?!\p{L})${NO_OTHER_THING}(?:$|[,;](?!\d)|\)|(?:in|im|dans|sauf|behalve|außer|except)(?!\p{L}))`
/** With an amount that may be of another thing: "incl. € 80 lasten", "charges 80 € comprises", unlike "kosten € 80 incl. btw". */
const INCLUDED_COSTS = new RegExp(
  String.raw`(?:(?<!\p{L})${CHARGES}${SAID_OF_IT}|${SAID_INCLUDED}${NO_OTHER_THING}(?<!\p{L})${CHARGES})${NO_OTHER_BEHIND}`, 'iu',
)
/** Words between brackets that say of another thing that it is in the price: "(incl. water)", unlike "(inclus)" and "(in de huur inbegrepen)". */
const ASIDE = new RegExp(String.raw`\((?=[^()]*\))(?!${SAID_OF_IT}${NO_OTHER_BEHIND})[^()\d]*(?:${IN_PRICE})[^()]*\)`, 'giu')
/** What comes on top, unlike "+/- 80 €". */
const ON_TOP = /\+(?!\/-)/u
/** "12 m²" alone is the size of a part. */
const PER_AREA = new RegExp(String.raw`${AREA}(?<!\d\s*${AREA})|(?:(?<!\p{L})(?:per|par|pro|je)\s|/)\s*${FIGURE}${AREA}`, 'iu')

const before = (what: RegExp, note: string): string => note.split(what, 1)[0] ?? ''

/**
 * The period for which a price pays in the words of staff with it, such as "per m² per year", in any of the four
 * languages: a month or another one; null where they name none. An amount that begins the words is the price said again;
 * a period behind any other is that of the amount, "+ € 50 charges per month", unless that is the price of an area, which
 * explains the whole: "soit 120 €/m²/an". One behind words for something else is of that. Spec §3, "PriceUnitText".
 */
export function namedPeriod(note: string): 'month' | 'other' | null {
  const words = note.trim().replace(PRICE_AGAIN, '')
  const ofPrice = before(FROM_OTHER_AMOUNT, words).split(NEXT_PART).flatMap((part) => periodsIn(part))
  const ofArea = before(FROM_SURCHARGE, words).split(NEXT_PART).flatMap((part) => (PER_AREA.test(part) ? periodsIn(part) : []))
  return ofPrice[0] ?? ofArea[0] ?? null
}

/**
 * Whether staff's words with a rent, in any of the four languages, tell of the charges, in euro, how much they are or that
 * they are in it: nothing is to be added to them then. "Excluding charges" tells neither, though beside it nobody is to
 * read that there are none.
 */
export function saysCharges(note: string, charges: number): boolean {
  return (charges === 0 && COSTS.test(note)) || partsOf(note).some((part) => tellsCharges(part))
}

/**
 * Whether staff's words with a rent, in any of the four languages, tell nothing but that the charges come on top: beside
 * an amount of charges they would say it twice. Costs of a thing of its own, "excl. verwarmingskosten", are others.
 */
export const saysOnlyWithoutCharges = (note: string): boolean => ONLY_WITHOUT_CHARGES.test(note)

/**
 * Whether staff's words with a rent, in any of the four languages, say that the charges are in it: "charges comprises",
 * "incl. € 80 lasten", "all-in". Nothing more is paid for them then, whatever they are. An amount that comes on top, or
 * beside which another thing is said to be in the rent, is paid: "charges 80 € internet inclus".
 */
export const includesCharges = (note: string): boolean =>
  partsOf(note).some((part) => saysIncluded(part))

/** The parts of a note that say something each of the charges. */
function partsOf(note: string): string[] {
  const words = note.trim().replace(PRICE_AGAIN, '')
  return [words.replace(ASIDE, ' '), ...(words.match(ASIDE) ?? [])].flatMap((some) => some.split(NEXT_PART))
}

/** Whether a part of a note says of the costs that they are in the price, not of what is beside them. */
function saysIncluded(part: string): boolean {
  const rest = part.replace(WITHOUT_COSTS, '')
  const isSaid = namesAmount(part) ? INCLUDED_COSTS.test(before(ON_TOP, rest)) : COSTS.test(rest) && INCLUDED.test(rest)
  return isSaid || ALL_INCLUDED.test(part)
}

/** Whether a part of a note tells how much the charges are, or that they are in the price. */
const tellsCharges = (part: string): boolean =>
  saysIncluded(part) || (COSTS.test(part) ? AMOUNT_OF_COSTS.test(part.replace(WITHOUT_COSTS, '')) || hasAmountOfWhole(part) : isAdvance(part))

const isAdvance = (part: string): boolean => ADVANCE.test(part) && !THING_OF_ITS_OWN.test(part) && hasAmountOfWhole(part)

const namesAmount = (part: string): boolean => AMOUNT_OF_COSTS.test(part) || hasAmountOfWhole(part)

const hasAmountOfWhole = (part: string): boolean =>
  FROM_SURCHARGE.test(part) || amountsIn(part).some(({ isForArea }) => !isForArea)

/** The periods that a part of a note names for the price itself. */
function periodsIn(part: string): ('month' | 'other')[] {
  return [...part.matchAll(PAID_FOR)].flatMap(({ 1: month, index }) => {
    const said = part.slice(Math.max(0, index - 3 * AROUND), index)
    const isOfOther = OTHER_THING.test(said) || (COSTS.test(said) && !WITH_OR_WITHOUT.test(said))
    return isOfOther ? [] : [month ? 'month' : 'other']
  })
}

/** Whether a price is due each month: that of a rent, unless staff's words with it, in whichever languages, name another period. */
export const isDueMonthly = (goal: Goal, ...notes: readonly (string | null | undefined)[]): boolean =>
  goal === 'rent' && !notes.some((note) => namedPeriod(note ?? '') === 'other')

/**
 * Whether a price, in euro, is for an area, such as "per m²", in staff's words with it, in whichever languages: it is none
 * of the whole property. What comes on top for an area says nothing of the price, and neither does a small amount for an
 * area beside that of the whole: "(2.850 €/m²)" explains it.
 */
export const isPerArea = (euro: number | null, ...notes: readonly (string | null | undefined)[]): boolean =>
  notes.some((note) => {
    const words = before(FROM_SURCHARGE, note ?? '')
    const amounts = amountsIn(words)
    const isExplained = amounts.some(({ amount }) => amount > 0 && amount * LEAST_AREA <= (euro ?? 0))
    return PER_AREA.test(words) && (!isExplained || amounts.some(({ amount, isForArea }) => isForArea && amount === euro))
  })

/** The amounts in words, in euro, and whether each is for an area: "2.850,50 €", "120/m²". */
const amountsIn = (words: string): { amount: number; isForArea: boolean }[] =>
  [...words.matchAll(FIGURES)].flatMap(({ 0: figure, index }) => {
    const end = index + figure.length
    const after = words.slice(end, end + AROUND)
    const isForArea = PAID_FOR_AREA.test(after)
    if (!isForArea && !BEFORE_CURRENCY.test(after) && !BEHIND_CURRENCY.test(words.slice(Math.max(0, index - AROUND), index))) return []
    return [{ amount: Number(figure.replace(/[.,\s](?=\d{3}(?!\d))/g, '').replace(',', '.')), isForArea }]
  })

/**
 * Whether a price, in euro, is one to compare with others by staff's words with it, in whichever languages: what is paid
 * for the whole property, of a rent each month. The price of an area, the rent of a year or of a week is none.
 */
export const isOfWhole = (goal: Goal, euro: number | null, ...notes: readonly (string | null | undefined)[]): boolean =>
  !isPerArea(euro, ...notes) && (goal === 'sale' || isDueMonthly(goal, ...notes))
