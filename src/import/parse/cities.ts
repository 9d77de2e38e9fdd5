import { fallbackChain, type Language } from '@/i18n/languages'
import { fold } from '@/lib/fold'
import { HOME_COUNTRY } from './city-rows'
import { cityNames } from './city-names'
import { meanPosition } from './mean-position'
import type { CityRow, FeedCity, FeedEntry } from './types'
import { UnionFind } from './union-find'

interface CityMention {
  node: string
  name: string
  language: Language
}

interface Group {
  mentions: CityMention[]
  places: FeedEntry['values'][]
}

const nodeOf = (countryId: string, zip: string, name: string): string =>
  `${countryId}|${zip}|${fold(name).trim()}`

const mentionsOf = ({ city, values }: Pick<FeedEntry, 'city' | 'values'>): CityMention[] => {
  const { zip, countryId } = values
  if (typeof zip !== 'string') return []
  return fallbackChain('fr').flatMap((language) => {
    const name = city[language]
    const node = nodeOf(String(countryId ?? HOME_COUNTRY), zip, name ?? '')
    return name ? [{ node, name, language }] : []
  })
}

const cityOf = ({ mentions, places }: Group): FeedCity => {
  const names = cityNames(mentions)
  const [countryId = '', zip = ''] = mentions[0]?.node.split('|') ?? []
  const main = fallbackChain('fr').flatMap((language) => names[language] ?? [])[0] ?? ''
  return { key: nodeOf(countryId, zip, main), zip, countryId, names, ...meanPosition(places) }
}

/**
 * The places of a feed with their names per language, ordered by key, and the key of a listing's
 * place (null without a name or postcode). Names belong to one place when a listing gives them in
 * its languages, or when they are equal, case and accents aside, under one postcode. Of several
 * names in a language the most frequent is taken. Spec §3, §5.
 */
export function groupCities(
  properties: readonly FeedEntry[],
  projects: readonly FeedEntry[],
  cityRows: readonly CityRow[],
): { cities: FeedCity[]; keyOf: (entry: FeedEntry) => string | null } {
  const sets = new UnionFind()
  const named = [...properties, ...projects].map(({ city, values }) => {
    const mentions = mentionsOf({ city, values })
    for (const { node } of mentions) sets.join(mentions[0]?.node ?? node, node)
    return { mentions, places: [values] }
  })
  const listed = cityRows.map(({ name, zip, countryId, language }) => ({
    mentions: [{ node: nodeOf(countryId, zip, name), name, language }],
    places: [],
  }))
  const groups = new Map<string, Group>()
  for (const { mentions, places } of [...named, ...listed]) {
    const first = mentions[0]
    if (!first) continue
    const root = sets.rootOf(first.node)
    const group = groups.get(root) ?? { mentions: [], places: [] }
    group.mentions.push(...mentions)
    group.places.push(...places)
    groups.set(root, group)
  }
  const byRoot = new Map([...groups].map(([root, group]) => [root, cityOf(group)]))
  const keyOf = (entry: FeedEntry): string | null => {
    const first = mentionsOf(entry)[0]
    return first ? (byRoot.get(sets.rootOf(first.node))?.key ?? null) : null
  }
  const cities = [...byRoot.values()].sort((a, b) => (a.key < b.key ? -1 : 1))
  return { cities, keyOf }
}
