import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { findChromium } from '../scripts/lib/chromium.mjs'
import { figure, quantile } from './lib/figure'
import { kindsOfPages } from './lib/kinds'
import { benchSite, type BenchSite } from './lib/site'

/**
 * Lighthouse on a telephone over every kind of page, in Dutch and French: the median of some runs. It is no
 * dependency of ours: `LIGHTHOUSE` is its command, such as `/opt/lh/node_modules/.bin/lighthouse` (12.8 runs on Node 20).
 */
const PORT = Number(process.env.BENCH_PORT ?? 3384)
const PROGRAM = process.env.LIGHTHOUSE
const RUNS = Number(process.env.BENCH_RUNS ?? 3)
const CATEGORIES = { 'performance': '≥ 99', 'accessibility': '100', 'best-practices': '100', 'seo': '100' }
const AUDITS = { 'largest-contentful-paint': '≤ 1600', 'total-blocking-time': '≤ 100', 'cumulative-layout-shift': '0' }
/** Pages that search engines are asked to leave out. */
const UNLISTED = ['favourites', 'login']

interface Report {
  categories: Record<string, { score: number | null }>
  audits: Record<string, { numericValue?: number; score: number | null; scoreDisplayMode: string }>
}

async function run(program: string, site: BenchSite, page: string, name: string): Promise<Report> {
  const output = path.join(site.dir, `${name}.json`)
  const chrome = '--headless=new --no-sandbox --disable-gpu --disable-background-networking --disable-component-update'
  const args = [site.url + page, '--output=json', `--output-path=${output}`, '--quiet', `--only-categories=${Object.keys(CATEGORIES).join()}`, `--chrome-flags=${chrome}`]
  execFileSync(program, args, { env: { ...process.env, CHROME_PATH: await findChromium() }, stdio: 'ignore' })
  return JSON.parse(readFileSync(output, 'utf8')) as Report
}

async function measure(program: string): Promise<void> {
  const site = await benchSite(PORT)
  try {
    for (const language of ['nl', 'fr'] as const) {
      for (const [kind, page] of await kindsOfPages(site.url, language)) {
        await (await fetch(site.url + page)).text()
        const reports: Report[] = []
        for (let times = 0; times < RUNS; times += 1) reports.push(await run(program, site, page, `${language}-${kind}-${times}`))
        const median = (read: (report: Report) => number) => quantile(reports.map(read), 0.5)
        for (const [category, goal] of Object.entries(CATEGORIES)) {
          const isExempt = category === 'seo' && UNLISTED.includes(kind)
          figure(`lighthouse ${language} ${kind}: ${category}`, median(({ categories }) => (categories[category]?.score ?? NaN) * 100), '', isExempt ? 'not listed on purpose' : goal)
        }
        for (const [audit, goal] of Object.entries(AUDITS)) {
          figure(`lighthouse ${language} ${kind}: ${audit}`, median(({ audits }) => audits[audit]?.numericValue ?? NaN), audit.includes('shift') ? '' : 'ms', goal)
        }
        const failed = Object.entries(reports[0]?.audits ?? {}).filter(([, { score, scoreDisplayMode }]) => scoreDisplayMode === 'binary' && score !== null && score < 1)
        if (failed.length > 0) process.stdout.write(`  not passed: ${failed.map(([id]) => id).join(', ')}\n`)
      }
    }
  } finally {
    site.stop()
  }
}

if (PROGRAM) await measure(PROGRAM)
else figure('lighthouse', 'not tried: LIGHTHOUSE names no command', '', '≥ 99')
