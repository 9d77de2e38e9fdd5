import { fallbackChain, LANGUAGES } from '@/i18n/languages'
import { fold } from '@/lib/fold'
import { HOME_COUNTRY } from '../parse/cities'
import { placeOf, shown } from '../parse/report'
import type { Feed, FeedEntry, Warning } from '../parse/types'
import type { NamedRow } from './listing'

/** The towns that a listing means which names its town without a postcode: one of them is that town. */
export type FindTowns = (entry: FeedEntry) => NamedRow[]

const keyOf = (countryId: unknown, name: string): string => `${countryId}|${fold(name).trim()}`

const namesOf = ({ city }: FeedEntry): string[] => fallbackChain('fr').flatMap((language) => city[language] ?? [])

/** Finds towns by their country and any of their names: of the names of a listing the first that only one has. */
export function townsByName(towns: Iterable<NamedRow & { countryId: string }>): FindTowns {
  const byName = new Map<string, Map<number, NamedRow>>()
  for (const town of towns) {
    for (const name of LANGUAGES.flatMap((language) => town.names[language] ?? [])) {
      const key = keyOf(town.countryId, name)
      byName.set(key, (byName.get(key) ?? new Map<number, NamedRow>()).set(town.id, town))
    }
  }
  return (entry) => {
    const { countryId } = entry.values
    const found = namesOf(entry).map((name) => [...(byName.get(keyOf(countryId ?? HOME_COUNTRY, name))?.values() ?? [])])
    return found.find(({ length }) => length === 1) ?? found.find(({ length }) => length > 1) ?? []
  }
}

/** A warning for each town without a postcode that is none or not the only one, with the first who names it. */
export function unknownTowns(feed: Feed, findTowns: FindTowns): Warning[] {
  const warned = new Set<string>()
  return (['properties', 'projects'] as const).flatMap((section) =>
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
