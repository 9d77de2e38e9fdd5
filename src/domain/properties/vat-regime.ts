import type { Localized } from '@/i18n/languages'
import type { Goal } from './goal'

export interface VatFacts {
  goal: Goal
  /** It belongs to a project. */
  inProject: boolean
  /** Percent; null or 0 where none is stated. */
  vatPercent: number | null | undefined
  /** The regime in the words of staff or feed. */
  vatRegime: Localized<string>
}

const whole = (...words: string[]): string => String.raw`(?<!\p{L})(?:${words.join('|')})(?!\p{L})`
const reads = (...forms: string[]): RegExp => new RegExp(forms.join('|'), 'iu')

const VAT = String.raw`(?:b\.?t\.?w|t\.?v\.?a|(?<!\p{L})vat(?!\p{L})|mwst|mehrwertsteuer)`
/** What may stand between VAT and the word that tells about it: a rate, or words that only join. */
const JOINTS = [
  'van', 'de', 'het', 'aan', 'onder', 'onderworpen', 'du', 'la', 'le', 'au', 'à', 'régime', String.raw`(?:soumis|assujetti)\p{L}*`,
  'from', 'of', 'to', 'the', 'any', 'subject', 'is', 'are', 'zijn', 'est', 'sont', 'ist', 'sind', 'von', 'vom', 'der', 'die', 'dem', 'unter',
  'stelsel', 'in', 'prijs', 'reeds', 'al', 'déjà', 'dans', 'prix', 'im', 'preis', 'already',
]
/** A full stop ends a statement, save behind a figure or what is cut short. */
const SHORT = String.raw`(?<=in[ck]l|ex[ck]l|einschl|zzgl|mwst|\.w|\.a|\d)\.`
const GAP = String.raw`(?:[\s\d:%()-]|${SHORT}|${whole(...JOINTS)})*`
const NOT = whole('niet', 'non', 'pas', 'not', 'nicht')
const INCLUDED = whole(String.raw`in[ck]l\p{L}*`, 'inbegrepen', 'begrepen', String.raw`compris\p{L}*`, 'enthalten', 'inbegriffen', String.raw`einschl\p{L}*`)
const NOT_INCLUDED = String.raw`${NOT}[\s-]+${INCLUDED}`
/** A sale outside the regime of VAT, or outside what it is levied on. */
const OUTSIDE = String.raw`hors\s+(?:r[ée]gime|champ)`
const EXCLUDED = whole(String.raw`ex[ck]l\p{L}*`, String.raw`(?!${OUTSIDE})hors`, 'plus', 'zzgl', String.raw`zuzügl\p{L}*`)
const NONE = whole(
  'geen', 'niet', 'zonder', 'vrij', 'vrijgesteld', 'pas', 'sans', 'non', String.raw`aucune?`, OUTSIDE, String.raw`exon[ée]r\p{L}*`,
  String.raw`exempt\p{L}*`, 'no', 'not', 'without', String.raw`kein\p{L}*`, 'nicht', 'ohne', 'frei', 'befreit',
)
const NOT_DUE = String.raw`${NOT}\s+${whole('van toepassing', 'verschuldigd', 'applicable', String.raw`due?s?`, 'anwendbar', 'fällig')}`
const ANSWERED_NO = String.raw`\s*:\s*${whole('geen', 'neen?', String.raw`n\.?v\.?t`, 'non', 'no', 'nein', 'keine')}`

/** What is answered before a bracket or a dash is another statement; all costs are, with VAT among them in brackets, included. */
const GOES_ON = String.raw`(?!\.?(?:\s*\(|\s+-))`
const GOES_ON_OR_LISTS = String.raw`(?!\.?\s+-)`

/** What says of a tax that there is none. */
const freeOf = (tax: string): string[] => [
  `${NONE}${GOES_ON}${GAP}${tax}`,
  String.raw`${tax}${GAP}(?:vrij|frei|free|exempt|exon[ée]r|${NOT_DUE})`,
  tax + ANSWERED_NO,
]

const DUTY = String.raw`(?:(?:des\s+)?droits?\s+)?(?:d['’]\s*)?(?:registr|enregistrement)\p{L}*(?:\s+(?:dut(?:y|ies)|tax(?:es)?|fees?)(?!\p{L}))?`
const AND = String.raw`${GAP}(?:${whole('en', 'et', 'and', 'und')}|[&+/])${GAP}`

const ADDED = reads(`(?:${EXCLUDED}|${NOT_INCLUDED})${GOES_ON}${GAP}${VAT}`, `${VAT}${GAP}${NOT_INCLUDED}`, 'htva')
const IN_PRICE = reads(
  `${INCLUDED}${GOES_ON_OR_LISTS}${GAP}(?:${DUTY}${AND})?${VAT}`,
  `${VAT}(?:${AND}${DUTY})?${GAP}${INCLUDED}`,
  'tvac', whole('ttc'),
)
const UNTAXED = reads(...freeOf(VAT))
const NAMED = reads(VAT)

/** What includes more than the VAT that is named before it. */
const INCLUDES = String.raw`(?<!${NOT}[\s-]+|${VAT}${GAP})${INCLUDED}`
const IN_BRACKETS = String.raw`\.?\s*\((?:(?!${NONE}|${EXCLUDED})[^()|])*\)`
/** Duty that is not due, or in the price as well. */
const SETTLED_DUTY = reads(
  ...freeOf(DUTY),
  `${INCLUDES}${GOES_ON}${GAP}(?:${VAT}${AND})?${DUTY}`,
  INCLUDES + IN_BRACKETS,
  `${DUTY}(?:${AND}${VAT})?${GAP}${INCLUDED}(?!${GOES_ON}${GAP}${VAT})`,
)
const NAMED_DUTY = reads(DUTY)

/** No joint, so that a statement on one line or in one language ends before that in the next. */
const BREAK = ' | '

/** What VAT is to a price: it comes on top, the price includes it, or there is none. */
type PriceVat = 'added' | 'included' | 'none'

/** What the words of a regime say of VAT; null where they say nothing of it. */
function vatIn(regime: string): PriceVat | null {
  if (ADDED.test(regime)) return 'added'
  if (IN_PRICE.test(regime)) return 'included'
  const taxed = regime.split(UNTAXED).join(BREAK)
  if (NAMED.test(taxed)) return 'added'
  return taxed === regime ? null : 'none'
}

const regimeOf = (vatRegime: VatFacts['vatRegime']): string => Object.values(vatRegime).join('\n').replace(/\n/g, BREAK)

/**
 * What VAT is to a price. The words of the regime decide where they say that there is none or that the price
 * includes it; else it comes on top where a rate is stated, and for a unit of a project whose regime does not
 * say that registration duty is paid instead. None for rent. Spec, Belgian rules, "Registration duties".
 */
function priceVat({ goal, inProject, vatPercent, vatRegime }: VatFacts): PriceVat {
  if (goal === 'rent') return 'none'
  const regime = regimeOf(vatRegime)
  const said = vatIn(regime)
  if (said === 'included' || said === 'none') return said
  const isAdded = (vatPercent ?? 0) > 0 || (inProject && (said === 'added' || !NAMED_DUTY.test(regime)))
  return isAdded ? 'added' : 'none'
}

/** Whether VAT comes on top of a price. Spec, Belgian rules, "Registration duties". */
export const isUnderVat = (facts: VatFacts): boolean => priceVat(facts) === 'added'

/**
 * Whether a price includes VAT and nothing is due on top of it. A regime that names registration duty says the VAT
 * of a fee or of a part, so that it settles nothing, save where it says that no duty is due or that the price includes
 * it too. Spec, Belgian rules, "Registration duties".
 */
export const isVatInPrice = (facts: VatFacts): boolean =>
  priceVat(facts) === 'included' && !NAMED_DUTY.test(regimeOf(facts.vatRegime).split(SETTLED_DUTY).join(BREAK))
