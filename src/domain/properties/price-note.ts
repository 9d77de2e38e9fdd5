const PERIODS = [
  ...['maand', 'mnd', 'jaar', 'week', 'dag', 'nacht', 'kwartaal', 'mois', 'an', 'année', 'semaine', 'jour', 'nuit', 'trimestre'],
  ...['month', 'year', 'annum', 'day', 'night', 'quarter', 'monat', 'jahr', 'woche', 'tag', 'quartal'],
].join('|')

// Behind a word that makes it one for which is paid: "2 mois de garantie" is none.
const PAID_FOR = new RegExp(String.raw`(?:(?<!\p{L})(?:per|par|pro|je|a|et|und)\s+|l['’]|/\s*)(?:${PERIODS})(?!\p{L})`, 'iu')

/**
 * Whether the words of staff with a price say for how long it pays, such as "per m² per year" in any of the four
 * languages: a rent is then none of a month. Spec §3, "PriceUnitText".
 */
export const namesPeriod = (note: string): boolean => PAID_FOR.test(note)
