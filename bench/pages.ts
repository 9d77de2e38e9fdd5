import { gzipSync } from 'node:zlib'
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { benchSite, type BenchSite } from './lib/site'
import { figure } from './lib/figure'
import { requestsPerSecond, staticNginx } from './lib/wrk'

/** Weight of pages, and how fast pages and pictures leave beside nginx serving the same as files. */
const PORT = 3210
const NGINX_PORT = 3211

const fetchText = async (url: string): Promise<string> => (await fetch(url)).text()

async function weight(site: BenchSite, name: string, page: string, goal: string): Promise<void> {
  const html = await fetchText(site.url + page)
  figure(`HTML ${name}`, gzipSync(html).length / 1000, 'kB gzip', '–')
  // No browser of this decade loads what is marked noModule.
  const tags = [...html.matchAll(/<script[^>]+src="([^"]+)"[^>]*>/g)]
  const early = tags.flatMap(([tag, src = '']) => (/nomodule/i.test(tag) ? [] : [src]))
  const [, late = ''] = /<script data-late="([^"]*)"/.exec(html) ?? []
  const scripts = new Set([...early, ...late.split(' ').filter(Boolean)])
  let bytes = 0
  for (const src of scripts) bytes += gzipSync(await fetchText(new URL(src, site.url).href)).length
  figure(`JavaScript ${name}`, bytes / 1000, 'kB gzip', goal)
}

async function download(url: string, file: string): Promise<void> {
  writeFileSync(file, Buffer.from(await (await fetch(url)).arrayBuffer()))
}

async function besideNginx(site: BenchSite): Promise<void> {
  const page = '/te-koop/'
  const root = path.join(site.dir, 'nginx')
  mkdirSync(root, { recursive: true })
  const html = await fetchText(site.url + page)
  writeFileSync(path.join(root, 'page.html'), html)
  const [picture = ''] = /\/media\/[0-9a-f]{20}\/w400\.avif/.exec(html) ?? []
  await download(site.url + picture, path.join(root, 'picture.avif'))
  const nginx = (name: string) => `http://localhost:${NGINX_PORT}/${name}`
  const stop = staticNginx(root, NGINX_PORT)
  const rates = {
    nginxPage: requestsPerSecond(nginx('page.html'), root),
    page: requestsPerSecond(site.url + page, root),
    tracked: requestsPerSecond(`${site.url}${page}?utm_source=mail&gclid=1`, root),
    zipped: requestsPerSecond(site.url + page, root, { encoding: 'gzip' }),
    nginxPicture: requestsPerSecond(nginx('picture.avif'), root),
    picture: requestsPerSecond(site.url + picture, root),
    unknown: requestsPerSecond(site.url, root, { each: '/nergens/#/' }),
    search: requestsPerSecond(site.url, root, { each: `${page}?price-max=#` }),
  }
  stop()
  const ratio = (one: number, to: number, goal: number) => `≥ ${goal} × nginx; is ${(one / to).toFixed(3)} ×`
  figure('nginx, same HTML as a file', rates.nginxPage, 'requests/s', 'reference')
  figure('Cached page', rates.page, 'requests/s', ratio(rates.page, rates.nginxPage, 0.8))
  figure('Cached page, tracked', rates.tracked, 'requests/s', ratio(rates.tracked, rates.nginxPage, 0.8))
  figure('Cached page with gzip', rates.zipped, 'requests/s', 'no slower than without')
  figure('nginx, same picture as a file', rates.nginxPicture, 'requests/s', 'reference')
  figure('Picture', rates.picture, 'requests/s', ratio(rates.picture, rates.nginxPicture, 0.3))
  figure('Not found, each address another', rates.unknown, 'requests/s', '≥ 1500')
  figure('Search, each price another', rates.search, 'requests/s', '≥ 300')
}

const site = await benchSite(PORT)
try {
  const list = await fetchText(`${site.url}/te-koop/`)
  const detail = /href="(\/te-koop\/[^"]+\/\d+\/)"/.exec(list)?.[1] ?? '/'
  await weight(site, 'home', '/', '≤ 150')
  await weight(site, 'list', '/te-koop/', '≤ 150')
  await weight(site, 'list with filters', '/te-koop/?type=1&bedrooms=2', '≤ 150')
  await weight(site, 'detail', detail, '≤ 150')
  await weight(site, 'projects', '/projecten/', '≤ 150')
  await weight(site, 'favourites', '/favorieten/', '≤ 150')
  await weight(site, 'text', '/over-ons/', '≤ 150')
  await weight(site, 'services', '/diensten/', '≤ 150')
  await weight(site, 'service', '/diensten/verkopen/', '≤ 150')
  await weight(site, 'FAQ', '/faq/', '≤ 150')
  await weight(site, 'team', '/team/', '≤ 150')
  await weight(site, 'contact', '/contact/', '≤ 150')
  await besideNginx(site)
} finally {
  site.stop()
}
