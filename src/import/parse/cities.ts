import { townKey } from '@/domain/feeds/town-keys'
import { PROPERTY_FIELDS } from '@/domain/properties/fields'
import { fallbackChain, type Language } from '@/i18n/languages'
import { factsOf } from './facts'
import { NamePairs, type PlaceName } from './name-pairs'
import { readText } from './read-text'
import { placeOf, shown, type FeedReport } from './report'
import { accept, readRows } from './rows'
import type { CityRow, FeedCity, FeedEntry, FeedText, ListingSection } from './types'
import { UnionFind } from './union-find'

const KNOWN = new Set(['Name', 'Zip', 'CountryID', 'CountryName', 'PropertyCount', 'language'])
const PLACE = factsOf(PROPERTY_FIELDS.filter(({ name }) => ['zip', 'countryId'].includes(name)))

/** The country that is meant where none is named. Spec §3. */
export const HOME_COUNTRY = '10'

/**
 * The lines of the feed's list of cities, each with a name and a postcode; counts are computed
 * by the site and not read. Spec §3.
 */
export function readCityRows(list: readonly unknown[], report: FeedReport): CityRow[] {
  return readRows('cities', list, KNOWN, report).flatMap((row) => {
    const name = accept(row, 'Name', readText(row.raw.Name), report)
    const [zip, country] = PLACE.map((fact) => accept(row, fact.name, fact.read(row), report))
    if (name === '') report.invalidValue(row.place, 'Name', 'the name of a city', row.raw.Name)
    if (zip === null) report.invalidValue(row.place, 'Zip', 'a postcode', row.raw.Zip)
    if (!name || typeof zip !== 'string' || !row.language || country === undefined) return []
    return [{ name, zip, countryId: String(country ?? HOME_COUNTRY), language: row.language }]
  })
}

const mostFrequent = (names: readonly string[]): string | undefined => {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  const ranked = [...counts].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1))
  return ranked[0]?.[0]
}

/**
 * A place's name in each language in which it was named: the most frequent spelling, of equally
 * frequent ones the first by character codes, whatever the order of the file. Spec §3.
 */
function cityNames(mentions: readonly { name: string; language: Language }[]): FeedText {
  const names: FeedText = {}
  for (const language of fallbackChain('fr')) {
    const own = mentions.filter((mention) => mention.language === language)
    const name = mostFrequent(own.map((mention) => mention.name))
    if (name !== undefined) names[language] = name
  }
  return names
}

// Three decimals are some hundred metres.
const PRECISION = 1000

const mean = (numbers: readonly number[]): number | null => {
  // Sorted, so that the sum does not depend on the order of the file.
  const sum = numbers.toSorted((a, b) => a - b).reduce((total, number) => total + number, 0)
  const rounded = Math.round((sum / numbers.length) * PRECISION) / PRECISION
  return numbers.length > 0 ? rounded : null
}

/**
 * Roughly where a place is, in degrees: the mean of its listings, to some hundred metres. Only
 * public addresses count, because the mean of one hidden address would be that address; without
 * any both are null. Spec §3.
 */
function meanPosition(listings: readonly FeedEntry['values'][]) {
  const known = listings.flatMap(({ latitude, longitude, publishAddress }) =>
    publishAddress === true && typeof latitude === 'number' && typeof longitude === 'number'
      ? [{ latitude, longitude }]
      : [],
  )
  return {
    latitude: mean(known.map(({ latitude }) => latitude)),
    longitude: mean(known.map(({ longitude }) => longitude)),
  }
}

interface CityMention extends PlaceName {
  name: string
}

interface Group {
  mentions: CityMention[]
  places: FeedEntry['values'][]
}

const mentionsOf = ({ city, values }: Pick<FeedEntry, 'city' | 'values'>): CityMention[] => {
  const { zip, countryId } = values
  if (typeof zip !== 'string') return []
  return fallbackChain('fr').flatMap((language) => {
    const name = city[language]
    const node = townKey(String(countryId ?? HOME_COUNTRY), zip, name ?? '')
    return name ? [{ node, name, language }] : []
  })
}

const cityOf = ({ mentions, places }: Group): FeedCity => {
  const names = cityNames(mentions)
  const [countryId = '', zip = ''] = mentions[0]?.node.split('|') ?? []
  const main = fallbackChain('fr').flatMap((language) => names[language] ?? [])[0] ?? ''
  return { key: townKey(countryId, zip, main), zip, countryId, names, ...meanPosition(places) }
}

interface ListingNames extends Group {
  section: ListingSection
  entry: FeedEntry
}

const namedIn = (section: ListingSection, entries: readonly FeedEntry[]): ListingNames[] =>
  entries.map((entry) => ({ section, entry, mentions: mentionsOf(entry), places: [entry.values] }))

function pairsOf(groups: readonly Group[]): NamePairs {
  const alike = new Map<string, { mentions: CityMention[]; count: number }>()
  for (const { mentions } of groups) {
    const key = mentions.map(({ language, node }) => `${language} ${node}`).join('\n')
    const counted = alike.get(key) ?? { mentions, count: 0 }
    counted.count += 1
    alike.set(key, counted)
  }
  const pairs = new NamePairs()
  for (const { count, mentions } of alike.values()) pairs.add(mentions, count)
  return pairs
}

/** The same without the names that other listings give another place than the first of them. */
function withoutForeign({ entry, mentions, section, ...named }: ListingNames, pairs: NamePairs, report: FeedReport): Group {
  const [first] = mentions
  const own = mentions.filter(({ language, name, node }) => {
    if (!first || node === first.node || !pairs.areApart(first.node, node)) return true
    const why = `other listings tell it and ${shown(first.name)} apart`
    report.warn(placeOf(section, entry), 'City', `${shown(name)} (${language}) left out: ${why}`)
    return false
  })
  return { ...named, mentions: own }
}

/**
 * The places of a feed with their names per language, ordered by key, and the key of a listing's
 * place (null without a name or postcode). Names belong to one place when a listing gives them in
 * its languages, or when they are equal, case and accents aside, under one postcode. Of names that
 * other listings give to different places a listing has the first, with a warning. Of several names
 * in a language the most frequent is taken. Spec §3, §5.
 */
export function groupCities(
  properties: readonly FeedEntry[],
  projects: readonly FeedEntry[],
  cityRows: readonly CityRow[],
  report: FeedReport,
): { cities: FeedCity[]; keyOf: (entry: FeedEntry) => string | null } {
  const sets = new UnionFind()
  const listed = cityRows.map(({ name, zip, countryId, language }): Group => ({
    mentions: [{ node: townKey(countryId, zip, name), name, language }],
    places: [],
  }))
  const given = [...namedIn('properties', properties), ...namedIn('projects', projects)]
  const pairs = pairsOf([...given, ...listed])
  const named = given.map((one) => withoutForeign(one, pairs, report))
  for (const { mentions } of named) {
    for (const { node } of mentions) sets.join(mentions[0]?.node ?? node, node)
  }
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
