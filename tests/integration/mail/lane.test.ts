import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { background } from '@/cms/background'
import { keepQueued, queueAgain, queueKept, takeMail } from '@/cms/mails/queue'
import { failedMailsOf } from '@/cms/mails/failed-mails'
import { anyMailWaiting } from '@/cms/mails/waiting'
import type { MailLane } from '@/features/mail/commands-deliver'
import type { Send } from '@/features/mail/transport'
import { startCms, type Cms } from '../../support/cms'
import { mailBed } from '../../support/mail-bed'
import { startMailServer, type MailServer } from '../../support/mail-server'

const PAST = new Date(Date.now() - 1000).toISOString()

let cms: Cms
let bed: ReturnType<typeof mailBed>
let server: MailServer
let port: number
let send: Send
/** Gives up sooner. */
let hasty: Send
let lane: (send?: Send) => MailLane

/** What the server does with a recipient of these names. */
const handlers = {
  onRcptTo: ({ address }: { address: string }, _: unknown, done: (error?: Error) => void): void => {
    if (address.startsWith('hangs')) return
    if (address.startsWith('unknown')) return done(Object.assign(new Error('No such user'), { responseCode: 550 }))
    if (address.startsWith('full')) return done(Object.assign(new Error('Mailbox full'), { responseCode: 452 }))
    done()
  },
}

beforeAll(async () => {
  server = await startMailServer(0, handlers)
  port = server.port
  Object.assign(process.env, { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'noreply@habitat.example' })
  cms = await startCms()
  bed = mailBed(cms)
  const { MailLane } = await import('@/features/mail/commands-deliver')
  const { smtpSender } = await import('@/features/mail/transport')
  send = (await smtpSender())!
  hasty = (await smtpSender(2500))!
  lane = (other = send) => new MailLane(cms.payload, other)
  vi.spyOn(cms.payload.logger, 'warn').mockImplementation(() => undefined)
  vi.spyOn(cms.payload.logger, 'error').mockImplementation(() => undefined)
})
afterAll(async () => {
  await cms.stop()
  await server.stop()
})
beforeEach(async () => {
  await bed.clear()
  server.received.length = 0
})

const recipients = () => server.received.flatMap(({ to }) => to).sort()
const only = async () => (await bed.mails())[0]!
const addresses = (count: number, name = 'to') => Array.from({ length: count }, (_, at) => `${name}${at}@visitor.example`)

it('mails leave, and are marked', async () => {
  await bed.mail({ replyTo: 'info@habitat.example' })
  expect(await anyMailWaiting(cms.payload)).toBe(true)
  await lane().run()
  expect(await only()).toMatchObject({ state: 'sent', attempts: 1, error: null, leasedUntil: null, dueAt: null })
  expect((await only()).sentAt).not.toBeNull()
  const [{ from, mail } = { from: '', mail: null }] = server.received
  expect(from).toBe('noreply@habitat.example')
  expect(mail?.messageId).toBe((await only()).messageId)
  expect(mail?.replyTo?.text).toBe('info@habitat.example')
  expect(await anyMailWaiting(cms.payload)).toBe(false)
})

it('files that are stored with a mail go with it; what is none does not', async () => {
  const file = { filename: 'visit.ics', contentType: 'text/calendar', content: Buffer.from('BEGIN:VCALENDAR').toString('base64') }
  await bed.mail({ attachments: [file, { path: '/etc/passwd' } as never] })
  await lane().run()
  const attachments = server.received[0]?.mail.attachments ?? []
  expect(attachments.map(({ filename }) => filename)).toEqual(['visit.ics'])
  expect(attachments[0]?.content.toString()).toBe('BEGIN:VCALENDAR')
})

it('two lanes at once send each mail once', async () => {
  for (const to of addresses(40)) await bed.mail({ to })
  await Promise.all([lane().run(), lane().run(), lane().run()])
  expect(recipients()).toEqual(addresses(40).sort())
})

describe('a server that is down', () => {
  it('gets each mail once when it is back', async () => {
    for (const to of addresses(12)) await bed.mail({ to })
    await server.stop()
    const one = lane()
    await one.run()
    const tried = (await bed.mails()).filter(({ attempts }) => attempts > 0)
    // One that cannot be reached is not asked once per mail.
    expect(tried).toHaveLength(4)
    expect(tried[0]).toMatchObject({ state: 'failed' })
    expect(tried[0]?.error).toMatch(/ECONNREFUSED/)
    server = await startMailServer(port, handlers)
    await vi.waitFor(
      async () => {
        await one.run()
        expect((await bed.mails()).every(({ state }) => state === 'sent')).toBe(true)
      },
      { timeout: 30_000, interval: 250 },
    )
    expect(recipients()).toEqual(addresses(12).sort())
  })

  it('is tried for a day, then the mail is dead', async () => {
    const lead = await bed.lead({ mails: 'written' })
    await bed.mail({ to: 'full@visitor.example', lead })
    await lane().run()
    expect(await only()).toMatchObject({ state: 'failed', attempts: 1 })
    expect((await failedMailsOf(cms.payload, lead))[0]).toMatchObject({ state: 'failed', to: 'full@visitor.example' })
    await bed.set((await only()).id, { dueAt: PAST, tryUntil: PAST })
    await lane().run()
    expect(await only()).toMatchObject({ state: 'dead', attempts: 2 })
    expect((await only()).error).toMatch(/Mailbox full/)
  })
})

it('a recipient at whom the server hangs keeps no other waiting', async () => {
  for (const to of addresses(3, 'hangs')) await bed.mail({ to })
  for (const to of addresses(20)) await bed.mail({ to })
  const one = lane(hasty)
  const run = one.run()
  await vi.waitFor(() => expect(recipients()).toEqual(addresses(20).sort()), { timeout: 10_000 })
  // The lane still takes what comes.
  await bed.mail({ to: 'late@visitor.example' })
  await one.run()
  expect(recipients()).toContain('late@visitor.example')
  await run
  const hung = (await bed.mails()).filter(({ to }) => to.startsWith('hangs'))
  expect(hung.map(({ state, attempts }) => [state, attempts])).toEqual(Array(3).fill(['failed', 1]))
})

it('what is refused for good is dead, until somebody sends it again', async () => {
  const lead = await bed.lead({ mails: 'written' })
  await bed.mail({ to: 'unknown@visitor.example', lead })
  await lane().run()
  const { id } = await only()
  expect(await only()).toMatchObject({ state: 'dead', attempts: 1, error: expect.stringContaining('No such user') as string })
  expect(await failedMailsOf(cms.payload, lead)).toMatchObject([{ id, kind: 'confirmation', state: 'dead' }])
  await lane().run()
  expect((await only()).attempts).toBe(1)
  await bed.set(id, { to: 'known@visitor.example' })
  expect(await queueAgain(cms.payload, id)).toBe(true)
  await lane().run()
  expect(await only()).toMatchObject({ state: 'sent', error: null })
  expect(recipients()).toEqual(['known@visitor.example'])
  expect(await failedMailsOf(cms.payload, lead)).toEqual([])
  expect(await queueAgain(cms.payload, id)).toBe(false)
})

describe('a server that dies while it sends', () => {
  /** Sends, and does not live to see the answer. */
  const dying: Send = async (mail) => {
    await send(mail)
    await new Promise(() => undefined)
  }
  const die = async () => {
    void lane(dying).run()
    const before = server.received.length
    await vi.waitFor(() => expect(server.received.length).toBeGreaterThan(before))
  }

  it('repeats the mail once, with the same Message-ID, and says so', async () => {
    await bed.mail()
    await die()
    // Its lease holds.
    await lane().run()
    expect(server.received).toHaveLength(1)
    await bed.set((await only()).id, { leasedUntil: PAST })
    await Promise.all([lane().run(), lane().run()])
    expect(server.received).toHaveLength(2)
    const [first, second] = server.received.map(({ mail }) => mail)
    expect(second?.messageId).toBe(first?.messageId)
    expect(first?.headers.has('x-delivery-attempt')).toBe(false)
    expect(second?.headers.get('x-delivery-attempt')).toBe('2')
    expect(await only()).toMatchObject({ state: 'sent', attempts: 2 })
    expect((await only()).interruptedAt).not.toBeNull()
  })

  it('twice leaves it to somebody else', async () => {
    await bed.mail()
    await die()
    await bed.set((await only()).id, { leasedUntil: PAST })
    await die()
    await bed.set((await only()).id, { leasedUntil: PAST })
    await lane().run()
    expect(server.received).toHaveLength(2)
    expect(await only()).toMatchObject({ state: 'dead', error: expect.stringContaining('may have arrived') as string })
  })
})

it('a lease that another worker took over is not ended by the first', async () => {
  await bed.mail()
  const mail = (await takeMail(cms.payload))!
  await bed.set(mail.id, { leasedUntil: PAST })
  const taken = (await takeMail(cms.payload))!
  const { endMail } = await import('@/cms/mails/queue')
  await endMail(cms.payload, mail, { state: 'dead', error: 'late' })
  expect(await only()).toMatchObject({ state: 'sending', attempts: taken.attempts })
})

it('without a server mails of leads are kept, and queued when there is one', async () => {
  const lead = await bed.lead({ mails: 'written' })
  await bed.mail({ lead })
  await bed.mail({ kind: 'account' })
  expect(await keepQueued(cms.payload)).toBe(1)
  await lane().run()
  expect(server.received).toEqual([])
  expect(await queueKept(cms.payload)).toBe(1)
  await lane().run()
  const after = await bed.mails()
  expect(after.map(({ state }) => state)).toEqual(['sent', 'dead'])
  expect(after[1]).toMatchObject({ text: '', html: '' })
})

it('with a lead go its mails', async () => {
  const [lead, other] = [await bed.lead(), await bed.lead()]
  await bed.mail({ lead })
  await bed.mail({ lead: other })
  await cms.payload.delete({ collection: 'leads', id: lead })
  expect((await bed.mails()).map((mail) => mail.lead)).toEqual([other])
})

it('nothing that is typed makes a header or a recipient', async () => {
  const sign = fc.constantFrom('\r\n', '\n', '\r', 'Bcc: x@evil.example', ',', '<', '>', '"', '\u2028', '\0', ' ')
  const nasty = fc
    .array(fc.oneof(fc.string({ unit: 'binary', maxLength: 12 }), sign), { maxLength: 8 })
    .map((parts) => parts.join(''))
  const address = fc.oneof(nasty, nasty.map((text) => `an@visitor.example${text}`), fc.constant('an@visitor.example'))
  const typed = fc.sample(fc.record({ subject: nasty, to: address, replyTo: address }), 120)
  const addressed = typed.map((mail) => mail.to.trim().toLowerCase())
  for (const mail of typed) await bed.mail(mail)
  await lane().run()
  expect(server.received.length).toBeGreaterThan(30)
  for (const { raw, to } of server.received) {
    expect(to).toHaveLength(1)
    expect(addressed).toContain(to[0]?.toLowerCase())
    const head = raw.split('\r\n\r\n')[0] ?? ''
    const names = [...head.matchAll(/^([^\s:]+):/gm)].map(([, name]) => name?.toLowerCase() ?? '')
    expect(names.filter((name) => !ALLOWED.includes(name))).toEqual([])
    expect(new Set(names).size).toBe(names.length)
  }
  const states = (await bed.mails()).map(({ state }) => state)
  expect(states.filter((state) => state !== 'sent' && state !== 'dead')).toEqual([])
})

const ALLOWED = [
  ...['from', 'to', 'subject', 'reply-to', 'message-id', 'date', 'mime-version', 'content-type'],
  ...['content-language', 'auto-submitted'],
]

// The last one: what has stopped begins nothing again.
it('a server that stops waits for the mail that is on its way and takes no further one', async () => {
  // Mails of the tests before hang for ever.
  Reflect.deleteProperty(globalThis, Symbol.for('estate.background'))
  for (const to of addresses(12)) await bed.mail({ to })
  const sending: (() => void)[] = []
  void lane(() => new Promise<void>((resolve) => sending.push(resolve))).run()
  await vi.waitFor(() => expect(sending).toHaveLength(4))
  let hasStopped = false
  const stopped = background().stop().then(() => (hasStopped = true))
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(hasStopped).toBe(false)
  sending.forEach((end) => end())
  await stopped
  expect(sending).toHaveLength(4)
  const states = (await bed.mails()).map(({ state }) => state)
  expect(states.filter((state) => state === 'sent')).toHaveLength(4)
  expect(states.filter((state) => state === 'queued')).toHaveLength(8)
})
