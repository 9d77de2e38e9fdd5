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

/** Holds on to the answer of those who looked for a mail and found none. */
const looks = vi.hoisted(() => ({ held: null as Promise<void> | null, inVain: 0, release: (): void => undefined }))
/** How often the end of a mail cannot be written. */
const lost = vi.hoisted(() => ({ ends: 0 }))
vi.mock('@/cms/mails/queue', async (load) => {
  const queue = await load<typeof import('@/cms/mails/queue')>()
  const take: typeof queue.takeMail = async (...args) => {
    const mail = await queue.takeMail(...args)
    if (mail || !looks.held) return mail
    looks.inVain += 1
    await looks.held
    return mail
  }
  const end: typeof queue.endMail = async (...args) => {
    if (lost.ends > 0) {
      lost.ends -= 1
      throw new Error('the database is away')
    }
    return queue.endMail(...args)
  }
  return { ...queue, takeMail: take, endMail: end }
})

const MINUTES_MS = 9 * 60 * 1000
const PAST = new Date(Date.now() - 1000).toISOString()

let cms: Cms
let bed: ReturnType<typeof mailBed>
let server: MailServer
let port: number
let smtpSender: (silentForMs?: number) => Promise<Send | null>
let send: Send
let lane: (send?: Send) => MailLane

/** Refuses, for now, each of the mails that the server holds. */
const held: (() => void)[] = []

/** How many more recipients the server asks to come back later. */
const greylisted = { left: 0 }

/** What the server does with a recipient of these names. */
const handlers = {
  onRcptTo: ({ address }: { address: string }, _: unknown, done: (error?: Error) => void): void => {
    if (address.startsWith('hangs')) return
    if (address.startsWith('anne') && (greylisted.left -= 1) >= 0) return done(Object.assign(new Error('Come back later'), { responseCode: 450 }))
    if (address.startsWith('held')) return void held.push(() => done(Object.assign(new Error('Try later'), { responseCode: 452 })))
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
  smtpSender = (await import('@/features/mail/transport')).smtpSender
  send = (await smtpSender())!
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
  greylisted.left = 0
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

it('recipients at whom the server hangs keep no other waiting', async () => {
  for (const to of addresses(3, 'held')) await bed.mail({ to })
  for (const to of addresses(20)) await bed.mail({ to })
  const one = lane((await smtpSender(60_000))!)
  const run = one.run()
  await vi.waitFor(() => expect(recipients()).toEqual(addresses(20).sort()), { timeout: 10_000 })
  // The lane still takes what comes.
  await bed.mail({ to: 'late@visitor.example' })
  await one.run()
  await vi.waitFor(() => expect(recipients()).toContain('late@visitor.example'), { timeout: 10_000 })
  const sending = (await bed.mails()).filter(({ state }) => state === 'sending')
  expect(sending.map(({ to }) => to)).toEqual(expect.arrayContaining(addresses(3, 'held')))
  held.forEach((refuse) => refuse())
  await run
  const refused = (await bed.mails()).filter(({ to }) => to.startsWith('held'))
  expect(refused.map(({ state, attempts }) => [state, attempts])).toEqual(Array(3).fill(['failed', 1]))
})

it('a server that says nothing any more is given up', async () => {
  await bed.mail({ to: 'hangs@visitor.example' })
  await lane((await smtpSender(500))!).run()
  expect(await only()).toMatchObject({ state: 'failed', attempts: 1, error: expect.stringMatching(/timeout/i) as string })
})

it('what comes while all workers look for the last time is sent', async () => {
  const one = lane()
  looks.held = new Promise((resolve) => (looks.release = resolve))
  const run = one.run()
  await vi.waitFor(() => expect(looks.inVain).toBe(4))
  await bed.mail()
  await one.run()
  looks.held = null
  looks.release()
  await run
  expect(recipients()).toEqual(['an@visitor.example'])
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

describe('what somebody is told of one request', () => {
  const said = () => server.received.map(({ mail }) => mail.subject)
  const later = async () => {
    for (const { id, state } of await bed.mails()) if (state === 'failed') await bed.set(id, { dueAt: PAST })
  }
  /** The first mail is refused for now, and not due again before the test says so, however slow the machine is. */
  const firstIsRefused = async () => {
    await lane().run()
    await bed.set((await only()).id, { dueAt: new Date(Date.now() + MINUTES_MS).toISOString() })
  }

  it('arrives in the order in which it was said, though the first is refused for now', async () => {
    greylisted.left = 1
    const [lead, other] = [await bed.lead({ mails: 'written' }), await bed.lead({ mails: 'written' })]
    await bed.mail({ lead, to: 'anne@visitor.example', subject: 'Confirmed for Monday' })
    await firstIsRefused()
    await bed.mail({ lead, to: 'anne@visitor.example', subject: 'Moved to Tuesday', kind: 'visit' })
    await bed.mail({ lead, to: 'anne@visitor.example', subject: 'Cancelled', kind: 'visit' })
    await bed.mail({ lead, to: 'agency@visitor.example', subject: 'To somebody else' })
    await bed.mail({ lead: other, to: 'anne@visitor.example', subject: 'Of another request' })
    await lane().run()
    expect(said().sort()).toEqual(['Of another request', 'To somebody else'])
    await later()
    server.received.length = 0
    await lane().run()
    expect(said()).toEqual(['Confirmed for Monday', 'Moved to Tuesday', 'Cancelled'])
    expect(await anyMailWaiting(cms.payload)).toBe(false)
  })

  it('waits for nothing that is not tried any more, and makes nobody look in vain', async () => {
    greylisted.left = 1
    const lead = await bed.lead({ mails: 'written' })
    await bed.mail({ lead, to: 'anne@visitor.example', subject: 'Confirmed for Monday' })
    await firstIsRefused()
    await bed.mail({ lead, to: 'anne@visitor.example', subject: 'Cancelled', kind: 'visit' })
    expect(await anyMailWaiting(cms.payload)).toBe(false)
    await bed.set((await only()).id, { state: 'dead', dueAt: null })
    await lane().run()
    expect(said()).toEqual(['Cancelled'])
  })
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
    expect(await only()).toMatchObject({ state: 'dead', error: 'interrupted-twice' })
  })
})

it('a mail that has arrived is marked so once the database is back, and not sent again', async () => {
  await bed.mail()
  lost.ends = 2
  await lane().run()
  expect(await only()).toMatchObject({ state: 'sent', attempts: 1 })
  expect(server.received).toHaveLength(1)
})

it('a lane leaves alone what it is sending itself, though it slept past the lease', async () => {
  await bed.mail()
  let arrive = (): void => undefined
  const sent = vi.fn<Send>().mockResolvedValue(undefined)
  sent.mockReturnValueOnce(new Promise((resolve) => (arrive = resolve)))
  const one = lane(sent)
  const run = one.run()
  await vi.waitFor(() => expect(sent).toHaveBeenCalledTimes(1))
  await bed.set((await only()).id, { leasedUntil: PAST })
  await one.run()
  arrive()
  await run
  expect(sent).toHaveBeenCalledTimes(1)
  expect(await only()).toMatchObject({ state: 'sent', attempts: 1, interruptedAt: null })
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

it('what means nothing any more once there is a server is dead, and no more than that', async () => {
  const { committedSql, tableOf } = await import('@/cms/database/sql')
  const subscriptions = tableOf(cms.payload, 'subscriptions')
  const [asked, gone] = [await bed.lead({ mails: 'written' }), await bed.lead({ mails: 'written' })]
  await bed.mail({ kind: 'reminder', lead: asked })
  await bed.mail({ kind: 'opt-in', lead: gone })
  await bed.mail({ kind: 'opt-in', lead: asked })
  await bed.mail({ kind: 'visit', lead: gone })
  const now = new Date().toISOString()
  await committedSql(cms.payload).insert(subscriptions).values({
    key: 'asked', kind: 'newsletter', state: 'waiting', optIn: 'written', email: 'an@visitor.example', language: 'nl', lead: asked,
    name: null, rhythm: null, goal: null, criteria: null, confirmedAt: null, endedAt: null,
    consentText: '', consentVersion: 1, createdAt: now, updatedAt: now,
  })
  await bed.mail({ kind: 'reminder', lead: gone })
  const [late, ...others] = await bed.mails()
  await bed.set(late!.id, { tryUntil: PAST })
  const inTime = others.at(-1)!
  expect(await keepQueued(cms.payload)).toBe(5)
  expect(await queueKept(cms.payload)).toBe(3)
  const queued = (await bed.mails()).find(({ id }) => id === inTime.id)
  expect(queued).toMatchObject({ kind: 'reminder', state: 'queued', tryUntil: inTime.tryUntil })
  await lane().run()
  expect((await bed.mails()).map(({ kind, state }) => `${kind} ${state}`)).toEqual([
    'reminder dead', 'opt-in dead', 'opt-in sent', 'visit sent', 'reminder sent',
  ])
  await committedSql(cms.payload).delete(subscriptions)
})

it('a reminder that waited until its day is over is not sent, and by nobody again', async () => {
  for (const kind of ['reminder', 'visit'] as const) await bed.mail({ kind, to: `${kind}@visitor.example` })
  for (const { id } of await bed.mails()) await bed.set(id, { tryUntil: PAST })
  await lane().run()
  expect(recipients()).toEqual(['visit@visitor.example'])
  const [reminder] = await bed.mails()
  expect(reminder).toMatchObject({ kind: 'reminder', state: 'dead', attempts: 0, error: 'too-late' })
  expect(await queueAgain(cms.payload, reminder!.id)).toBe(false)
})

it('digests and weekly mails are kept too, and leave while their time is not over', async () => {
  for (const kind of ['alert', 'weekly', 'alert'] as const) await bed.mail({ kind })
  await bed.set((await bed.mails())[2]!.id, { tryUntil: PAST })
  expect(await keepQueued(cms.payload)).toBe(3)
  expect(await queueKept(cms.payload)).toBe(2)
  await lane().run()
  expect((await bed.mails()).map(({ kind, state, error }) => [kind, state, error])).toEqual([
    ['alert', 'sent', null],
    ['weekly', 'sent', null],
    ['alert', 'dead', 'too-late'],
  ])
})

it('what was due or leased while the clock was a day ahead is tried at once', async () => {
  const ahead = new Date(Date.now() + 24 * 60 * 60 * 1000).toISOString()
  await bed.mail({ to: 'due@visitor.example' })
  await bed.mail({ to: 'leased@visitor.example' })
  const [due, leased] = await bed.mails()
  await bed.set(due!.id, { dueAt: ahead })
  await bed.set(leased!.id, { state: 'sending', leasedUntil: ahead })
  await lane().run()
  expect(recipients().sort()).toEqual(['due@visitor.example', 'leased@visitor.example'])
})

it('an address as long as any may be gets its mail', async () => {
  const to = `${'a'.repeat(60)}@${`${'b'.repeat(60)}.`.repeat(3)}example`
  expect(to.length).toBeGreaterThan(200)
  await bed.mail({ to })
  await lane().run()
  expect(recipients()).toEqual([to])
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
  'from', 'to', 'subject', 'reply-to', 'message-id', 'date', 'mime-version', 'content-type',
  'content-language', 'auto-submitted',
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
