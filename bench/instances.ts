import { startInstances, type Instance } from '../tests/support/instances'
import { steadyLoad } from '../tests/support/steady-load'
import { signIn } from './lib/api'
import { figure, quantile } from './lib/figure'
import { benchSite } from './lib/site'

/**
 * Two processes of the site behind nginx: what is published at one is seen at the other, one is killed
 * while visitors ask, and the cost of a page that the other has rendered.
 */
const PORT = 3290
const ROUNDS = 40
const PAGES = ['/', '/fr/', '/te-koop/', '/fr/a-vendre/', '/over-ons/']

const single = await benchSite(PORT)
const { DATABASE_URL = '', MEDIA_DIR = '', PAYLOAD_SECRET = '' } = single.env
// It has made the content; from here on two others serve it.
process.kill(single.pid, 'SIGKILL')
const site = await startInstances({ DATABASE_URL, MEDIA_DIR, PAYLOAD_SECRET })
const [one, other] = site.both

const holder = (): string => site.cell(`SELECT holder FROM leases WHERE name = 'scheduler'`)

async function untilShown({ url }: Instance, page: string, text: string): Promise<number> {
  const started = performance.now()
  while (!(await (await fetch(url + page)).text()).includes(text)) {
    if (performance.now() - started > 20_000) throw new Error(`${page} never showed ${text}`)
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
  return performance.now() - started
}

async function publishing(): Promise<void> {
  const api = await signIn({ ...single, url: one.url })
  const property = await api.first('properties', 'where[goal][equals]=0&where[status][equals]=available&where[publishPrice][equals]=true')
  const page = `/fr/property/${String(property.listingId)}/`
  const times = { one: [] as number[], other: [] as number[] }
  for (let round = 0; round < ROUNDS; round += 1) {
    await Promise.all(site.both.map(({ url }) => fetch(url + page)))
    await api.save('PATCH', `/properties/${property.id}`, { price: 20_001 + round, _status: 'published' })
    const text = `20.0${String(round + 1).padStart(2, '0')}`
    const [here, there] = await Promise.all([untilShown(one, page, text), untilShown(other, page, text)])
    times.one.push(here)
    times.other.push(there)
    await new Promise((resolve) => setTimeout(resolve, 1500 * Math.random()))
  }
  figure('Publish → seen where it was published, p95', quantile(times.one, 0.95), 'ms', '≤ 500')
  figure('Publish → seen on the other, median', quantile(times.other, 0.5), 'ms', '–')
  figure('Publish → seen on the other, p95', quantile(times.other, 0.95), 'ms', '≤ 1000')
}

/** A page that this process has not, with and without the other having rendered it. */
async function rendering(): Promise<void> {
  const time = async ({ url }: Instance, page: string): Promise<number> => {
    const started = performance.now()
    await (await fetch(url + page)).text()
    return performance.now() - started
  }
  const rendered: number[] = []
  const shared: number[] = []
  for (let page = 1; page <= 8; page += 1) {
    for (const list of ['/te-koop/', '/fr/a-vendre/', '/en/for-sale/', '/de/zu-verkaufen/']) {
      rendered.push(await time(one, `${list}?bedrooms=${page}`))
      await new Promise((resolve) => setTimeout(resolve, 50))
      shared.push(await time(other, `${list}?bedrooms=${page}`))
    }
  }
  figure('List that nobody has rendered, median', quantile(rendered, 0.5), 'ms', '–')
  figure('List that the other has rendered, median', quantile(shared, 0.5), 'ms', '–')
}

async function killing(how: 'kill' | 'leave'): Promise<void> {
  const load = steadyLoad(site.url, PAGES, 8)
  for (let round = 0; round < 4; round += 1) {
    await new Promise((resolve) => setTimeout(resolve, 2000))
    const victim = site.both[round % 2] ?? one
    await victim[how]()
    await new Promise((resolve) => setTimeout(resolve, 2000))
    await victim.start()
  }
  const { answered, failed } = await load.end()
  const name = how === 'kill' ? 'kill -9' : 'SIGTERM'
  figure(`Requests that failed of ${answered + failed.length}, ${name} of one of two, four times`, failed.length, '', '0')
  for (const line of new Set(failed.slice(0, 5))) process.stdout.write(`  ${line}\n`)
}

async function takingOver(): Promise<void> {
  const before = holder()
  // Whichever holds it: the holders name themselves, and not their process.
  const started = performance.now()
  await one.kill()
  let taken = holder() === before ? null : 0
  while (taken === null && performance.now() - started < 9000) {
    await new Promise((resolve) => setTimeout(resolve, 50))
    if (holder() !== before) taken = performance.now() - started
  }
  if (taken === null) {
    await one.start()
    const again = performance.now()
    await other.kill()
    while (holder() === before) await new Promise((resolve) => setTimeout(resolve, 50))
    taken = performance.now() - again
    await other.start()
  } else await one.start()
  figure('Lease of the scheduler is taken over after kill -9', taken / 1000, 's', '≤ 10')
}

try {
  await publishing()
  await rendering()
  await killing('kill')
  await killing('leave')
  await takingOver()
} finally {
  await site.stop()
  single.stop()
}
