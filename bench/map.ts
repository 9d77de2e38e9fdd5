import { ClusterIndex } from '@/domain/map/cluster-index'
import { dataString } from '@/features/map/map-host'
import type { ListingSnapshot } from '@/domain/map/protocol'
import { readMapData } from '@/domain/map/read-map-data'
import { figure, quantile } from './lib/figure'

/** The map with 50,000 points: what its worker does with them, and how many markers are drawn. */
const POINTS = 50_000
const ROUNDS = 7

/** A fifth of all in 400 town centres, the rest across the country. */
const listings = Array.from({ length: POINTS }, (_, index): ListingSnapshot => {
  const town = index % 5 === 0
  const seed = town ? index % 400 : index
  const within = (prime: number, size: number) => ((seed * prime) % 100_003) / 100_003 * size
  const round = (degrees: number) => Math.round(degrees * 1e5) / 1e5
  return {
    ID: index + 1,
    Latitude: round(49.6 + within(7919, 1.8)),
    Longitude: round(2.7 + within(104_729, 3.3)),
    ...(town && { AddressPublic: false }),
    Price: 95_000 + ((index * 7919) % 900_000),
  }
})

const text = dataString(JSON.stringify(listings), {
  messageInfo: { language: 'nl' },
  mapType: 'prices',
  customMarker: {},
  marqueeIgnore: [0],
})

const timed = (act: () => void): number => {
  const begun = performance.now()
  act()
  return performance.now() - begun
}

const rounds = Array.from({ length: ROUNDS }, () => {
  const read = timed(() => readMapData(text))
  return { read, index: timed(() => new ClusterIndex(listings, 'prices')) }
})
const index = new ClusterIndex(listings, 'prices')
const views = [...Array(13).keys()].flatMap((step) => {
  // What 1920 × 1080 pixels hold around Brussels, and the tenth that is drawn beyond.
  const width = (360 / 2 ** (step + 6)) * (1920 / 256) * 0.6
  const [south, west] = [50.85 - width * 0.18, 4.35 - width / 2]
  const bounds = { south, west, north: 50.85 + width * 0.18, east: west + width }
  return [{ zoom: step + 6, bounds }]
})
const counts = views.map(({ bounds, zoom }) => index.markers(bounds, zoom).length)
const asked = views.map(({ bounds, zoom }) => timed(() => index.markers(bounds, zoom)))

figure('Map, 50,000 points, string', text.length / 1e6, 'MB', '–')
figure('Map, 50,000 points, read and checked', quantile(rounds.map(({ read }) => read), 0.5), 'ms', '–')
figure('Map, 50,000 points, index', quantile(rounds.map(({ index: one }) => one), 0.5), 'ms', '≤ 200')
figure('Map, 50,000 points, index the first time', rounds[0]?.index ?? NaN, 'ms', '≤ 200')
figure('Map, most markers at any zoom', Math.max(...counts), '', '≤ 300')
figure('Map, markers of a view', quantile(asked, 0.95), 'ms', '–')
