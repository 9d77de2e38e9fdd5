import { fallbackChain, LANGUAGES } from '@/i18n/languages'
import { fold } from '@/lib/fold'
import { HOME_COUNTRY } from '../parse/cities'
import { placeOf, shown } from '../parse/report'
import { LISTING_SECTIONS, type Feed, type FeedEntry, type Warning } from '../parse/types'
import type { NamedRow } from './listing'

/** The towns that a listing means which names its town without a postcode: one of them is that town. */
export type FindTowns = (entry: FeedEntry) => NamedRow[]

/** The key of a town as it is without its postcode. */
const withoutZip = (key: string): string => key.replace(/\|[^|]*/, '')

const keyOf = (countryId: unknown, name: string): string => `${countryId}|${fold(name).trim()}`

const namesOf = ({ city }: FeedEntry): string[] => fallbackChain('fr').flatMap((language) => city[language] ?? [])

interface RememberedTown extends NamedRow {
  countryId: string
  feedKeys: readonly string[]
}

/**
 * Finds towns by their country and any of their names, else by any that feeds know them under: of the names of a
 * listing the first that only one has.
 */
export function townsByName(towns: readonly RememberedTown[]): FindTowns {
  const called = indexed(towns, ({ countryId, names }) =>
    LANGUAGES.flatMap((language) => names[language] ?? []).map((name) => keyOf(countryId, name)),
  )
  const remembered = indexed(towns, ({ feedKeys }) => feedKeys.map(withoutZip))
  return (entry) => {
    const { countryId } = entry.values
    const keys = namesOf(entry).map((name) => keyOf(countryId ?? HOME_COUNTRY, name))
    const now = clearest(called, keys)
    return now.length > 0 ? now : clearest(remembered, keys)
  }
}

type TownIndex = Map<string, Map<number, NamedRow>>

function indexed(towns: readonly RememberedTown[], keysOf: (town: RememberedTown) => string[]): TownIndex {
  const index: TownIndex = new Map()
  for (const town of towns) {
    for (const key of keysOf(town)) index.set(key, (index.get(key) ?? new Map<number, NamedRow>()).set(town.id, town))
  }
  return index
}

function clearest(index: TownIndex, keys: readonly string[]): NamedRow[] {
  const found = keys.map((key) => [...(index.get(key)?.values() ?? [])])
  return found.find(({ length }) => length === 1) ?? found.find(({ length }) => length > 1) ?? []
}

/** A warning for each town without a postcode that is none or not the only one, with the first who names it. */
export function unknownTowns(feed: Feed, findTowns: FindTowns): Warning[] {
  const warned = new Set<string>()
  return LISTING_SECTIONS.flatMap((section) =>
    feed[section].flatMap((entry): Warning[] => {
      const [name] = namesOf(entry)
      if (entry.cityKey !== null || !name) return []
      const towns = findTowns(entry)
      const key = keyOf(entry.values.countryId ?? HOME_COUNTRY, name)
      if (towns.length === 1 || warned.has(key)) return []
      warned.add(key)
      const many = towns.length > 0 ? 'more than one town' : 'no town'
      const message = `${shown(name)} left out: it has no postcode, and ${many} is called so`
      return [{ ...placeOf(section, entry), field: 'City', message }]
    }),
  )
}
