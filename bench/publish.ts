import { signIn, type Api } from './lib/api'
import { figure, quantile } from './lib/figure'
import { everywhere, LISTS, propertyPrice, untilEverywhere, type Change } from './lib/publishing'
import { benchSite, type BenchSite } from './lib/site'

/** How long after publishing a visitor sees it, in every language, also after `kill -9`. */
const PORT = 3220
const ROUNDS = 15

const HOMES = everywhere({ nl: '/', fr: '/', en: '/', de: '/' })
/** An entry in Dutch only: every other language shows it too. */
async function menuEntry(api: Api): Promise<Change> {
  const { menu } = await api.global('header')
  return {
    name: 'menu entry',
    pages: [...HOMES, ...LISTS],
    publish: async (round) => {
      const title = `Menu ${round}`
      const entry = { title, url: 'https://www.example.org/', status: 'published' }
      await api.save('POST', '/globals/header', { menu: [...(menu as object[]), entry] })
      return title
    },
  }
}

async function pageModule(api: Api): Promise<Change> {
  const { id, modules } = await api.first('pages', 'where[kind][equals]=home')
  return {
    name: 'module of a page',
    pages: HOMES,
    publish: async (round) => {
      const title = `Module ${round}`
      const module = { blockType: 'call-to-action', title, buttons: [] }
      const data = { modules: [...(modules as object[]), module], _status: 'published' }
      await api.save('PATCH', `/pages/${id}`, data)
      return title
    },
  }
}

const setting = (api: Api): Change => ({
  name: 'setting on every page',
  pages: [...HOMES, ...LISTS],
  publish: async (round) => {
    const agencyName = `Orlinde ${round}`
    await api.save('POST', '/globals/settings', { agencyName })
    return agencyName
  },
})

async function measure(site: BenchSite, { name, pages, publish }: Change): Promise<void> {
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    // What is measured is a page that was cached.
    await Promise.all(pages.map((page) => fetch(site.url + page)))
    times.push(await untilEverywhere(site.url, pages, await publish(round)))
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  figure(`Publish → visible, ${name}, median`, quantile(times, 0.5), 'ms', '–')
  figure(`Publish → visible, ${name}, p95`, quantile(times, 0.95), 'ms', '≤ 500')
}

const site = await benchSite(PORT)
try {
  const api = await signIn(site)
  const changes = [await propertyPrice(api), await menuEntry(api), await pageModule(api), setting(api)]
  for (const change of changes) await measure(site, change)
  const words: string[] = []
  for (const { publish } of changes) words.push(await publish(ROUNDS))
  await site.restart()
  for (const [index, { name, pages }] of changes.entries()) {
    const time = await untilEverywhere(site.url, pages, words[index] ?? '')
    figure(`Visible after kill -9, ${name}`, time, 'ms', '≤ 500')
  }
} finally {
  site.stop()
}
