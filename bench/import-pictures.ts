import { fork } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import sharp from 'sharp'
import { startCms, type Cms } from '../tests/support/cms'
import { figure } from './lib/figure'

/**
 * Measures an import whose pictures stand on a web server: `npx tsx bench/import-pictures.ts`.
 * `BENCH_LISTINGS` makes it smaller. The web server runs in the parent process, so that the memory
 * measured is that of the import.
 */
const LISTINGS = Number(process.env.BENCH_LISTINGS ?? 10_000)
const PER_LISTING = 10
/** As many different contents stand at all the addresses: the others need no encoding. */
const DIFFERENT = 2000

interface Report {
  ask: 'counts'
}
interface Counts {
  whole: number
  unchanged: number
}

/** A JPEG of its own for each number, small so that encoding does not hide what is measured. */
const pictureOf = (number: number): Promise<Buffer> =>
  sharp({ create: { width: 4, height: 4, channels: 3, background: '#888' } })
    .withExif({ IFD0: { ImageDescription: String(number) } })
    .jpeg()
    .toBuffer()

/** Serves `/{number}.jpg` and counts how often it sent one whole and how often not. */
async function serve(): Promise<{ port: number; counts: Counts }> {
  const counts: Counts = { whole: 0, unchanged: 0 }
  const bodies = await Promise.all(Array.from({ length: DIFFERENT }, (_, one) => pictureOf(one)))
  const lastModified = new Date(Date.UTC(2026, 10, 1)).toUTCString()
  const server = createServer((request, response) => {
    const number = Number(/\d+/.exec(request.url ?? '')?.[0])
    const etag = `"${number}"`
    response.setHeader('etag', etag).setHeader('last-modified', lastModified)
    if (request.headers['if-none-match'] === etag) {
      counts.unchanged += 1
      response.writeHead(304).end()
      return
    }
    counts.whole += 1
    response.end(bodies[number % DIFFERENT])
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { port: (server.address() as AddressInfo).port, counts }
}

function feedText(port: string, price: number): string {
  const types = [{ ID: 1, WebID: 1, Name: 'Maison', Sale: true, Rent: true, language: 'fr' }]
  const properties = Array.from({ length: LISTINGS }, (_, index) => {
    const pictures = Array.from({ length: PER_LISTING }, (_, place) => ({
      Url: `http://localhost:${port}/${index * PER_LISTING + place}.jpg`,
    }))
    return (['fr', 'nl'] as const).map((language) => ({
      ID: index + 1, WebID: 1, Goal: 0, Status: 'available', PublishPrice: true, language,
      Price: index === LISTINGS / 2 ? price : 100_000 + index,
      Zip: String(1000 + (index % 200) * 40), City: `Ville ${index % 200}`, CountryID: 10,
      Bedrooms: index % 6, SurfaceLiving: 60 + (index % 200), TypeDescription: 'Maison',
      Description: `<p>${`Une maison lumineuse, numéro ${index}. `.repeat(12)}</p>`,
      Pictures: pictures,
    }))
  }).flat()
  return JSON.stringify({ types, cities: [], properties, projects: [] })
}

/** The most memory this process has had so far, in MiB. */
const peak = (): number => process.resourceUsage().maxRSS / 1024

async function importOnce(cms: Cms, text: string) {
  const { importFeed } = await import('@/import/import-feed')
  const start = performance.now()
  const before = process.cpuUsage()
  const result = await importFeed({
    payload: cms.payload, text, source: 'feed', allowWithdraw: false,
    fileName: 'generated.json', folder: '.', web: { isAllowed: () => true },
  })
  if (!result.ok || result.counts.pictures.leftOut > 0) {
    throw new Error(JSON.stringify([result.problems[0], result.warnings[0]]))
  }
  const { system, user } = process.cpuUsage(before)
  return { seconds: (performance.now() - start) / 1000, busy: (system + user) / 1e6 }
}

/** Seconds until a price that the feed changes is stored, and until the import is done. */
async function changePrice(cms: Cms, text: string, price: number) {
  const start = performance.now()
  const running = importOnce(cms, text)
  for (;;) {
    const { docs } = await cms.payload.find({
      collection: 'properties',
      where: { listingId: { equals: LISTINGS / 2 + 1 } },
      depth: 0, select: { price: true },
    })
    if (docs[0]?.price === price) break
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
  const seconds = (performance.now() - start) / 1000
  return { seconds, whole: await running }
}

/** Runs in a process of its own, whose memory is not that of the web server. */
async function measure(port: string): Promise<void> {
  const cms = await startCms()
  const { docs } = await cms.payload.find({ collection: 'agencies', limit: 1 })
  const agency =
    docs[0] ??
    (await cms.payload.create({ collection: 'agencies', data: { name: 'Agency', agencyId: 1 } }))
  await cms.payload.create({
    collection: 'import-sources',
    data: { name: 'feed', defaultAgency: agency.id, pictureHosts: [`localhost:${port}`] },
  })
  const counted = async (): Promise<Counts> => {
    const answer = once(process, 'message')
    process.send?.({ ask: 'counts' } satisfies Report)
    return (await answer)[0] as Counts
  }
  const text = feedText(port, 1)
  const size = `${LISTINGS} listings × ${PER_LISTING} pictures of a web server`
  const first = await importOnce(cms, text)
  const fetched = await counted()
  // Beside the clock, because a machine that is busy otherwise makes that one tell nothing.
  const busy = ({ busy: seconds }: typeof first) => `${seconds.toFixed(1)} s of processor`
  const whole = `no goal; ${busy(first)}; ${fetched.whole} × 200`
  figure(`first import of ${size}`, first.seconds, 's', whole)
  const again = await importOnce(cms, text)
  const asked = await counted()
  const answers = `${asked.whole - fetched.whole} × 200, ${asked.unchanged} × 304`
  figure('the same again, unchanged', again.seconds, 's', `≤ 60 s; ${busy(again)}; ${answers}`)
  figure('memory at most, both imports', peak(), 'MiB', '≤ 1024 MiB')
  const changed = await changePrice(cms, feedText(port, 2), 2)
  figure('a changed price is stored after the start', changed.seconds, 's', '≤ 2 s')
  figure('that import', changed.whole.seconds, 's', `no goal; ${busy(changed.whole)}`)
  await cms.stop()
  process.exit(0)
}

const port = process.argv[2]
if (port) await measure(port)
else {
  const host = await serve()
  const child = fork(import.meta.filename, [String(host.port)], { execArgv: ['--import', 'tsx'] })
  child.on('message', () => child.send(host.counts))
  const [code] = (await once(child, 'exit')) as [number | null]
  process.exit(code ?? 1)
}
