import { dateFormats } from '@/i18n/format'
import { LANGUAGES, type Language } from '@/i18n/languages'
import { fold } from '@/lib/fold'

/** A part of a year that has no date of its own. */
export type NamedPeriod =
  | ('begin' | 'mid' | 'end' | 'spring' | 'summer' | 'autumn' | 'winter')
  | ('q1' | 'q2' | 'q3' | 'q4' | 'h1' | 'h2')

interface PeriodWords {
  names: Record<Exclude<NamedPeriod, `${'q' | 'h'}${number}`>, string>
  /** First to fourth, each in its spellings. */
  ordinals: readonly string[]
  /** What a quarter and a half are called, and the letter that stands before their number. */
  quarter: string
  half: string
  letters: Record<'q' | 'h', string>
}

/** How staff write the parts of a year, without accents and punctuation. */
const WORDS: Record<Language, PeriodWords> = {
  nl: {
    names: {
      begin: 'begin, start', mid: 'midden, medio, half, halfweg', end: 'eind, einde',
      spring: 'lente, voorjaar', summer: 'zomer', autumn: 'herfst, najaar', winter: 'winter',
    },
    ordinals: ['1e, 1ste, eerste', '2e, 2de, tweede', '3e, 3de, derde', '4e, 4de, vierde'],
    quarter: 'kwartaal, trimester', half: 'helft, jaarhelft, semester, halfjaar', letters: { q: 'q', h: 'h' },
  },
  fr: {
    names: {
      begin: 'debut', mid: 'mi, milieu', end: 'fin',
      spring: 'printemps', summer: 'ete', autumn: 'automne', winter: 'hiver',
    },
    ordinals: [
      '1er, 1re, 1ere, premier, premiere', '2e, 2eme, 2nd, 2nde, deuxieme, second, seconde',
      '3e, 3eme, troisieme', '4e, 4eme, quatrieme',
    ],
    quarter: 'trimestre', half: 'semestre, moitie', letters: { q: 't', h: 's' },
  },
  en: {
    names: {
      begin: 'early, beginning, start', mid: 'mid, middle', end: 'end, late',
      spring: 'spring', summer: 'summer', autumn: 'autumn, fall', winter: 'winter',
    },
    ordinals: ['1st, first', '2nd, second', '3rd, third', '4th, fourth'],
    quarter: 'quarter', half: 'half', letters: { q: 'q', h: 'h' },
  },
  de: {
    names: {
      begin: 'anfang, beginn', mid: 'mitte', end: 'ende',
      spring: 'fruhjahr, fruhling, fruehjahr, fruehling', summer: 'sommer', autumn: 'herbst', winter: 'winter',
    },
    ordinals: [
      'erstes, erste, ersten', 'zweites, zweite, zweiten', 'drittes, dritte, dritten', 'viertes, vierte, vierten',
    ],
    quarter: 'quartal', half: 'halbjahr, halfte, haelfte, jahreshalfte, jahreshaelfte', letters: { q: 'q', h: 'h' },
  },
}

const listed = (words: string): string[] => words.split(', ')

/** "3e kwartaal", "3 quartal", "kwartaal 3" and "q3", of quarters or of halves. */
const numbered = (
  letter: 'q' | 'h',
  most: number,
  nouns: string,
  { letters, ordinals }: PeriodWords,
): [NamedPeriod, string][] =>
  ordinals.slice(0, most).flatMap((spellings, index) => {
    const period = `${letter}${index + 1}` as NamedPeriod
    const number = String(index + 1)
    const phrases = listed(nouns).flatMap((noun) => [
      ...[number, ...listed(spellings)].map((ordinal) => `${ordinal} ${noun}`),
      `${noun} ${number}`,
    ])
    return [...phrases, `${letters[letter]}${number}`].map((phrase): [NamedPeriod, string] => [period, phrase])
  })

const phrasesOf = (words: PeriodWords): [NamedPeriod, string][] => [
  ...Object.entries(words.names).flatMap(([period, names]) =>
    listed(names).map((name): [NamedPeriod, string] => [period as NamedPeriod, name]),
  ),
  ...numbered('q', 4, words.quarter, words),
  ...numbered('h', 2, words.half, words),
]

const monthName = [dateFormats({ month: 'long', timeZone: 'UTC' }), dateFormats({ month: 'short', timeZone: 'UTC' })]
const MONTHS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]

const wordsOfMonth = (month: number): string[] => {
  const names = LANGUAGES.flatMap((language) => monthName.map((name) => name(language)(Date.UTC(2000, month - 1))))
  return [String(month), String(month).padStart(2, '0'), ...names.map((name) => fold(name).replace('.', ''))]
}

/** Months by their number and by their names, whole and shortened. */
const MONTHS_BY_WORD = new Map(
  MONTHS.flatMap((month) => wordsOfMonth(month).map((word): [string, number] => [word, month])),
).set('maerz', 3)

const PERIODS_BY_LANGUAGE = LANGUAGES.map(
  (language) => [language, new Map(phrasesOf(WORDS[language]).map(([period, phrase]) => [phrase, period]))] as const,
)

/** What stands between a part of a year and the year, or before both, and changes nothing. */
const BETWEEN = new Set(
  listed(
    'in, op, on, am, het, van, de, jaar, maand, loop, le, la, l, du, d, au, a, en, annee, mois, the, of, year, month, im, des, der, dem, das, jahr, jahres, monat',
  ),
)

/** A time as it was written. */
export interface Delivery {
  year: number
  /** 1 to 12; null where only a year or a part of one is said. */
  month: number | null
  /** Day of the month. */
  day: number | null
  /** A part of the year, or of the month: that begins, is halfway or ends; null for the whole, and for a day. */
  period: NamedPeriod | null
  /** The languages in which a named period is written so. */
  languages: readonly Language[]
}

type TimeOfYear = Omit<Delivery, 'year'>

const WHOLE: TimeOfYear = { month: null, day: null, period: null, languages: [] }

/** A day in figures as Belgium writes it. They are joined before other signs part words: `9-10/2027` is two months. */
const DAY_IN_FIGURES = /(?<!\d)(\d{1,2})([./-])\s*(\d{1,2})\2\s*(20\d\d)(?!\d)/
const JOINED = '$1:$3 $4'

const DAY = /^(\d{1,2})(?::(\d{1,2})|(?:er|e|de|ste|st|nd|rd|th)? (\D+))$/

/** A time of a year by what is said beside it, `30 september` or `q3`; null for any other words. */
const timeIn = (phrase: string, year: number): TimeOfYear | null =>
  phrase === '' ? WHOLE : (monthIn(phrase) ?? dayIn(phrase, year) ?? periodIn(phrase) ?? monthPartIn(phrase))

function monthIn(phrase: string): TimeOfYear | null {
  const month = MONTHS_BY_WORD.get(phrase)
  return month === undefined ? null : { ...WHOLE, month }
}

/** No month has a day that it ends before, as the 31st of June. */
function dayIn(phrase: string, year: number): TimeOfYear | null {
  const [, digits, figures, name] = DAY.exec(phrase) ?? []
  const [day, month] = [Number(digits), MONTHS_BY_WORD.get(figures ?? name ?? '')]
  if (month === undefined) return null
  return new Date(Date.UTC(year, month - 1, day)).getUTCDate() === day ? { ...WHOLE, month, day } : null
}

function periodIn(phrase: string): TimeOfYear | null {
  const named = PERIODS_BY_LANGUAGE.flatMap(([language, periods]) => {
    const period = periods.get(phrase)
    return period === undefined ? [] : [{ language, period }]
  })
  const [first] = named
  return first ? { ...WHOLE, period: first.period, languages: named.map(({ language }) => language) } : null
}

const MONTH_PARTS: ReadonlySet<NamedPeriod | null> = new Set(['begin', 'mid', 'end'] as const)

function monthPartIn(phrase: string): TimeOfYear | null {
  const [first = '', ...others] = phrase.split(' ')
  const [part, month] = [periodIn(first), MONTHS_BY_WORD.get(others.join(' '))]
  return part && month !== undefined && MONTH_PARTS.has(part.period) ? { ...part, month } : null
}

/** Which day, month or other part of which year a text says, in any of the four languages and nothing more; null for any other text. */
export function deliveryIn(text: string): Delivery | null {
  const written = fold(text).replace(DAY_IN_FIGURES, JOINED)
  const words = written.split(/[\s.,/'’-]+/).filter((word) => word !== '' && !BETWEEN.has(word))
  const [year, ...others] = words.filter((word) => /^20\d\d$/.test(word))
  if (year === undefined || others.length > 0) return null
  const time = timeIn(words.filter((word) => word !== year).join(' '), Number(year))
  return time && { year: Number(year), ...time }
}
