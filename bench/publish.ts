import { figure, quantile } from './lib/figure'
import { benchSite, type BenchSite } from './lib/site'

/** How long after publishing a visitor sees it: on the page, on lists, and after `kill -9`. */
const PORT = 3220
const ROUNDS = 15
const PATHS = ['/te-koop/?sort=price', '/fr/a-vendre/?sort=price', '/en/for-sale/?sort=price']

interface Api {
  send: (method: 'PATCH' | 'POST', path: string, data: object) => Promise<void>
  firstProperty: () => Promise<{ id: number; listingId: number }>
}

async function signIn(site: BenchSite): Promise<Api> {
  const { email, password } = site
  const call = async (method: string, path: string, data?: object, token?: string) => {
    const response = await fetch(`${site.url}/api${path}`, {
      method,
      headers: { 'Content-Type': 'application/json', ...(token && { Authorization: `JWT ${token}` }) },
      body: data && JSON.stringify(data),
    })
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`)
    return (await response.json()) as Record<string, unknown>
  }
  const { token } = await call('POST', '/users/login', { email, password })
  const key = String(token)
  return {
    send: async (method, path, data) => void (await call(method, path, data, key)),
    firstProperty: async () => {
      const where = 'where[goal][equals]=0&where[status][equals]=available&limit=1&sort=price'
      const { docs } = await call('GET', `/properties?${where}&where[publishPrice][equals]=true`, undefined, key)
      return (docs as { id: number; listingId: number }[])[0] ?? { id: 0, listingId: 0 }
    },
  }
}

async function untilEverywhere(site: BenchSite, paths: string[], text: string): Promise<number> {
  const started = performance.now()
  await Promise.all(
    paths.map(async (path) => {
      for (;;) {
        const html = await (await fetch(site.url + path)).text()
        if (html.includes(text)) return
        if (performance.now() - started > 10_000) throw new Error(`${path} never showed ${text}`)
        await new Promise((resolve) => setTimeout(resolve, 10))
      }
    }),
  )
  return performance.now() - started
}

const site = await benchSite(PORT)
try {
  const api = await signIn(site)
  const { id, listingId } = await api.firstProperty()
  const property = [`/property/${listingId}/`, `/fr/property/${listingId}/`, ...PATHS]
  const times: number[] = []
  let price = 10_001
  for (let round = 0; round < ROUNDS; round += 1, price += 1) {
    for (const path of property) await fetch(site.url + path)
    await api.send('PATCH', `/properties/${id}?draft=false`, { price, _status: 'published' })
    times.push(await untilEverywhere(site, property, `10.0${String(price).slice(-2)}`))
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  figure('Publish → visible, property on page and lists, median', quantile(times, 0.5), 'ms', '–')
  figure('Publish → visible, property on page and lists, p95', quantile(times, 0.95), 'ms', '≤ 500')
  const settings: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const name = `Orlinde ${round}`
    await api.send('POST', '/globals/settings', { agencyName: name })
    settings.push(await untilEverywhere(site, ['/', '/fr/', '/te-koop/'], name))
  }
  figure('Publish → visible, setting on every page, p95', quantile(settings, 0.95), 'ms', '≤ 500')
  await api.send('PATCH', `/properties/${id}?draft=false`, { price: 10_099, _status: 'published' })
  await site.restart()
  figure('Visible after kill -9', await untilEverywhere(site, property, '10.099'), 'ms', '≤ 500')
} finally {
  site.stop()
}
