import type { Language } from '@/i18n/languages'

/** The numerals of a language, up to millions. */
export interface NumberWords {
  zero: string
  /** How a number from 1 to 99 is spelled, the proper way first. */
  small: (number: number) => readonly string[]
  hundred: string
  thousand: string
  million: string
  /** What may stand between a scale and what follows. */
  and: string
  /** What a scale may end with. */
  plural: string
  /** A currency at the end, or its code, as it looks without spaces. */
  currency: RegExp
  /** The proper spelling of millions, thousands (each below 1,000 and maybe 0) and the rest. */
  write: (millions: number, thousands: number, rest: number) => string
}

const tensOf = (number: number): [ten: number, unit: number] => [Math.floor(number / 10), number % 10]
const joined = (parts: readonly string[], between = ' '): string => parts.filter(Boolean).join(between)
const first = (spellings: readonly string[]): string => spellings[0] ?? ''

const NL_UNITS = 'een twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien zestien zeventien achttien negentien'.split(' ')
const NL_TENS = 'twintig dertig veertig vijftig zestig zeventig tachtig negentig'.split(' ')

function nlSmall(number: number): string[] {
  if (number < 20) return [NL_UNITS[number - 1] ?? '']
  const [ten, unit] = tensOf(number)
  const [tens = '', units = ''] = [NL_TENS[ten - 2], NL_UNITS[unit - 1]]
  return [units === '' ? tens : `${units}${units.endsWith('e') ? 'ën' : 'en'}${tens}`]
}

/** A hundred of one word with what follows it, as Dutch and German write them. */
function compound(number: number, words: Pick<NumberWords, 'small' | 'hundred'>, one: string): string {
  const [hundreds, rest] = [Math.floor(number / 100), number % 100]
  const count = hundreds === 1 ? one : first(words.small(hundreds))
  return `${hundreds === 0 ? '' : count + words.hundred}${rest === 0 ? '' : first(words.small(rest))}`
}

const NL_WORDS = { small: nlSmall, hundred: 'honderd' }
const nl: NumberWords = {
  ...NL_WORDS,
  zero: 'nul', thousand: 'duizend', million: 'miljoen', and: 'en', plural: 'en',
  currency: /eur(?:os?)?$/,
  write: (millions, thousands, rest) =>
    joined([
      millions === 0 ? '' : `${compound(millions, NL_WORDS, '')} miljoen`,
      thousands === 0 ? '' : `${thousands === 1 ? '' : compound(thousands, NL_WORDS, '')}duizend`,
      compound(rest, NL_WORDS, ''),
    ]),
}

const FR_UNITS = 'un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf'.split(' ')
const FR_TENS = ['dix', 'vingt', 'trente', 'quarante', 'cinquante', 'soixante', 'septante', '', 'nonante']

/** A ten and what follows it; 1 and 11 are added with "et", which not everybody writes. */
function frSum(ten: string, unit: number): string[] {
  const units = FR_UNITS[unit - 1]
  if (units === undefined) return [ten]
  const hyphened = `${ten}-${units}`
  return unit % 10 === 1 ? [`${ten} et ${units}`, hyphened] : [hyphened]
}

/** Belgian first, then as in France; "octante" is understood. */
function frSmall(number: number): string[] {
  if (number < 20) return [FR_UNITS[number - 1] ?? '']
  const [ten, unit] = tensOf(number)
  const belgian = frSum(FR_TENS[ten - 1] ?? '', unit)
  if (ten === 7) return [...belgian, ...frSum('soixante', number - 60)]
  if (ten === 9) return [...belgian, ...frSum('quatre-vingt', number - 80).reverse()]
  if (ten !== 8) return belgian
  const twenties = frSum('quatre-vingt', unit).reverse()
  const plural = frSum('quatre-vingts', unit).reverse()
  return [...(unit === 0 ? [...plural, ...twenties] : [...twenties, ...plural]), ...frSum('octante', unit), ...frSum('huitante', unit)]
}

function frHundreds(number: number, isLast: boolean): string {
  const [hundreds, rest] = [Math.floor(number / 100), number % 100]
  const cents = isLast && hundreds > 1 && rest === 0 ? 'cents' : 'cent'
  const small = rest === 0 ? '' : first(frSmall(rest))
  return joined([
    hundreds > 1 ? first(frSmall(hundreds)) : '',
    hundreds > 0 ? cents : '',
    isLast ? small : small.replace(/vingts$/, 'vingt'),
  ])
}

const fr: NumberWords = {
  small: frSmall,
  zero: 'zéro', hundred: 'cent', thousand: 'mille', million: 'million', and: 'et', plural: 's',
  currency: /(?:de?)?eur(?:os?)?$/,
  write: (millions, thousands, rest) =>
    joined([
      millions === 0 ? '' : `${frHundreds(millions, true)} million${millions > 1 ? 's' : ''}`,
      thousands > 1 ? frHundreds(thousands, false) : '',
      thousands > 0 ? 'mille' : '',
      frHundreds(rest, true),
    ]),
}

const EN_UNITS = 'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(' ')
const EN_TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')

function enSmall(number: number): string[] {
  if (number === 1) return ['one', 'a']
  if (number < 20) return [EN_UNITS[number - 1] ?? '']
  const [ten, unit] = tensOf(number)
  return [joined([EN_TENS[ten - 2] ?? '', EN_UNITS[unit - 1] ?? ''], '-')]
}

function enHundreds(number: number): string {
  const [hundreds, rest] = [Math.floor(number / 100), number % 100]
  const count = hundreds === 0 ? '' : `${first(enSmall(hundreds))} hundred`
  return joined([count, rest === 0 ? '' : first(enSmall(rest))], ' and ')
}

const en: NumberWords = {
  small: enSmall,
  zero: 'zero', hundred: 'hundred', thousand: 'thousand', million: 'million', and: 'and', plural: 's',
  currency: /eur(?:os?)?$/,
  write: (millions, thousands, rest) => {
    const above = joined([
      millions === 0 ? '' : `${enHundreds(millions)} million`,
      thousands === 0 ? '' : `${enHundreds(thousands)} thousand`,
    ])
    return joined([above, enHundreds(rest)], rest < 100 ? ' and ' : ' ')
  },
}

const DE_UNITS = 'eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn'.split(' ')
const DE_TENS = 'zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig'.split(' ')

function deSmall(number: number): string[] {
  if (number === 1) return ['eins', 'ein', 'eine']
  if (number < 20) return [DE_UNITS[number - 1] ?? '']
  const [ten, unit] = tensOf(number)
  const units = unit === 1 ? 'ein' : DE_UNITS[unit - 1]
  return [`${units === undefined ? '' : `${units}und`}${DE_TENS[ten - 2] ?? ''}`]
}

const DE_WORDS = { small: deSmall, hundred: 'hundert' }
/** Before "tausend", a one at the end has no s. */
const deCount = (number: number): string => compound(number, DE_WORDS, 'ein').replace(/eins$/, 'ein')

const de: NumberWords = {
  ...DE_WORDS,
  zero: 'null', thousand: 'tausend', million: 'million', and: 'und', plural: 'en',
  currency: /euro?$/,
  write: (millions, thousands, rest) =>
    joined([
      millions === 1 ? 'eine Million' : '',
      millions > 1 ? `${compound(millions, DE_WORDS, 'ein')} Millionen` : '',
      (thousands === 0 ? '' : `${deCount(thousands)}tausend`) + compound(rest, DE_WORDS, 'ein'),
    ]),
}

/** How each language spells its numbers. */
export const SPELLED_NUMBERS: Record<Language, NumberWords> = { nl, fr, en, de }
