import { afterAll, beforeAll, describe, expect, it } from 'vitest'
// Before the CMS starts as in production: the mail was compiled for development.
import 'react-dom/server'
import '@/features/mail/components/LetterDocument'
import '@/features/mail/components/render-letter'
import { eraseLeftSubscriptions } from '@/cms/alerts/retention'
import { eq } from '@/cms/database/drizzle'
import { committedSql, tableOf } from '@/cms/database/sql'
import { loadMemory } from '@/content/memory/load'
import { setMemory } from '@/content/memory/memory'
import { alertBed } from '../../support/alert-bed'
import { startCms, type Cms } from '../../support/cms'
import { contentBed } from '../../support/content-bed'
import { SITE_QUESTION } from '../../support/form-fixtures'
import { staffMember, wholeDatabase } from '../../support/lead-bed'
import { startMailServer, type MailServer } from '../../support/mail-server'

const DAY_MS = 24 * 60 * 60 * 1000
const EXAMPLE = 250_000

let cms: Cms
let bed: ReturnType<typeof alertBed>
let server: MailServer
let content: ReturnType<typeof contentBed>
let administrator: Awaited<ReturnType<typeof staffMember>>

beforeAll(async () => {
  server = await startMailServer()
  Object.assign(process.env, { SMTP_URL: `smtp://127.0.0.1:${server.port}`, MAIL_FROM: 'Habitat <noreply@habitat.example>' })
  cms = await startCms()
  bed = alertBed(cms)
  administrator = await staffMember(cms, 'administrator')
  content = contentBed(cms)
  await content.page({ nl: 'Mijn zoekopdracht', fr: 'Ma recherche' }, { kind: 'personal', originalPath: '/my-alert/' })
  setMemory(await loadMemory(cms.payload))
})
afterAll(async () => {
  await cms.stop()
  await server.stop()
})

const leadsOf = async (email: string) => {
  const leads = tableOf(cms.payload, 'leads')
  return committedSql(cms.payload).select().from(leads).where(eq(leads.email, email))
}
const weekLater = () => eraseLeftSubscriptions(cms.payload, Date.now() + 7 * DAY_MS + 1000)
const monthLater = () => eraseLeftSubscriptions(cms.payload, Date.now() + 30 * DAY_MS + 1000)

describe('the request that began what was left', () => {
  it('goes with it and with its mail where it asked for the newsletter alone, so that nothing is kept', async () => {
    const { email: reader } = await bed.register('sign-newsletter')
    await bed.deliver(server)
    const { email: running } = await bed.seeker()
    await weekLater()
    expect((await wholeDatabase(cms)).includes(reader)).toBe(false)
    expect(await leadsOf(running)).toHaveLength(1)
    // Nothing is left of which a mail could be written.
    expect((await bed.deliver(server)).flatMap(({ to }) => to)).not.toContain(reader)
  })

  it('stays where nobody confirmed a demand: the agency may call all the same', async () => {
    const { email } = await bed.register('demand-register', { phone: '0470123456', newsletter: 'yes' })
    await weekLater()
    expect(await bed.stored(email)).toEqual([])
    expect(await leadsOf(email)).toMatchObject([{ status: 'new', phone: '0470 12 34 56' }])
  })

  it('stays a month after a search ended, as every other request of the same person', async () => {
    const { email, link } = await bed.seeker()
    const other = await bed.seeker({ email })
    await bed.register('site-contact', { ...SITE_QUESTION, email, newsletter: 'yes' })
    await bed.press(link, 'end')
    await monthLater()
    expect((await leadsOf(email)).map(({ form }) => form).sort()).toEqual(['demand-register', 'demand-register', 'site-contact'])
    expect(await bed.stored(email)).toMatchObject([{ key: other.key, state: 'confirmed' }])
  })

  it.each<[string, object]>([
    ['are working on it', { status: 'in-progress' }],
    ['answered it', { status: 'answered' }],
    ['closed it', { status: 'closed' }],
    ['wrote a note about it', { notes: 'Rings back on Monday' }],
  ])('stays where staff %s', async (_, change) => {
    const { email } = await bed.register('demand-register')
    const [lead] = await leadsOf(email)
    expect((await administrator.ask('PATCH', `/leads/${lead?.id}`, change)).status).toBe(200)
    await weekLater()
    expect(await bed.stored(email)).toEqual([])
    expect(await leadsOf(email)).toMatchObject([change])
  })

  it('stays where it was given to somebody of the staff', async () => {
    const { email } = await bed.register('demand-register')
    const [lead] = await leadsOf(email)
    await administrator.ask('PATCH', `/leads/${lead?.id}`, { assignee: administrator.id })
    await weekLater()
    expect(await leadsOf(email)).toHaveLength(1)
  })

  it('goes where staff say that it is spam', async () => {
    const { email } = await bed.register('demand-register')
    const [lead] = await leadsOf(email)
    await administrator.ask('PATCH', `/leads/${lead?.id}`, { notes: 'A robot', status: 'spam' })
    await weekLater()
    expect(await leadsOf(email)).toEqual([])
  })
})

describe('what somebody is to be told of', () => {
  it('is told for another search of theirs, where an administrator deletes the one that found it', async () => {
    const type = await content.type({ fr: 'Loft', nl: 'Loft' })
    const city = await content.city({ fr: 'Dinant', nl: 'Dinant' }, '5500')
    await bed.gather()
    const { email, key } = await bed.seeker({ types: [String(type)], zips: '5500', rhythm: 'daily' })
    await bed.seeker({ email, types: [String(type)], zips: '5500', rhythm: 'daily' })
    await content.property({ type, city, zip: '5500', goal: '0', price: EXAMPLE } as never)
    await bed.gather()
    const rows = await bed.stored(email)
    const found = await committedSql(cms.payload).select().from(tableOf(cms.payload, 'told_listings')).where(eq(tableOf(cms.payload, 'told_listings').email, email))
    expect(found).toHaveLength(1)
    expect(rows.map((row) => row.key)).toContain(key)
    await cms.payload.delete({ collection: 'subscriptions', id: found[0]!.subscription as number })
    const tomorrow = new Date(Date.now() + 25 * 60 * 60 * 1000)
    expect((await bed.deliver(server, tomorrow)).filter(({ mail, to }) => to.includes(email) && mail.headers.has('list'))).toHaveLength(1)
  })

  it('is told though the clock was a year ahead when it was found', async () => {
    const type = await content.type({ fr: 'Moulin', nl: 'Molen' })
    const city = await content.city({ fr: 'Ciney', nl: 'Ciney' }, '5590')
    await bed.gather()
    const { email } = await bed.seeker({ types: [String(type)], zips: '5590', rhythm: 'daily' })
    await content.property({ type, city, zip: '5590', goal: '0', price: EXAMPLE } as never)
    await bed.gather()
    const told = tableOf(cms.payload, 'told_listings')
    const dueAt = new Date(Date.now() + 365 * DAY_MS).toISOString()
    await committedSql(cms.payload).update(told).set({ dueAt }).where(eq(told.email, email))
    expect((await bed.deliver(server)).filter(({ mail, to }) => to.includes(email) && mail.headers.has('list'))).toHaveLength(1)
  })
})

describe('what somebody was told of', () => {
  it('is not told again for another search, once the one that found it is erased', async () => {
    const type = await content.type({ fr: 'Maison', nl: 'Huis' })
    const city = await content.city({ fr: 'Namur', nl: 'Namen' })
    await bed.gather()
    const { email, link } = await bed.seeker({ types: [String(type)] })
    await bed.seeker({ email, types: [String(type)] })
    const { id } = await content.property({ type, city, zip: '5000', goal: '0', price: EXAMPLE } as never)
    const told = async () => {
      await bed.gather()
      return (await bed.deliver(server)).filter(({ mail, to }) => to.includes(email) && mail.headers.has('list')).length
    }
    const change = (status: 'sold' | 'available') => cms.payload.update({ collection: 'properties', id: Number(id), data: { status } })
    expect(await told()).toBe(1)
    await bed.press(link, 'end')
    await monthLater()
    expect(await bed.stored(email)).toHaveLength(1)
    await change('sold')
    expect(await told()).toBe(0)
    await change('available')
    expect(await told()).toBe(0)
  })
})
