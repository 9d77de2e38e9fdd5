import { Agent, request as ask } from 'node:http'
import { curlOf, oddRequest, type OddMaterial, type OddRequest } from './odd-requests'
import { Random } from './random'

interface Fuzzed {
  /** How many answers there were with each status; 0 stands for none. */
  statuses: Map<number, number>
  /** One line per kind of answer that is an error of the server, or none: what it was, and how to repeat it. */
  faults: string[]
}

interface Aim extends OddMaterial {
  url: string
  seed: number
  count: number
}

const AT_ONCE = 16
const WITHIN_MS = 20_000
/** Without mail it says so. */
const SAYS_NO_MAIL = /^\/api\/users\/forgot-password\/?(?:\?|$)/

/** Sends random requests, the same ones for the same seed and addresses, some at once. */
export async function sendOddRequests({ url, seed, count, ...material }: Aim): Promise<Fuzzed> {
  const random = new Random(seed)
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE })
  const statuses = new Map<number, number>()
  const faults = new Map<string, string>()
  let left = count
  const worker = async (): Promise<void> => {
    while (left > 0) {
      left -= 1
      const odd = oddRequest(random, material)
      const status = await statusOf(url, odd, agent)
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
      if (status !== 0 && status < 500) continue
      if (status === 503 && SAYS_NO_MAIL.test(odd.path)) continue
      const kind = `${status} ${odd.method} ${odd.path.split(/[/?]/).slice(1, 3).join('/')}`
      if (!faults.has(kind)) faults.set(kind, `${status}: ${curlOf(url, odd)}`)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
  agent.destroy()
  return { statuses, faults: [...faults.values()] }
}

/** The status of an answer; 0 where none came whole in time. */
function statusOf(url: string, { method, path, headers, body }: OddRequest, agent: Agent): Promise<number> {
  const { hostname: host, port } = new URL(url)
  return new Promise((resolve) => {
    const length = body && !headers['transfer-encoding'] ? { 'content-length': body.length } : {}
    const sent = ask({ host, port, method, path, agent, headers: { ...headers, ...length } }, (response) => {
      response.once('end', () => resolve(response.statusCode ?? 0)).once('close', () => resolve(0))
      response.once('error', () => resolve(0)).resume()
    })
    sent.setTimeout(WITHIN_MS, () => sent.destroy())
    sent.once('error', () => resolve(0)).end(body)
  })
}

const INVENTED = [
  '/', '/fr/', '/en/', '/te-koop/', '/te-huur/', '/fr/a-vendre/', '/favorieten/', '/nope/', '/map/', '/property/1/', '/project/1/',
  '/favicon.ico', '/robots.txt', '/sitemap.xml', '/sitemaps/nl.xml', '/icons/favicon.svg', '/images/epc/flanders/A.png',
  '/admin', '/admin/login', '/admin/forgot', '/admin/reset/x', '/admin/collections/pages', '/admin/collections/pages/1', '/admin/api', '/admin/globals/settings', '/admin/account',
  '/api', '/api/', '/api/users/login', '/api/users/me', '/api/users/reset-password', '/api/users/logout', '/api/users/unlock', '/api/users/first-register', '/api/users/init', '/api/users/verify/x', '/api/users/refresh-token',
  ...['pages', 'properties', 'media', 'documents', 'videos', 'articles', 'routes', 'users', 'payload-jobs', 'payload-migrations', 'payload-preferences', 'payload-locked-documents', 'content-changes', 'feed-files'].flatMap((name) => [`/api/${name}`, `/api/${name}/1`, `/api/${name}/versions/1`, `/api/${name}/count`, `/api/${name}/file/a.jpg`]),
  '/api/globals/settings', '/api/globals/header/versions', '/api/access', '/api/og', '/api/payload-preferences/x', '/api/payload-jobs/run',
  '/internal/jobs', '/internal/mails', '/_next/static/chunks/x.js', '/_next/image?url=%2Fa&w=1&q=1', '/_next/data/x.json', '/media/0123456789abcdef0123/w400.avif',
  '/find/index/nl', '/find/rows/nl?ids=1,2', '/find/points/nl/sale/-', '/find/points/nl/sale/~t1', '/find/listing/nl/1', '/find/neighbours/nl/sale/-/1', '/find/go/nl/sale?q=gent',
  '/og/property/1.jpg', '/brochure/nl/1.pdf', '/nl/preview/pages/1/', '/fr/preview/properties/1/?until=1&signature=x', '/feedback/x/', '/.well-known/security.txt',
]

/** Addresses of a running site of every kind: those that its pages name, and those that nobody names. */
export async function addressesOf(url: string): Promise<string[]> {
  const pages = await Promise.all(
    ['/', '/te-koop/', '/fr/'].map(async (path) => (await fetch(url + path)).text()),
  )
  const named = pages.flatMap((html) => [...html.matchAll(/(?:href|src)="(\/[^"#]*)"/g)].map(([, path = '']) => path))
  const list = [...new Set(named.map((path) => path.replaceAll('&amp;', '&')))]
  return [...INVENTED, ...list.filter((path) => /^[\x21-\x7e]+$/.test(path))]
}
