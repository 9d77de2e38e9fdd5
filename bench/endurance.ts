import { spawn } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { ARENAS, HEAP } from '../scripts/lib/server-memory.mjs'
import { figure, quantile } from './lib/figure'
import { memoryOf } from './lib/memory'
import { benchSite } from './lib/site'

/**
 * Memory of a server that is asked without pause: cached pages, searches of which each is another, addresses
 * where nothing is. `BENCH_MINUTES` says how long (60).
 */
const PORT = Number(process.env.BENCH_PORT ?? 3386)
const MINUTES = Number(process.env.BENCH_MINUTES ?? 60)
const EVERY_MS = 5000

const MIX = `local n = 0
local paths = { "/", "/te-koop/", "/fr/a-vendre/", "/en/", "/de/", "/contact/", "/te-koop/?price-max=#", "/fr/a-louer/?living-min=#&sort=price", "/nergens/#/", "/find/go/nl/sale?q=gent#" }
request = function() n = n + 1; return wrk.format("GET", (string.gsub(paths[n % #paths + 1], "#", tostring(n)))) end`

// The limits that npm start sets.
const site = await benchSite(PORT, ARENAS, [HEAP])
try {
  const script = path.join(site.dir, 'mix.lua')
  writeFileSync(script, MIX)
  const load = spawn('wrk', ['-t1', '-c16', `-d${Math.round(MINUTES * 60)}s`, '-s', script, site.url])
  let said = ''
  load.stdout.on('data', (text: Buffer) => (said += text.toString()))
  const ended = new Promise((resolve) => load.once('exit', resolve))
  const sizes: number[] = []
  const sampling = setInterval(() => sizes.push(memoryOf(site.pid)), EVERY_MS)
  await ended
  clearInterval(sampling)
  const tenth = Math.max(1, Math.floor(sizes.length / 10))
  figure('endurance: minutes of load', MINUTES, '', '60')
  figure('endurance: requests', Number(/(\d+) requests in/.exec(said)?.[1] ?? NaN), '', '–')
  figure('endurance: memory at most', Math.max(...sizes), 'MB', '≤ 700')
  figure('endurance: memory, median of the second tenth', quantile(sizes.slice(tenth, 2 * tenth), 0.5), 'MB', '–')
  figure('endurance: memory, median of the last tenth', quantile(sizes.slice(-tenth), 0.5), 'MB', 'as the second')
  figure('endurance: the site answers', (await fetch(`${site.url}/te-koop/`)).status, '', '200')
} finally {
  site.stop()
}
