import { gzipSync } from 'node:zlib'
import { buildIndex } from '@/domain/search/build-index'
import { searchIn } from '@/domain/search/match'
import { indexSize, type SearchIndex } from '@/domain/search/search-index'
import { Catalogue } from '@/domain/search/catalogue'
import { catalogueRow } from '../tests/support/catalogue-fixtures'
import { READ_WORDS } from '../tests/support/search-fixtures'
import { figure, quantile } from './lib/figure'
import { picture } from './lib/listings'

/** Search per keystroke and the weight of its index, at 1,000, 10,000 and 50,000 properties. */
const SIZES = [
  { listings: 1000, towns: 250, goal: '≤ 2', weight: '–' },
  { listings: 10_000, towns: 800, goal: '≤ 5', weight: '≤ 60' },
  // Every town of Belgium.
  { listings: 50_000, towns: 2800, goal: '≤ 16', weight: '≤ 250' },
]
const ROUNDS = 7
const TYPES = ['Maison', 'Appartement', 'Studio', 'Terrain', 'Bureau', 'Commerce', 'Garage']
const PARTS =
  'na mur gent leu ven saint ma rie bou tour nai liè ge ker hal le ville dor zee berg wa vre hoo ra ni'.split(' ')

let state = 7
/** The same numbers in every run. */
const random = (below: number): number => {
  state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff
  return state % below
}

function townName(): string {
  const parts = Array.from({ length: 2 + random(4) }, () => PARTS[random(PARTS.length)] ?? '')
  const name = parts.join(random(6) === 0 ? '-' : '')
  return name.charAt(0).toUpperCase() + name.slice(1)
}

function filled(listings: number, towns: number): Catalogue {
  const catalogue = new Catalogue()
  for (let id = 1; id <= towns; id += 1) {
    const name = townName()
    const names = id % 4 === 0 ? { fr: name, nl: townName() } : { fr: name }
    const place = { zip: String(1000 + random(9000)), countryId: '10', latitude: 50, longitude: 4 }
    catalogue.cities.set(id, { id, names, ...place })
  }
  TYPES.forEach((fr, index) => {
    const type = { id: index + 1, number: index + 1, names: { fr }, alsoCalled: {}, iconClass: 1 }
    catalogue.types.set(index + 1, { ...type, showOrder: index, sale: true, rent: true })
  })
  let id = 4_000_000
  for (let row = 1; row <= listings; row += 1) {
    id += 1 + random(60)
    const goal = random(3) === 0 ? 'rent' : 'sale'
    const found = { goal, typeId: 1 + random(7), cityId: 1 + random(towns) } as const
    catalogue.put(catalogueRow({ id, ...found, picture: picture(row, 0) }))
  }
  return catalogue
}

/** What people type: towns, postcodes, types and numbers, one in three with a slip. */
function typedTexts({ cities, types }: SearchIndex, ids: number[]): string[] {
  const slipped = (text: string): string => {
    const at = 1 + random(Math.max(1, text.length - 1))
    return random(3) === 0 ? text.slice(0, at) + 'x' + text.slice(at + 1) : text
  }
  const some = (texts: readonly (string | number)[], count: number): string[] =>
    Array.from({ length: count }, () => String(texts[random(texts.length)]))
  return [
    ...some(cities.names, 60).map(slipped),
    ...some(cities.zips, 20),
    ...some(types.names, 20).map(slipped),
    ...some(ids, 20),
    ...some(cities.names, 20).map((town) => `${slipped('maison')} 3 chambres ${slipped(town)} max 350000 piscine`),
  ]
}

/** Milliseconds, the median of some rounds: what else the machine does is no part of it. */
function measured(work: () => unknown): number {
  const rounds = Array.from({ length: ROUNDS }, () => {
    const start = performance.now()
    work()
    return performance.now() - start
  })
  return quantile(rounds, 0.5)
}

for (const { listings, towns, goal, weight } of SIZES) {
  const catalogue = filled(listings, towns)
  const lists = { sale: '/fr/a-vendre/', rent: '/fr/a-louer/' }
  const begun = performance.now()
  const rest = { lists, property: '/fr/property/', showCounts: true, words: READ_WORDS }
  const index = await buildIndex(catalogue, 'fr', rest)
  const json = JSON.stringify(index)
  const built = performance.now() - begun
  const opening = performance.now()
  const search = searchIn(JSON.parse(json) as SearchIndex)
  const opened = performance.now() - opening
  const times: number[] = []
  const texts = typedTexts(index, [...catalogue.all()].map(({ id }) => id))
  const keystrokes = texts.flatMap((text) =>
    Array.from(text, (_, index) => text.slice(0, index + 1)),
  )
  for (const typed of keystrokes) search(typed)
  for (const typed of keystrokes) times.push(measured(() => search(typed)))
  const name = `Search, ${listings.toLocaleString('en')} listings`
  figure(`${name}, keystroke, p50`, quantile(times, 0.5), 'ms', '–')
  figure(`${name}, keystroke, p95`, quantile(times, 0.95), 'ms', goal)
  figure(`${name}, keystroke, slowest`, Math.max(...times), 'ms', '≤ 50')
  figure(`${name}, opening the index`, opened, 'ms', indexSize(index) > 5000 ? 'in a worker' : '≤ 50')
  figure(`${name}, index`, gzipSync(json).length / 1000, 'kB gzip', weight)
  figure(`${name}, building the index`, built, 'ms on the server', '–')
}
