import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
// Before the CMS starts as in production: the mail was compiled for development.
import 'react-dom/server'
import '@/features/mail/components/LetterDocument'
import '@/features/mail/components/render-letter'
import { loadMemory } from '@/content/memory/load'
import { setMemory } from '@/content/memory/memory'
import fr from '@/i18n/messages/fr.json'
import { startCms, type Cms } from '../../support/cms'
import { contentBed } from '../../support/content-bed'
import { mailBed } from '../../support/mail-bed'
import { startMailOfSite, type MailServer } from '../../support/mail-server'

let cms: Cms
let bed: ReturnType<typeof mailBed>
let server: MailServer
let agency: number
let type: number
let property: number
let reference: number
// The configuration that it loads wants the environment first.
let writeMails: typeof import('@/features/mail/commands-write').writeMails
let deliverAll: () => Promise<void>

beforeAll(async () => {
  server = await startMailOfSite()
  cms = await startCms()
  bed = mailBed(cms)
  ;({ writeMails } = await import('@/features/mail/commands-write'))
  const { MailLane } = await import('@/features/mail/commands-deliver')
  const { smtpSender } = await import('@/features/mail/transport')
  deliverAll = async () => new MailLane(cms.payload, (await smtpSender())!).run()
  const content = contentBed(cms)
  const { payload } = cms
  const settings = { agencyName: 'Habitat', email: 'info@habitat.example', brandColour: '#123456', defaultLanguage: 'nl' }
  await payload.updateGlobal({ slug: 'settings', data: settings as never })
  const office = { name: 'Habitat Namur', email: 'namur@habitat.example', companyNumber: '0123.456.789', insurer: 'AXA' }
  agency = (await payload.create({ collection: 'agencies', data: office })).id
  type = await content.type({ fr: 'Maison', nl: 'Huis' })
  const city = await content.city({ fr: 'Namur', nl: 'Namen' })
  const made = await content.property({ type, city, agency })
  property = made.id
  reference = made.listingId as number
  await seeChanges()
})
afterAll(async () => {
  await cms.stop()
  await server.stop()
})
beforeEach(async () => {
  await bed.clear()
  server.received.length = 0
})

/** As the server does after each change. */
const seeChanges = async () => setMemory(await loadMemory(cms.payload))

const deliver = async () => {
  await writeMails(cms.payload)
  await deliverAll()
  return server.received
}
const to = (address: string) => server.received.find((one) => one.to.includes(address))

describe('a request about a property', () => {
  const answers = { firstName: 'Anne', contactTime: 'afternoon', remark: 'Une <b>question</b>\nencore' }

  it('tells the agency in the language of the site, and the visitor in theirs', async () => {
    const id = await bed.lead({ form: 'contact-me', property, agency, answers } as never)
    await deliver()
    expect(server.received.map((one) => one.to).sort()).toEqual([['anne@visitor.example'], ['namur@habitat.example']])

    const { mail: told } = to('namur@habitat.example')!
    expect(told.subject).toBe('Informatie over een pand: Anne Dupont')
    expect(told.from?.text).toBe('"Habitat" <noreply@habitat.example>')
    expect(told.replyTo?.text).toBe('anne@visitor.example')
    for (const part of [told.text, told.html || '']) {
      expect(part).toContain(`https://www.habitat.example/admin/collections/leads/${id}`)
      expect(part).toContain('Huis, Namen')
      // What she read, which is another time in Dutch.
      expect(part).toContain('14:00–16:00')
      expect(part).toContain('Voornaam')
    }
    expect(told.text).toContain('Une <b>question</b>\nencore')
    expect(told.html).toContain('Une &lt;b&gt;question&lt;/b&gt;')
    expect(told.html).toMatch(/<html[^>]* lang="nl"/)

    const { mail: confirmed } = to('anne@visitor.example')!
    expect(confirmed.subject).toBe('Nous avons bien reçu votre demande')
    expect(confirmed.replyTo?.text).toBe('namur@habitat.example')
    for (const part of [confirmed.text, confirmed.html || '']) {
      expect(part).toContain('Maison, Namur')
      expect(part).toContain(`Réf. ${reference}`)
      expect(part).toMatch(/https:\/\/www\.habitat\.example\/fr\/\S+/)
      expect(part).toContain('14:00–16:00')
      expect(part).toContain('0123.456.789')
      expect(part).toContain('AXA')
      expect(part).not.toContain('/admin/')
    }
    expect(confirmed.html).toContain('#123456')
    expect(confirmed.headers.get('auto-submitted')).toBe('auto-generated')
    expect(confirmed.headers.get('content-language')).toBe('fr')
    expect(confirmed.headers.has('x-delivery-attempt')).toBe(false)
  })

  it('is written once, however often the lane looks', async () => {
    await bed.lead()
    await Promise.all([writeMails(cms.payload), writeMails(cms.payload)])
    await writeMails(cms.payload)
    expect((await bed.mails()).map(({ kind }) => kind).sort()).toEqual(['confirmation', 'notification'])
  })

  it('says what the editors wrote, in the languages in which they did', async () => {
    const { docs } = await cms.payload.find({ collection: 'forms', where: { form: { equals: 'site-contact' } } })
    const form = docs[0]?.id ?? 0
    const texts = { mailSubject: 'Bien reçu\r\nBcc: x@evil.example', mailText: 'Merci.\n\nÀ bientôt' }
    await cms.payload.update({ collection: 'forms', id: form, locale: 'fr', data: texts })
    await seeChanges()
    await bed.lead()
    await bed.lead({ language: 'de', email: 'de@visitor.example' })
    await deliver()
    const { mail, raw } = to('anne@visitor.example')!
    expect(mail.subject).toBe('Bien reçu Bcc: x@evil.example')
    expect(raw).not.toMatch(/^Bcc:/im)
    expect(mail.text).toContain('Merci.\n\nÀ bientôt')
    expect(to('de@visitor.example')?.mail.subject).toBe('Wir haben Ihre Anfrage erhalten')
    await cms.payload.update({ collection: 'forms', id: form, locale: 'fr', data: { mailSubject: null, mailText: null } })
    await seeChanges()
  })

  it('is told in the language of the site where that of the visitor is in use no more', async () => {
    await cms.payload.updateGlobal({ slug: 'settings', data: { languages: ['nl', 'fr'] } })
    await seeChanges()
    await bed.lead({ form: 'contact-me', property, agency, answers, language: 'de', email: 'de@visitor.example' } as never)
    await deliver()
    const { mail } = to('de@visitor.example')!
    expect(mail.subject).toBe('Wij hebben uw aanvraag ontvangen')
    expect(mail.headers.get('content-language')).toBe('nl')
    for (const part of [mail.text, mail.html || '']) expect(part).not.toContain('habitat.example/de/')
    await cms.payload.updateGlobal({ slug: 'settings', data: { languages: ['nl', 'fr', 'en', 'de'] } })
    await seeChanges()
  })

  it('goes to whom the form names', async () => {
    const { docs } = await cms.payload.find({ collection: 'forms', where: { form: { equals: 'contact-me' } } })
    const recipients = [{ agency, email: 'desk@habitat.example' }]
    await cms.payload.update({ collection: 'forms', id: docs[0]?.id ?? 0, data: { recipients } })
    await seeChanges()
    await bed.lead({ form: 'contact-me', agency } as never)
    await deliver()
    expect(to('desk@habitat.example')).toBeDefined()
    expect(to('namur@habitat.example')).toBeUndefined()
  })

  it('that nobody of the agency can get says so in its history', async () => {
    await cms.payload.updateGlobal({ slug: 'settings', data: { email: null } })
    const { applied } = await import('@/content/memory/memory').then(({ loadedMemory }) => loadedMemory())
    setMemory({ ...(await loadMemory(cms.payload)), applied })
    const id = await bed.lead()
    await deliver()
    expect(server.received.map((one) => one.to)).toEqual([['anne@visitor.example']])
    const lead = await bed.storedLead(id)
    expect(lead?.history).toMatchObject([{ kind: 'no-recipient', by: null }])
    await cms.payload.updateGlobal({ slug: 'settings', data: { email: 'info@habitat.example' } })
    setMemory(await loadMemory(cms.payload))
  })
})

it('a friend reads nothing that the visitor typed but a name', async () => {
  const answers = { friendEmail: 'friend@else.example', remark: 'Buy at https://evil.example', firstName: 'evil.example' }
  const name = 'Jan https://evil.example an@evil.example'
  await bed.lead({ form: 'send-to-friend', property, answers, name } as never)
  await deliver()
  const { mail, raw } = to('friend@else.example')!
  expect(mail.subject).toBe('Jan veut vous montrer un bien')
  expect(raw).not.toContain('evil.example')
  expect(mail.text).not.toContain('Buy')
  expect(mail.replyTo).toBeUndefined()
  expect(mail.text).toContain('Maison, Namur')
})

describe('a page for a friend', () => {
  const sent = (data: object = {}) =>
    bed.lead({ form: 'send-to-friend', answers: { friendEmail: 'friend@else.example' }, property, agency, ...data } as never)

  it('is nothing for the agency, and its sender reads that it went out, with nothing to follow', async () => {
    await contentBed(cms).page({ nl: 'Uw aanvraag', fr: 'Votre demande' }, { kind: 'personal', originalPath: '/my-request/' })
    await seeChanges()
    const id = await sent()
    await deliver()
    expect(server.received.map(({ to: [address] }) => address).sort()).toEqual(['anne@visitor.example', 'friend@else.example'])
    expect((await bed.storedLead(id))?.history).toBeNull()
    const { mail } = to('anne@visitor.example')!
    expect(mail.subject).toBe(fr.Mail.sentOn.subject)
    for (const part of [mail.text, mail.html || '']) {
      for (const words of [fr.Mail.sentOn.title, 'friend@else.example', 'Maison, Namur']) expect(part).toContain(words)
      expect(part).not.toContain(fr.Mail.confirmation.follow)
      expect(part).not.toContain(fr.Mail.confirmation.nameless)
    }
  })

  it('of a project says that it is one', async () => {
    const project = await contentBed(cms).project({ nl: 'De Linde', fr: 'Le Tilleul' }, { agency, listingId: 900_005, projectWebId: 9005 })
    await seeChanges()
    await sent({ property: null, project })
    await deliver()
    const { mail } = to('friend@else.example')!
    expect(mail.subject).toBe('Anne Dupont veut vous montrer un projet neuf')
    for (const words of ['Le Tilleul', 'Réf. 9005', 'ce projet neuf peut vous intéresser']) expect(mail.text).toContain(words)
  })

  it.each<[string, () => Promise<object>]>([
    ['is about nothing', async () => ({ property: null, agency: null })],
    ['left the site meanwhile', async () => {
      const { id } = await contentBed(cms).property({ type, agency, withdrawnAt: new Date().toISOString() })
      await seeChanges()
      return { property: id }
    }],
  ])('that %s reaches nobody, and its sender is told so', async (_, about) => {
    await sent(await about())
    await deliver()
    expect(server.received.map((one) => one.to)).toEqual([['anne@visitor.example']])
    const { mail } = to('anne@visitor.example')!
    expect(mail.subject).toBe(fr.Mail.notSentOn.subject)
    expect(mail.text).toContain(fr.Mail.notSentOn.title)
  })
})

describe('a request that staff call spam', () => {
  const friend = { form: 'send-to-friend', answers: { friendEmail: 'friend@else.example' } }
  const asSpam = (id: number) => cms.payload.update({ collection: 'leads', id, data: { status: 'spam' } })

  it('writes to nobody but the agency where its mails have not been written yet', async () => {
    await bed.lead({ property, agency, status: 'spam' } as never)
    await bed.lead({ ...friend, property, agency, status: 'spam' } as never)
    await deliver()
    expect(server.received.map(({ to: [address] }) => address)).toEqual(['namur@habitat.example'])
  })

  it('takes back what has not left to its visitor and their friend, and no mail of another', async () => {
    const spam = [await bed.lead({ property, agency }), await bed.lead({ ...friend, property, agency } as never)]
    await bed.lead({ property, agency, email: 'an@other.example' })
    await writeMails(cms.payload)
    for (const id of spam) await asSpam(id)
    await deliverAll()
    expect(server.received.map(({ to: [address] }) => address).sort()).toEqual(['an@other.example', 'namur@habitat.example', 'namur@habitat.example'])
  })
})

it('a lead whose mails cannot be written keeps no other waiting', async () => {
  const error = vi.spyOn(cms.payload.logger, 'error').mockImplementation(() => undefined)
  const broken = await bed.lead({ form: 'contact-me', language: 'xx' as never }).catch(() => 0)
  expect(broken).toBe(0)
  const { committedSql, tableOf } = await import('@/cms/database/sql')
  const first = await bed.lead({ email: 'first@visitor.example' })
  const leads = tableOf(cms.payload, 'leads')
  const { eq, sql } = await import('@/cms/database/drizzle')
  // A choice of Postgres takes no word that it does not know.
  if (process.env.TEST_POSTGRES) await committedSql(cms.payload).run(sql`ALTER TYPE enum_leads_language ADD VALUE 'xx'`)
  await committedSql(cms.payload).update(leads).set({ language: 'xx' as never }).where(eq(leads.id, first))
  await bed.lead()
  await deliver()
  expect(to('anne@visitor.example')).toBeDefined()
  expect(to('first@visitor.example')).toBeUndefined()
  expect(error).toHaveBeenCalledOnce()
  error.mockRestore()
})
