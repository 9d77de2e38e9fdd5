import { formatEuro } from '@/lib/money'
import type { Goal } from '@/domain/properties/goal'
import type { EnergyClass } from '../criteria/energy-classes'
import type { NumberRange } from '../criteria/range'
import type { ReadWords, SearchIndex } from '../search-index'
import { ZONES } from '../zones'
import { priceOn } from './query-of'
import type { QueryReading } from './read-query'

function priceWords(words: ReadWords, { min, max }: NumberRange): string[] {
  if (min === null && max === null) return []
  const bound = min === null ? words.upTo : max === null ? words.from : words.between
  return [bound.replace('{least}', formatEuro(min ?? 0)).replace('{most}', formatEuro(max ?? 0))]
}

const energyWord = (words: ReadWords, letter: EnergyClass): string =>
  words[letter === 'a' ? 'energyBest' : 'energy'].replace('{label}', letter.toUpperCase())

/**
 * What was read, one word for each part, as a dropdown shows it beside the lists of some goals: of
 * `max 350` both prices that these are asked for.
 */
export function readWords(index: SearchIndex, reading: QueryReading, goals: readonly Goal[]): string[] {
  const { cities, types, words } = index
  const prices = new Set(goals.flatMap((goal) => priceWords(words, priceOn(goal, reading))))
  const all = [
    ...reading.types.map((row) => types.names[row] ?? ''),
    ...reading.cities.map((row) => cities.names[row] ?? ''),
    ...(reading.radius === null ? [] : [words.radius.replace('{km}', String(reading.radius))]),
    ...reading.regions.map((zone) => words.regions[ZONES.indexOf(zone)] ?? ''),
    ...(reading.bedrooms === null ? [] : [words.bedrooms.replace('{count}', String(reading.bedrooms))]),
    ...(prices.size === 0 ? [] : [[...prices].join(' / ')]),
    ...reading.energy.map((letter) => energyWord(words, letter)),
    ...reading.features.map((feature) => words.features[feature]),
  ]
  // A town of several postcodes is one word.
  return [...new Set(all)]
}
