import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createClient } from '@libsql/client'
import { expect, test } from '@playwright/test'
import { hashedPassword } from '@/cms/owners/password-hash'
import { sendContactForm } from '../../support/send-form'
import { startInstances, type Instance, type Instances } from '../../support/instances'
import { administrator } from '../../support/staff-api'
import { steadyLoad } from '../../support/steady-load'

/** Two processes of the site behind nginx, on a copy of what the other journeys are made on. */
let site: Instances
let folder: string

test.describe.configure({ mode: 'serial' })
test.skip(Boolean(process.env.E2E_DATABASE_URL), 'what is copied is a file')

test.beforeAll(async () => {
  test.setTimeout(120_000)
  folder = await mkdtemp(path.join(tmpdir(), 'instances-content-'))
  const content = JSON.parse(process.env.E2E_ENV ?? '{}') as Record<'DATABASE_URL' | 'MEDIA_DIR' | 'PAYLOAD_SECRET', string>
  const file = path.join(folder, 'site.db')
  const source = createClient({ url: content.DATABASE_URL })
  await source.execute({ sql: 'VACUUM INTO ?', args: [file] })
  source.close()
  site = await startInstances({ ...content, DATABASE_URL: `file:${file}` })
})
test.afterAll(async () => {
  await site.stop()
  await rm(folder, { recursive: true, force: true })
})

const post = (url: string, data: object, token?: string, method = 'POST') =>
  fetch(url, {
    method,
    headers: { 'Content-Type': 'application/json', ...(token && { Authorization: `JWT ${token}` }) },
    body: JSON.stringify(data),
  })

async function tokenAt({ url }: Pick<Instance, 'url'>): Promise<string> {
  const { token } = (await (await post(`${url}/api/users/login`, administrator())).json()) as { token: string }
  return token
}

const shows = async ({ url }: Pick<Instance, 'url'>, page: string, text: string) =>
  (await (await fetch(url + page)).text()).includes(text)

/** The one that does what is done by the clock. */
const holder = () => site.cell(`SELECT holder FROM leases WHERE name = 'scheduler'`)

test('what is published at one is seen at the other', async () => {
  const [one, other] = site.both
  const token = await tokenAt(one)
  for (const [round, at, from] of [[1, one, other], [2, other, one]] as const) {
    for (const { url } of site.both) await fetch(url)
    const agencyName = `Maison des deux serveurs ${round}`
    expect((await post(`${at.url}/api/globals/settings?locale=nl`, { agencyName }, token)).status).toBe(200)
    await expect.poll(() => shows(from, '/', agencyName)).toBe(true)
    await expect.poll(() => shows(at, '/fr/', agencyName)).toBe(true)
  }
})

test('a picture of the bucket is shown by both, each from a copy of its own', async () => {
  const html = await (await fetch(`${site.url}/te-koop/`)).text()
  const picture = /\/media\/[0-9a-f]{20}\/w\d+\.webp/.exec(html)?.[0] ?? ''
  for (const { url } of site.both) {
    const answer = await fetch(url + picture)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp'])
  }
})

test('what is typed is previewed, whichever of them is asked', async () => {
  const token = await tokenAt(site)
  const headers = { 'Content-Type': 'application/json', Cookie: `payload-token=${token}`, 'Sec-Fetch-Site': 'same-origin' }
  const { docs } = (await (await fetch(`${site.url}/api/properties?limit=1&depth=0`, { headers })).json()) as { docs: { id: number }[] }
  const id = docs[0]?.id
  for (let round = 0; round < 6; round += 1) {
    const typeDescription = `Getypt maar niet bewaard ${round}`
    const body = JSON.stringify({ typeDescription })
    const sent = await fetch(`${site.url}/api/preview/nl/properties/${id}`, { method: 'POST', headers, body })
    const { key } = (await sent.json()) as { key: string }
    const shown = await (await fetch(`${site.url}/nl/preview/properties/${id}/?form=${key}`, { headers })).text()
    expect(shown.includes(typeDescription)).toBe(true)
  }
})

test('tries at signing in are counted together', async () => {
  const statuses: number[] = []
  for (let attempt = 0; attempt < 21; attempt += 1) {
    const { url } = site.both[attempt % 2] ?? site
    const response = await fetch(`${url}/api/users/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': '203.0.113.9' },
      body: JSON.stringify({ email: `nobody-${attempt}@example.be`, password: 'not the password' }),
    })
    statuses.push(response.status)
  }
  expect(statuses.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => 401))
  expect(statuses[20]).toBe(429)
})

test('of two that visitors ask, one may die or stop: no request fails, and another takes over what it did', async () => {
  test.setTimeout(120_000)
  const load = steadyLoad(site.url, ['/', '/fr/', '/te-koop/'], 4)
  for (const [victim, end] of [[0, 'kill'], [1, 'kill'], [0, 'leave'], [1, 'leave']] as const) {
    await site.both[victim]?.[end]()
    await site.both[victim]?.start()
  }
  const { answered, failed } = await load.end()
  expect(failed).toEqual([])
  expect(answered).toBeGreaterThan(100)
  // Both that held it at first are gone.
  const before = holder()
  for (const instance of site.both) {
    await instance.kill()
    await instance.start()
  }
  await expect.poll(holder, { timeout: 20_000 }).not.toBe(before)
})

test('without Redis visitors notice nothing, and what is published is seen', async () => {
  const [one, other] = site.both
  const token = await tokenAt(one)
  await site.redis.stop()
  const agencyName = 'Maison sans mémoire commune'
  expect((await post(`${one.url}/api/globals/settings?locale=nl`, { agencyName }, token)).status).toBe(200)
  await expect.poll(() => shows(other, '/', agencyName)).toBe(true)
  expect((await post(`${other.url}/api/users/login`, { email: 'nobody@example.be', password: 'not the password' })).status).toBe(401)
  const owner = await newOwner(token)
  for (const [at, { url }] of site.both.entries()) {
    expect((await fetch(`${url}/forms/site-contact/challenge?language=nl`)).status).toBe(200)
    expect(await sendContactForm(url, 'Zonder gedeeld geheugen', `203.0.113.${20 + at}`)).toBe(200)
    expect(await ownerSignIn(url, owner)).toEqual([303, '/owner/nl/'])
    expect((await ownerSignIn(url, { ...owner, password: 'not the password' }))[0]).toBe(401)
  }
  expect(site.cell(`SELECT count(*) FROM leads WHERE email LIKE 'anne-203-0-113-2_@visitor.example'`)).toBe('2')
})

interface OwnerAccount {
  email: string
  password: string
}

/** An owner who has chosen a password, without the mail that leads there. */
async function newOwner(token: string): Promise<OwnerAccount> {
  const [{ url }] = site.both
  const headers = { Authorization: `JWT ${token}` }
  const { docs } = (await (await fetch(`${url}/api/agencies?limit=1&depth=0`, { headers })).json()) as { docs: { id: number }[] }
  const account = { email: 'owner-of-two@visitor.example', password: 'fiets boomgaard lantaarn' }
  const made = await post(`${url}/api/owners`, { name: 'Jo Claes', email: account.email, language: 'nl', agency: docs[0]?.id }, token)
  const { doc } = (await made.json()) as { doc: { id: number } }
  const { hash, salt } = await hashedPassword(account.password)
  site.cell(`INSERT INTO owner_passwords (owner_id, hash, salt) VALUES (${doc.id}, '${hash}', '${salt}')`)
  return account
}

/** The status of what the portal answers, and where it leads on to. */
async function ownerSignIn(url: string, account: OwnerAccount): Promise<[number, string | null]> {
  const body = new URLSearchParams({ _language: 'nl', ...account })
  const answer = await fetch(`${url}/owner/sign-in`, { method: 'POST', headers: { 'Sec-Fetch-Site': 'same-origin' }, body, redirect: 'manual' })
  return [answer.status, answer.headers.get('location')]
}
