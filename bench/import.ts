import { spawnSync } from 'node:child_process'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { startCms, type Cms } from '../tests/support/cms'
import { figure } from './lib/figure'

/** Measures the import of 10,000 listings in two languages with eight pictures among them. */
const LISTINGS = 10_000
const TOWNS = 200
const PICTURES: string[] = Array.from({ length: 8 }, (_, index) => `pictures/${index}.jpg`)
const FEED = path.join(tmpdir(), 'bench-import', 'feed.json')
const MEASURE = '--measure'
const TYPES = ['Maison', 'Appartement', 'Studio', 'Terrain']

const item = (index: number) => ({ Url: PICTURES[index % PICTURES.length] })

function row(index: number, language: 'fr' | 'nl') {
  const description = `Une maison lumineuse à deux pas de la gare, numéro ${index}. `.repeat(12)
  return {
    ID: index + 1,
    WebID: (index % TYPES.length) + 1,
    Goal: index % 2,
    Status: index % 10 === 0 ? 'sold' : 'available',
    PublishPrice: true,
    Price: 100_000 + index * 10,
    PublishAddress: index % 3 > 0,
    Street: language === 'fr' ? 'Rue de la Gare' : 'Stationsstraat',
    HouseNumber: String(index % 200),
    Zip: String(1000 + (index % TOWNS) * 40),
    City: `${language === 'fr' ? 'Ville' : 'Stad'} ${index % TOWNS}`,
    CountryID: 10,
    Latitude: 50.5 + (index % 100) / 100,
    Longitude: 4.3 + (index % 90) / 100,
    EnergyPerformance: index % 500,
    ConstructionYear: 1900 + (index % 120),
    SurfaceLiving: 60 + (index % 200),
    Bedrooms: index % 6,
    Bathrooms: 1,
    FloodPScore: 'A',
    FloodGScore: 'B',
    CreateDate: '2026-02-19T09:00:00Z',
    Pictures: Array.from({ length: 5 }, (_, offset) => item(index + offset)),
    XLargePictureItem: item(index),
    SmallPictureItem: item(index),
    PointsOfInterest: [
      { Name: language === 'fr' ? 'Gare' : 'Station', Kind: 'station', Distance: 300 },
      { Name: language === 'fr' ? 'École' : 'School', Kind: 'school', Distance: 500 },
    ],
    TypeDescription: `${TYPES[index % TYPES.length]} ${index}`,
    Description: `<p>${description}</p>`,
    language,
  }
}

function generatedFeed(): string {
  const types = TYPES.map((Name, index) => ({
    ID: index + 1, WebID: index + 1, Name, ShowOrder: index + 1,
    Sale: true, Rent: true, language: 'fr',
  }))
  const properties = Array.from({ length: LISTINGS }, (_, index) => [
    row(index, 'fr'),
    row(index, 'nl'),
  ]).flat()
  return JSON.stringify({ generated: '2026-11-21T08:00:00Z', types, cities: [], properties })
}

async function drawPictures(folder: string): Promise<void> {
  await mkdir(path.join(folder, 'pictures'), { recursive: true })
  for (const [index, name] of PICTURES.entries()) {
    const noise = { type: 'gaussian', mean: 60 + index * 15, sigma: 20 } as const
    const size = { width: 1360, height: 900, channels: 3, background: '#888' } as const
    const image = sharp({ create: { ...size, noise } })
    await image.jpeg().toFile(path.join(folder, name))
  }
}

/** Imports the text and says what it took. */
async function measure(cms: Cms, text: string) {
  const { importFeed } = await import('@/import/import-feed')
  const start = performance.now()
  const result = await importFeed({
    payload: cms.payload,
    text,
    source: 'feed',
    allowWithdraw: false,
    fileName: 'generated.json',
    folder: path.dirname(FEED),
  })
  if (!result.ok) throw new Error(JSON.stringify(result.problems.slice(0, 3)))
  return { seconds: (performance.now() - start) / 1000, lock: result.longestLock }
}

/** The most memory this process has had so far, in MiB. */
const peak = (): number => process.resourceUsage().maxRSS / 1024

/** Runs in a process of its own, whose memory is not that of making the feed. */
async function measureAll(): Promise<void> {
  const cms = await startCms()
  await cms.payload.create({ collection: 'agencies', data: { name: 'Agency', agencyId: 1 } })
  const text = await readFile(FEED, 'utf8')
  const first = await measure(cms, text)
  const second = await measure(cms, text)
  const memory = peak()
  const third = await measure(cms, text.replaceAll('"Bedrooms":1', '"Bedrooms":7'))
  const lock = Math.max(first.lock, third.lock)
  figure(`import of ${LISTINGS} listings`, first.seconds, 's', '≤ 20')
  figure('import, the same again', second.seconds, 's', '≤ 4')
  figure('import, a sixth of them changed', third.seconds, 's', '≤ 20')
  figure('import, longest write lock of a batch', lock, 'ms', '≤ 300')
  figure('import, memory at most, both imports', memory, 'MiB', '≤ 1024')
  figure('import, memory at most, all three in one process', peak(), 'MiB', '–')
  await cms.stop()
  process.exit(0)
}

if (process.argv.includes(MEASURE)) {
  await measureAll()
} else {
  await drawPictures(path.dirname(FEED))
  await writeFile(FEED, generatedFeed())
  const { status } = spawnSync(
    process.execPath,
    ['--import', 'tsx', import.meta.filename, MEASURE],
    { stdio: 'inherit' },
  )
  await rm(path.dirname(FEED), { recursive: true, force: true })
  process.exitCode = status ?? 1
}
