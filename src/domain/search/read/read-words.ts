import { formatEuro } from '@/lib/money'
import type { SearchIndex } from '../search-index'
import { ZONES } from '../zones'
import type { QueryReading } from './read-query'

/** What was read, one word for each part, as a dropdown shows it. */
export function readWords(index: SearchIndex, reading: QueryReading): string[] {
  const { cities, types, words } = index
  const { min, max } = reading.price
  const [least, most] = [formatEuro(min ?? 0), formatEuro(max ?? 0)]
  const bound = min === null ? words.upTo : max === null ? words.from : words.between
  const all = [
    ...reading.types.map((row) => types.names[row] ?? ''),
    ...reading.cities.map((row) => cities.names[row] ?? ''),
    ...(reading.radius === null ? [] : [words.radius.replace('{km}', String(reading.radius))]),
    ...reading.regions.map((zone) => words.regions[ZONES.indexOf(zone)] ?? ''),
    ...(reading.bedrooms === null ? [] : [words.bedrooms.replace('{count}', String(reading.bedrooms))]),
    ...(min === null && max === null ? [] : [bound.replace('{least}', least).replace('{most}', most)]),
    ...reading.features.map((feature) => words.features[feature]),
  ]
  // A town of several postcodes is one word.
  return [...new Set(all)]
}
