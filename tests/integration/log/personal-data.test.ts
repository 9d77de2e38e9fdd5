import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { committedSql, tableOf } from '@/cms/database/sql'
import { startCms, type Cms } from '../../support/cms'
import { feedOf, listing } from '../../support/feed'
import { prepareImport, runImport } from '../../support/import-bed'
import { mailBed } from '../../support/mail-bed'
import { startMailServer, type MailServer } from '../../support/mail-server'
import { post, send } from '../access/http'

/** Somebody, as the site may know them. */
const PERSON = {
  firstName: 'Lieselotte', lastName: 'Vanderstraeten', email: 'lieselotte@vanderstraeten.example',
  phone: '+32 470 98 76 54', from: '81.240.77.31', password: 'her own password',
}
const PERSONAL = /lieselotte|vanderstraeten|470.?98|81\.240|her own/i

let cms: Cms
let server: MailServer
const lines: string[] = []

/** What the mail server thinks of whoever it is asked for. */
const onRcptTo = ({ address }: { address: string }, _: unknown, done: (error?: Error) => void): void =>
  done(Object.assign(new Error(`<${address}> of ${PERSON.from} is not known here`), { responseCode: 550 }))

beforeAll(async () => {
  server = await startMailServer(0, { onRcptTo })
  Object.assign(process.env, { SMTP_URL: `smtp://127.0.0.1:${server.port}`, MAIL_FROM: 'noreply@habitat.example' })
  cms = await startCms()
  const name = `${PERSON.firstName} ${PERSON.lastName}`
  const account = { name, email: PERSON.email, password: PERSON.password, roles: ['administrator' as const] }
  await cms.payload.create({ collection: 'users', data: account })
  vi.spyOn(process.stderr, 'write').mockImplementation((line) => lines.push(String(line)) > 0)
})
afterAll(async () => {
  vi.restoreAllMocks()
  await cms.stop()
  await server.stop()
})
beforeEach(() => {
  lines.length = 0
})

/** What was logged, of which nothing may be anybody's. */
function logged(): { level: string; msg: string; err?: { message: string } }[] {
  expect(lines.join('')).not.toMatch(PERSONAL)
  return lines.map((line) => JSON.parse(line) as { level: string; msg: string })
}

it('a mail that cannot be sent is logged by its number and what the server said', async () => {
  const { MailLane } = await import('@/features/mail/commands-deliver')
  const { smtpSender } = await import('@/features/mail/transport')
  await mailBed(cms).mail({ to: PERSON.email, subject: `Dag ${PERSON.firstName}` })
  await new MailLane(cms.payload, (await smtpSender())!).run()
  expect(logged()).toMatchObject([{ level: 'warn', msg: expect.stringMatching(/^Mail \d+ cannot be sent: .*<…> of … is not known here/) as string }])
})

it('a statement that fails is logged without its values', async () => {
  const { email, firstName, phone } = PERSON
  const row = { form: 'site-contact', status: 'new', language: 'nl', name: firstName, email, phone, answers: {}, key: 'once', mails: 'written' }
  const insert = () => committedSql(cms.payload).insert(tableOf(cms.payload, 'leads')).values(row as never)
  await insert()
  const err = await insert().catch((error: unknown) => error)
  expect(String((err as Error).message)).toMatch(PERSONAL)
  cms.payload.logger.error({ err, msg: 'A site-contact could not be stored' })
  const [line] = logged()
  expect(line).toMatchObject({ level: 'error', msg: 'A site-contact could not be stored' })
  expect(line?.err?.message).toMatch(/insert into "leads"[^]*(UNIQUE constraint failed: leads\.key|violates unique constraint "leads_key_idx")/)
})

it('who fails to sign in is not named', async () => {
  const { email, from } = PERSON
  expect((await post('/users/login', { email, password: 'not her own password' }, { from })).status).toBe(401)
  expect((await post('/users/login', { email: `x${email}`, password: PERSON.password }, { from })).status).toBe(401)
  logged()
})

it('what is refused as wrong or cannot be read is logged without it', async () => {
  const { token } = await cms.payload.login({ collection: 'users', data: PERSON })
  const wrong = await send('POST', '/team-members', { name: PERSON.firstName, email: PERSON.phone }, { token })
  expect(wrong.status).toBe(400)
  const broken = new Request('http://localhost/api/team-members', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `JWT ${token}` },
    body: `${PERSON.firstName} ${PERSON.email}`,
  })
  const { default: config } = await import('@payload-config')
  const { REST_POST } = await import('@payloadcms/next/routes')
  await REST_POST(config)(broken, { params: Promise.resolve({ slug: ['team-members'] }) })
  expect(logged()).toContainEqual(expect.objectContaining({ msg: expect.stringMatching(/JSON/) as string }))
})

it('a row of a feed that is refused is told to staff, and logged without what it says', async () => {
  const folder = await prepareImport(cms)
  const { firstName, email, phone } = PERSON
  const wrong = listing(102, { Price: `ask ${firstName} at ${email}, ${phone}` })
  const result = await runImport(cms, folder, feedOf([listing(101), wrong]))
  expect(JSON.stringify(result)).toContain('102')
  const broken = await runImport(cms, folder, `{"Properties": [${firstName}]}`)
  expect(broken.ok).toBe(false)
  logged()
})
