import { randomInt } from 'node:crypto'
import fc from 'fast-check'
import { FORMS } from '@/domain/forms/forms'
import { ARENAS, HEAP } from '../scripts/lib/server-memory.mjs'
import { anyText, SENT } from '../tests/unit/domain/forms/sent-forms'
import { figure } from './lib/figure'
import { memoryOf } from './lib/memory'
import { benchSite, type BenchSite } from './lib/site'
import { computer } from './lib/visitor-forms'

/**
 * Values that nobody types: in the criteria of a search, in every field of every form, as the prices, paths
 * and video links that staff save, each of which is then looked at on the site. Requests that are odd
 * themselves are those of `faults`. `BENCH_VALUES` says how many (100,000), `BENCH_SEED` which.
 */
const PORT = Number(process.env.BENCH_PORT ?? 3352)
const VALUES = Number(process.env.BENCH_VALUES ?? 100_000)
const SEED = Number(process.env.BENCH_SEED ?? randomInt(1e6))
const AT_ONCE = 8
const BATCH = 1000

interface Sent {
  method: string
  path: string
  body?: object | URLSearchParams
  /** Of staff; visitors have no session. */
  isStaff?: boolean
  /** What is looked at afterwards. */
  then?: string
}

const CRITERIA = ['city', 'type', 'region', 'radius', 'price', 'price-min', 'price-max', 'bedrooms', 'living', 'plot', 'energy', 'feature', 'state', 'availability', 'agency', 'area', 'box', 'q', 'sort', 'view', 'page', '__proto__']
const LISTS = ['/te-koop/', '/te-huur/', '/fr/a-vendre/', '/en/for-rent/', '/de/zu-verkaufen/', '/projecten/']

const number = fc.oneof(
  fc.double().map(String),
  fc.bigInt().map(String),
  fc.constantFrom('-0', '1e309', 'NaN', '1.234,56', ' 12 ', '٣', '1-', '-', '0x10', '9'.repeat(400)),
)
const value = fc.oneof(anyText, number, fc.string({ unit: 'grapheme', maxLength: 200 }), fc.constantFrom('', 'Gent|9000', '1,2,,3', '50,4,51,5', '50,4;51,5;50,5', 'constructor'))

const search: fc.Arbitrary<Sent> = fc
  .tuple(fc.constantFrom(...LISTS), fc.array(fc.tuple(fc.constantFrom(...CRITERIA), value), { minLength: 1, maxLength: 5 }))
  .map(([list, pairs]) => ({ method: 'GET', path: `${list}?${new URLSearchParams(pairs).toString()}` }))

const ENVELOPE = ['_language', '_property', '_project', '_agency', '_person', '_website', '_challenge', '_captcha', '_confirmation', '_reply']

const form: fc.Arbitrary<Sent> = fc.constantFrom(...FORMS).chain((name) => {
  const fields = [...Object.keys(SENT[name]), ...ENVELOPE]
  const anything = fc.oneof(value, fc.jsonValue({ maxDepth: 2 }))
  return fc.record({
    isScript: fc.boolean(),
    changed: fc.dictionary(fc.constantFrom(...fields), anything, { maxKeys: 3 }),
    about: fc.constantFrom({}, { _property: '100001' }, { _project: '1' }, { _agency: '1' }),
  }).map(({ about, changed, isScript }) => {
    const body = { ...SENT[name], ...about, _language: 'nl', ...changed }
    const plain = new URLSearchParams(Object.entries(body).flatMap(([key, one]) => [one].flat().map((part) => [key, typeof part === 'string' ? part : JSON.stringify(part)])))
    return { method: 'POST', path: `/forms/${name}`, body: isScript ? body : plain }
  })
})

const HOSTS = ['www.youtube.com', 'youtu.be', 'vimeo.com', 'player.vimeo.com', 'www.facebook.com', 'my.matterport.com', 'kuula.co', 'view.nodalview.com', 'a.example']
const link = fc.oneof(
  value,
  fc.webUrl({ withQueryParameters: true, withFragments: true }),
  fc.tuple(fc.constantFrom(...HOSTS), fc.constantFrom('/', '/watch?v=', '/embed/', '/shorts/', '/share/', '/1234/'), value).map(([host, path, rest]) => `https://${host}${path}${rest}`),
)

const save = (property: string, page: string): fc.Arbitrary<Sent> =>
  fc.oneof(
    fc.record({ price: fc.oneof(fc.double(), value), videos: fc.array(link, { maxLength: 3 }) }).map((data) => ({
      method: 'PATCH', path: `/api/properties/${property}?locale=nl&depth=0`, isStaff: true,
      body: { ...data, _status: 'published' }, then: '/property/100001/',
    })),
    value.map((path) => ({
      method: 'PATCH', path: `/api/pages/${page}?locale=nl&depth=0`, isStaff: true,
      // Its menu leads there.
      body: { path, _status: 'published' }, then: '/',
    })),
  )

/** The row of a document that staff save again and again. */
async function rowOf(site: BenchSite, token: string, collection: string, where: string): Promise<string> {
  const answer = await fetch(`${site.url}/api/${collection}?${where}&limit=1&depth=0`, { headers: { Authorization: `JWT ${token}` } })
  const { docs } = (await answer.json()) as { docs: { id: number }[] }
  if (!docs[0]) throw new Error(`No ${collection} where ${where}`)
  return String(docs[0].id)
}

async function signedIn({ email, password, url }: BenchSite): Promise<string> {
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch(`${url}/api/users/login`, { method: 'POST', headers, body: JSON.stringify({ email, password }) })
  return ((await answer.json()) as { token: string }).token
}

/** The status of the answer; 0 without one. */
async function statusOf(site: BenchSite, { body, isStaff, method, path }: Sent, token: string): Promise<number> {
  const json = body && !(body instanceof URLSearchParams)
  const headers = { ...computer(), ...(json && { 'content-type': 'application/json' }), ...(isStaff && { Authorization: `JWT ${token}` }) }
  try {
    const answer = await fetch(site.url + path, { method, headers, redirect: method === 'GET' ? 'follow' : 'manual', body: json ? JSON.stringify(body) : body })
    await answer.arrayBuffer()
    return answer.status
  } catch {
    return 0
  }
}

async function sendAll(site: BenchSite): Promise<void> {
  const token = await signedIn(site)
  const property = await rowOf(site, token, 'properties', 'where[listingId][equals]=100001')
  const page = await rowOf(site, token, 'pages', 'where[originalPath][equals]=/team/')
  // A save takes as long as twenty searches, and two of one document wait for each other.
  const values = fc.oneof({ weight: 45, arbitrary: search }, { weight: 50, arbitrary: form }, { weight: 5, arbitrary: save(property, page) })
  const statuses = new Map<number, number>()
  const faults = new Map<string, string>()
  const look = async (sent: Sent): Promise<void> => {
    const status = await statusOf(site, sent, token)
    statuses.set(status, (statuses.get(status) ?? 0) + 1)
    const kind = `${status} ${sent.method} ${new URL(sent.path, site.url).pathname}`
    if ((status === 0 || status >= 500) && !faults.has(kind)) {
      faults.set(kind, `${kind}: ${JSON.stringify({ path: sent.path, body: sent.body instanceof URLSearchParams ? String(sent.body) : sent.body })}`)
    }
  }
  const began = performance.now()
  for (let batch = 0; batch * BATCH < VALUES; batch += 1) {
    const sents = fc.sample(values, { seed: SEED + batch, numRuns: Math.min(BATCH, VALUES - batch * BATCH) })
    await Promise.all(Array.from({ length: AT_ONCE }, async () => {
      for (let sent = sents.pop(); sent; sent = sents.pop()) {
        await look(sent)
        if (sent.then) await look({ method: 'GET', path: sent.then })
      }
    }))
  }
  figure('Odd values', VALUES, `from seed ${SEED}`, '100,000')
  figure('Odd values a second', VALUES / ((performance.now() - began) / 1000), 'values/s', '–')
  for (const [status, count] of [...statuses].sort(([a], [b]) => a - b)) figure(`Odd values: status ${status}`, count, '', '–')
  figure('Odd values: kinds of errors of the server, or of no answer', faults.size, '', '0')
  for (const fault of faults.values()) process.stdout.write(`  ${fault.slice(0, 1000)}\n`)
  figure('Odd values: memory afterwards', memoryOf(site.pid), 'MB', '≤ 700')
}

const site = await benchSite(PORT, { TRUSTED_PROXIES: '1', ...ARENAS }, [HEAP])
try {
  await sendAll(site)
} finally {
  site.stop()
}
