import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { nginxHere, shippedNginx } from '../tests/support/shipped-nginx'
import { signIn } from './lib/api'
import { figure, quantile } from './lib/figure'
import { propertyPrice, untilEverywhere } from './lib/publishing'
import { benchSite, type BenchSite } from './lib/site'
import { requestsPerSecond, staticNginx } from './lib/wrk'

/**
 * The site alone and behind nginx as it ships, beside nginx serving the same HTML as a file; and how soon
 * what is published is seen through it.
 */
const PORT = Number(process.env.BENCH_PORT ?? 3212)
const [STATIC, HTTP, HTTPS, PLAIN] = [PORT + 5000, PORT + 5001, PORT + 5002, PORT + 5003]
const PAGE = '/te-koop/'
const ROUNDS = 20
const ENCODINGS = ['', 'gzip', 'br']

async function besideFiles(site: BenchSite, shipped: string): Promise<void> {
  const root = path.join(site.dir, 'files')
  mkdirSync(root)
  // Asked again, it is compressed as well as can be.
  for (let at = 0; at < 3; at += 1) await fetch(site.url + PAGE)
  await new Promise((resolve) => setTimeout(resolve, 2000))
  const html = await (await fetch(site.url + PAGE)).text()
  writeFileSync(path.join(root, 'page.html'), html)
  writeFileSync(path.join(root, 'page.html.gz'), gzipSync(html))
  writeFileSync(path.join(root, 'page.html.br'), brotliCompressSync(html))
  const stop = staticNginx(root, STATIC, { workers: 2, more: 'gzip_static on; brotli_static on;' })
  for (const encoding of ENCODINGS) {
    const rate = (url: string): number => requestsPerSecond(url, root, { encoding })
    const name = encoding || 'plain'
    const file = rate(`http://localhost:${STATIC}/page.html`)
    const behind = rate(shipped + PAGE)
    const alone = rate(site.url + PAGE)
    figure(`nginx, the same HTML as a file, ${name}`, file, 'requests/s', 'reference')
    figure(`Through the shipped nginx, ${name}`, behind, 'requests/s', `≥ 0.85 × nginx; is ${(behind / file).toFixed(3)} ×`)
    figure(`The site alone, ${name}`, alone, 'requests/s', `≥ 0.8 × nginx; is ${(alone / file).toFixed(3)} ×`)
  }
  stop()
}

async function published(site: BenchSite, shipped: string): Promise<void> {
  const { pages, publish } = await propertyPrice(await signIn(site))
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    await Promise.all(pages.map((page) => fetch(shipped + page)))
    times.push(await untilEverywhere(shipped, pages, await publish(round)))
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  figure('Publish → visible through nginx, median', quantile(times, 0.5), 'ms', '–')
  figure('Publish → visible through nginx, p95', quantile(times, 0.95), 'ms', '≤ 500')
}

if (!nginxHere().brotli) throw new Error('nginx and libnginx-mod-http-brotli-static are needed')
const site = await benchSite(PORT, { TRUSTED_PROXIES: '1' })
const config = shippedNginx({ dir: site.dir, sites: [PORT], http: HTTP, https: HTTPS, plain: PLAIN, built: '.next/static' })
try {
  execFileSync('nginx', ['-c', config], { stdio: 'inherit' })
  await besideFiles(site, `http://localhost:${PLAIN}`)
  await published(site, `http://localhost:${PLAIN}`)
} finally {
  execFileSync('nginx', ['-c', config, '-s', 'stop'], { stdio: 'ignore' })
  site.stop()
}
