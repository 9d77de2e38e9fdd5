import { execFileSync } from 'node:child_process'
import { gzipSync } from 'node:zlib'
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { benchSite, type BenchSite } from './lib/site'
import { figure } from './lib/figure'

/** Weight of pages, and how fast kept pages leave beside nginx serving the same HTML as a file. */
const PORT = 3210
const NGINX_PORT = 3211

const fetchText = async (url: string): Promise<string> => (await fetch(url)).text()

async function weight(site: BenchSite, name: string, page: string, goal: string): Promise<void> {
  const html = await fetchText(site.url + page)
  figure(`HTML ${name}`, gzipSync(html).length / 1000, 'kB gzip', name === 'list' ? '≤ 25' : '–')
  // No browser of this decade loads what is marked noModule.
  const tags = [...html.matchAll(/<script[^>]+src="([^"]+)"[^>]*>/g)]
  const early = tags.flatMap(([tag, src = '']) => (/nomodule/i.test(tag) ? [] : [src]))
  const [, late = ''] = /<script data-late="([^"]*)"/.exec(html) ?? []
  const scripts = new Set([...early, ...late.split(' ').filter(Boolean)])
  let bytes = 0
  for (const src of scripts) bytes += gzipSync(await fetchText(new URL(src, site.url).href)).length
  figure(`JavaScript ${name}`, bytes / 1000, 'kB gzip', goal)
}

function requestsPerSecond(url: string, gzip: boolean): number {
  const header = gzip ? ['-H', 'Accept-Encoding: gzip'] : []
  const out = execFileSync('wrk', ['-t1', '-c32', '-d6s', ...header, url]).toString()
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(out)?.[1])
}

async function besideNginx(site: BenchSite): Promise<void> {
  const page = '/te-koop/'
  const root = path.join(site.dir, 'nginx')
  mkdirSync(root, { recursive: true })
  writeFileSync(path.join(root, 'page.html'), await fetchText(site.url + page))
  const config = `pid ${root}/pid; error_log ${root}/error.log; worker_processes 1; events {}
    http { access_log off; default_type text/html; client_body_temp_path ${root}/b;
    proxy_temp_path ${root}/p; fastcgi_temp_path ${root}/f; uwsgi_temp_path ${root}/u;
    scgi_temp_path ${root}/s; server { listen ${NGINX_PORT}; root ${root}; } }`
  writeFileSync(path.join(root, 'nginx.conf'), config)
  execFileSync('nginx', ['-c', path.join(root, 'nginx.conf')], { stdio: 'ignore' })
  const nginx = requestsPerSecond(`http://localhost:${NGINX_PORT}/page.html`, false)
  const plain = requestsPerSecond(site.url + page, false)
  const zipped = requestsPerSecond(site.url + page, true)
  const unknown = requestsPerSecond(`${site.url}/nergens/`, false)
  execFileSync('nginx', ['-c', path.join(root, 'nginx.conf'), '-s', 'stop'], { stdio: 'ignore' })
  figure('nginx, same HTML as a file', nginx, 'requests/s', 'reference')
  figure('Kept page', plain, 'requests/s', `≥ 0.05 × nginx; is ${(plain / nginx).toFixed(3)} ×`)
  figure('Kept page with gzip', zipped, 'requests/s', 'no slower than without')
  figure('Not-found page', unknown, 'requests/s', '–')
}

const site = await benchSite(PORT)
try {
  const list = await fetchText(`${site.url}/te-koop/`)
  const detail = /href="(\/te-koop\/[^"]+\/\d+\/)"/.exec(list)?.[1] ?? '/'
  await weight(site, 'home', '/', '≤ 165')
  await weight(site, 'list', '/te-koop/', '≤ 160')
  await weight(site, 'list with filters', '/te-koop/?type=1&bedrooms=2', '≤ 160')
  await weight(site, 'detail', detail, '≤ 160')
  await weight(site, 'projects', '/projecten/', '≤ 160')
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
