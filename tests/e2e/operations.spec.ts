import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import Database from 'libsql'
import { filesBelow } from '@/operations/backup/files'
import { sumOf } from '@/operations/backup/manifest'
import { sendContactForm } from '../support/send-form'
import { METRICS_TOKEN, siteIn } from '../support/site-process'

const PAGES = ['/', '/fr/', '/te-koop/', '/fr/a-vendre/?type=1', '/over-ons/', '/contact/']

test('the site says that it lives and is ready, to be stored by nobody', async ({ request }) => {
  for (const path of ['/health/live', '/health/ready']) {
    const response = await request.get(path)
    expect([response.status(), await response.json()]).toEqual([200, { status: 'ok' }])
    expect(response.headers()).toMatchObject({ 'cache-control': 'private, no-store', 'content-type': 'application/json' })
  }
})

test('there are no metrics where nobody set a token for them', async ({ request }) => {
  const headers = { authorization: 'Bearer null' }
  expect((await request.get('/metrics', { headers })).status()).toBe(404)
  expect((await request.get('/metrics')).status()).toBe(404)
})

let dir: string
test.beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'drill-'))
})
test.afterAll(() => rm(dir, { recursive: true, force: true }))

/** A lead without how far its mails are: those of the last may have been written after it was copied. */
const asSent = (lead: { id: number }) => ({ ...lead, mails: null })

const leadsOf = (file: string): { id: number }[] => {
  const database = new Database(file, { readonly: true })
  try {
    return database.prepare('SELECT * FROM leads ORDER BY id').all() as { id: number }[]
  } finally {
    database.close()
  }
}
const filesOf = async (folder: string): Promise<Record<string, string>> =>
  Object.fromEntries(await Promise.all((await filesBelow(folder)).map(async (one) => [one, await sumOf(path.join(folder, one))] as const)))
/** What visitors read of pages: their title and body, without the scripts and marks that the framework puts where its stream pauses. */
const pagesOf = async (url: string): Promise<string[]> =>
  Promise.all(
    PAGES.map(async (page) => {
      const html = await (await fetch(`${url}${page}`)).text()
      const title = /<title>.*?<\/title>/.exec(html)?.[0] ?? ''
      return title + html.slice(html.indexOf('<body')).replaceAll(/<script\b(?![^>]*ld\+json).*?<\/script>|<!--.*?-->/gs, '')
    }),
  )

/** A form whose second half is sent when it is told to; gives all that is answered. */
function slowForm(url: string) {
  const body = JSON.stringify({ remark: 'x'.repeat(2000), _language: 'nl' })
  const { port } = new URL(url)
  const socket = connect(Number(port), 'localhost')
  const answer = new Promise<string>((resolve, reject) => {
    let said = ''
    socket.on('data', (data: Buffer) => (said += data.toString()))
    socket.once('error', reject)
    socket.once('close', () => resolve(said))
  })
  socket.write(`POST /forms/site-contact HTTP/1.1\r\nHost: localhost:${port}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body.slice(0, 1000)}`)
  return { answer, sendRest: () => socket.write(body.slice(1000)) }
}

test('a site that was destroyed comes back from its backup; what is under way as it stops is answered', async () => {
  test.skip(Boolean(process.env.E2E_DATABASE_URL), 'its site is a file of its own; tests/integration/backup/postgres.test.ts restores the other')
  test.setTimeout(240_000)
  const shared = JSON.parse(process.env.E2E_ENV ?? '{}') as Record<string, string>
  const backups = path.join(dir, 'backups')
  const data = path.join(dir, 'data')
  const database = path.join(data, 'site.db')
  const onlyBackup = async (folder: string): Promise<string> => path.join(folder, (await readdir(folder)).sort().at(-1) ?? '')

  // A site of its own, of what the tests share.
  const of = await siteIn(dir, shared)
  await of.script('scripts/backup.ts', path.join(dir, 'shared'))
  const site = await siteIn(data, { DRAIN_SECONDS: '2', STOP_SECONDS: '30', TRUSTED_PROXIES: '1' })
  await site.script('scripts/restore.ts', await onlyBackup(path.join(dir, 'shared')))
  const before = leadsOf(database).length
  const server = await site.serve('src/server/main.mjs')
  expect(await sendContactForm(site.url, 'before', '9.9.9.1')).toBe(200)

  // Forms are sent while it is copied.
  let isOver = false
  const sending = [2, 3, 4].map(async (at) => {
    let sent = 0
    for (; !isOver; sent += 1) expect(await sendContactForm(site.url, `meanwhile ${at}`, `9.9.${at * 50 + Math.floor(sent / 250)}.${sent % 250}`)).toBe(200)
    return sent
  })
  const said = await site.script('scripts/backup.ts', backups, '--keep', '2')
  isOver = true
  const sent = (await Promise.all(sending)).reduce((sum, some) => sum + some, 1)
  expect(said).toMatch(/Backup: .*checked/)
  expect(leadsOf(database)).toHaveLength(before + sent)
  await expect(site.script('scripts/restore.ts', await onlyBackup(backups), '--force')).rejects.toThrow(/is running/)

  const metrics = await fetch(`${site.url}/metrics`, { headers: { authorization: `Bearer ${METRICS_TOKEN}` } })
  expect(await metrics.text()).toContain(`site_leads_stored_total{form="site-contact"} ${sent}`)
  const pages = await pagesOf(site.url)

  // It is told to stop while a form is on its way.
  const form = slowForm(site.url)
  await new Promise((resolve) => setTimeout(resolve, 300))
  server.child.kill('SIGTERM')
  await expect.poll(async () => (await fetch(`${site.url}/health/ready`)).status).toBe(503)
  const drained = await fetch(`${site.url}/`)
  expect([drained.status, drained.headers.get('connection')]).toEqual([200, 'close'])
  form.sendRest()
  expect(await form.answer).toMatch(/^HTTP\/1\.1 [24]\d\d [^]*\r\nconnection: close\r\n[^]*\}\r\n0\r\n\r\n$/i)
  expect(await server.ended).toBe(0)
  // Next says that it reads its settings before there is a log.
  const logged = server.said().split('\n').filter((line) => line !== '' && !/^\W* ?Running next\.config/.test(line))
  for (const line of logged) expect(JSON.parse(line)).toHaveProperty('level')
  expect(server.said()).not.toMatch(/visitor\.example|Maes|9\.9\.\d/)

  // Destroyed, and brought back.
  const leads = leadsOf(database)
  const files = await filesOf(path.join(data, 'media'))
  await rm(data, { recursive: true })
  await site.script('scripts/restore.ts', await onlyBackup(backups))
  const restored = leadsOf(database)
  expect(restored.length).toBeGreaterThan(before)
  expect(restored.map(asSent)).toEqual(leads.slice(0, restored.length).map(asSent))
  expect(await filesOf(path.join(data, 'media'))).toEqual(files)
  expect(Object.keys(files).length).toBeGreaterThan(50)

  // From now on it listens on one address alone, at which it asks itself too.
  const alone = await siteIn(data, { HOST: '127.0.0.2', SITE_URL: site.url, STOP_SECONDS: '30', TRUSTED_PROXIES: '1' })
  const again = await alone.serve('scripts/start.mjs')
  expect(await pagesOf(alone.url)).toEqual(pages)
  await expect.poll(again.said).toContain(`Site   ${site.url}/`)
  const malformed = await fetch(`${alone.url}/fr/%E0%A4%A`)
  expect([malformed.status, await malformed.text()]).toEqual([404, expect.stringContaining('<html lang="fr"')])
  expect(await sendContactForm(alone.url, 'after', '9.9.9.2')).toBe(200)
  await expect.poll(() => leadsOf(database).at(-1)).toMatchObject({ mails: 'written' })
  again.child.kill('SIGTERM')
  expect(await again.ended).toBe(0)
})
