import { figure, quantile } from './lib/figure'
import { signIn } from './lib/api'
import { benchSite } from './lib/site'

/**
 * Whether the sign-in of owners and the form for a new password tell who has an account: by their time, their
 * status, their headers or their words. Each try comes from a computer of its own.
 */
const PORT = Number(process.env.BENCH_PORT ?? 3324)
const TRIES = 200
const OWNERS = 50
const AT_ONCE = 4
const PASSWORD = 'kasteel wandeling vijver'

// Nothing listens there: what is written is not sent.
const site = await benchSite(PORT, { TRUSTED_PROXIES: '1', SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'bench@site.example' })
const api = await signIn(site)
const agency = (await api.first('agencies', 'where[id][exists]=true')).id
const known = Array.from({ length: OWNERS }, (_, at) => `known-${at + 10}@owner.example`)
const unknown = Array.from({ length: OWNERS }, (_, at) => `no-one-${at + 10}@owner.example`)
for (const email of known) await api.save('POST', '/owners', { name: 'Owner', email, language: 'nl', agency })

interface Tried {
  ms: number
  /** All of the answer but its moment and the address that was typed. */
  answer: string
}

let computer = 0

async function post(action: string, email: string): Promise<Tried> {
  computer += 1
  const began = performance.now()
  const response = await fetch(`${site.url}/owner/${action}`, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'sec-fetch-site': 'same-origin', 'x-forwarded-for': `10.${computer >> 16}.${(computer >> 8) & 255}.${computer & 255}` },
    body: new URLSearchParams({ _language: 'nl', email, password: PASSWORD }),
  })
  const body = await response.text()
  const ms = performance.now() - began
  const headers = [...response.headers].filter(([name]) => name !== 'date')
  // The page is rendered for this answer alone, under a name of its own.
  return { ms, answer: JSON.stringify([response.status, headers, body.replaceAll(email, '').replace(/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g, '')]) }
}

for (const action of ['sign-in', 'forgotten']) {
  await post(action, 'warm@owner.example')
  const tried: Record<'known' | 'unknown', Tried[]> = { known: [], unknown: [] }
  let next = 0
  const work = async () => {
    for (let at = next++; at < TRIES; at = next++) {
      // By turns, so that whatever else the machine does falls on both.
      const order = at % 2 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const)
      for (const who of order) tried[who].push(await post(action, (who === 'known' ? known : unknown)[at % OWNERS] ?? ''))
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  const median = (who: 'known' | 'unknown') => quantile(tried[who].map(({ ms }) => ms), 0.5)
  const answers = new Set([...tried.known, ...tried.unknown].map(({ answer }) => answer))
  figure(`${action}, known address, median`, median('known'), 'ms', `${TRIES} tries`)
  figure(`${action}, unknown address, median`, median('unknown'), 'ms', `${TRIES} tries`)
  figure(`${action}, difference of medians`, Math.abs(median('known') - median('unknown')), 'ms', 'at most 10')
  figure(`${action}, different answers`, answers.size, 'answers', '1')
}
site.stop()
