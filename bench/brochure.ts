import { figure, quantile } from './lib/figure'
import { benchSite } from './lib/site'

/** Brochures: the first one of a server, others made anew, stored ones, unchanged ones; their size. */
const PORT = 3240
const MADE = 8
const REPEATS = 40

/** The numbers of properties on the first pages of the list. */
async function listed(url: string): Promise<string[]> {
  const html = await (await fetch(`${url}/te-koop/`)).text()
  const ids = [...html.matchAll(/href="\/te-koop\/[^"]*\/(\d+)\/"/g)].flatMap(([, id]) => id ?? [])
  return [...new Set(ids)]
}

const site = await benchSite(PORT)
try {
  const bytes: number[] = []
  const timed = async (path: string, headers: Record<string, string> = {}) => {
    const begun = performance.now()
    const response = await fetch(site.url + path, { headers })
    const size = (await response.arrayBuffer()).byteLength
    if (response.status === 200) bytes.push(size)
    else if (response.status !== 304) throw new Error(`${path} answers ${response.status}`)
    return { time: performance.now() - begun, tag: response.headers.get('etag') ?? '' }
  }
  const [first = '', ...others] = (await listed(site.url)).map((id) => `/brochure/nl/${id}.pdf`)
  const { time, tag } = await timed(first)
  figure('Brochure, first of a server', time, 'ms', '≤ 3,000')
  const made: number[] = []
  for (const path of others.slice(0, MADE)) made.push((await timed(path)).time)
  figure('Brochure, made anew, median', quantile(made, 0.5), 'ms', '≤ 2,000')
  const repeat = async (headers: Record<string, string>): Promise<number> => {
    const times: number[] = []
    for (let round = 0; round < REPEATS; round += 1) times.push((await timed(first, headers)).time)
    return quantile(times, 0.5)
  }
  figure('Brochure, stored, median', await repeat({}), 'ms', '≤ 50')
  figure('Brochure, unchanged (304), median', await repeat({ 'If-None-Match': tag }), 'ms', '≤ 50')
  figure('Brochure, largest', Math.max(...bytes) / 1000, 'kB', '≤ 1,500')
} finally {
  site.stop()
}
