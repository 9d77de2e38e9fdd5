import type { Goal } from './goal'

const MONTHS = ['maand', 'mnd', 'mois', 'month', 'monat'].join('|')
const OTHERS = [
  ...['jaar', 'week', 'dag', 'nacht', 'kwartaal', 'an', 'année', 'semaine', 'jour', 'nuit', 'trimestre'],
  ...['year', 'annum', 'day', 'night', 'quarter', 'jahr', 'woche', 'tag', 'quartal'],
].join('|')

// Behind a word that makes it one for which is paid: "2 mois de garantie" is none.
const PAID_FOR = new RegExp(String.raw`(?:(?<!\p{L})(?:per|par|pro|je|a|et|und)\s+|l['’]|/\s*)(?:(${MONTHS})|${OTHERS})(?!\p{L})`, 'iu')
const AREA = /(?:\d+\s*)?m[²2]/gi

/**
 * The period for which a price pays in the words of staff with it, such as "per m² per year", in any of the four
 * languages: a month or another one; null where they name none. One behind an amount is that of the amount:
 * "+ € 50 charges per month". Spec §3, "PriceUnitText".
 */
export function namedPeriod(note: string): 'month' | 'other' | null {
  const [beforeAmount = ''] = note.replace(AREA, ' ').split(/\d/)
  const found = PAID_FOR.exec(beforeAmount)
  if (!found) return null
  return found[1] ? 'month' : 'other'
}

/** Whether a price is due each month: that of a rent, unless staff's words with it, in whichever languages, name another period. */
export const isDueMonthly = (goal: Goal, ...notes: readonly (string | null | undefined)[]): boolean =>
  goal === 'rent' && !notes.some((note) => namedPeriod(note ?? '') === 'other')
