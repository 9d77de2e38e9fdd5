import { rm } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Property } from '@/payload-types'
import { startCms, type Cms } from '../../support/cms'
import { contentBed } from '../../support/content-bed'
import { addLead, addMail, staffMember, storedLead } from '../../support/lead-bed'
import { bucketAway } from '../../support/bucket-away'
import { postForm, solvedTask } from '../../support/solved-form'

const PDF = Buffer.from('%PDF-1.4\nxref\n0 0\n%%EOF')
const PERSON = { firstName: 'Anne', lastName: 'Dupont' }

let cms: Cms
let agency: number
let property: Property
let files: number[]
let refresh: () => Promise<void>

beforeAll(async () => {
  cms = await startCms()
  const { payload } = cms
  const bed = contentBed(cms)
  const { city, type } = await bed.houseInNamur()
  agency = (await payload.create({ collection: 'agencies', data: { name: 'Agence' } })).id
  const stored = async (name: string): Promise<number> => {
    const file = { data: PDF, name, mimetype: 'application/pdf', size: PDF.length }
    return (await payload.create({ collection: 'documents', data: { agency }, file })).id
  }
  files = [await stored('a.pdf'), await stored('b.pdf')]
  property = (await bed.property({ type, city, agency, documents: documents('Certificat PEB', 'Plan') }))
  const paths = { fr: 'ma-demande', nl: 'mijn-aanvraag' }
  const page = await bed.page({ fr: 'Votre demande', nl: 'Uw aanvraag' }, { kind: 'personal', originalPath: '/my-request/', path: paths.fr })
  await payload.update({ collection: 'pages', id: page, locale: 'nl', data: { path: paths.nl } })
  const { loadMemory } = await import('@/content/memory/load')
  const { setMemory } = await import('@/content/memory/memory')
  refresh = async () => setMemory(await loadMemory(payload))
  await refresh()
})
afterAll(() => cms.stop())
beforeEach(async () => {
  await cms.payload.delete({ collection: 'leads', where: { id: { exists: true } } })
  vi.unstubAllGlobals()
})

const documents = (...names: string[]) => names.map((name, index) => ({ name, file: files[index] as number }))
const change = async (data: Partial<Property>) => {
  await cms.payload.update({ collection: 'properties', id: property.id, data })
  await refresh()
}

let asked = 0

/** Somebody asks for documents, who has not before unless that is said; gives the stored request. */
async function ask(names: string[] = ['Certificat PEB'], email?: string) {
  asked += 1
  const values = { ...PERSON, email: email ?? `anne-${asked}@example.be`, documents: names, _language: 'fr', _property: String(property.listingId) }
  const response = await postForm('document-request', { ...values, _challenge: await solvedTask('document-request') })
  expect(response.status).toBe(200)
  const { href } = (await response.json()) as { href: string }
  const { docs } = await cms.payload.find({ collection: 'leads', sort: '-id', limit: 1, depth: 0 })
  const lead = docs[0]
  if (!lead) throw new Error('Nothing was stored')
  return { lead, key: new URL(href, 'http://localhost').searchParams.get('key') ?? '' }
}

/** The documents that a request is answered with. */
async function answered(lead: Awaited<ReturnType<typeof ask>>['lead']) {
  const { requestedDocumentsOf } = await import('@/features/requests/requested-documents')
  const found = await requestedDocumentsOf(lead)
  if (!found) throw new Error('No request for documents')
  return found
}

async function fetchDocument(href: string, method: 'GET' | 'HEAD' = 'GET'): Promise<Response> {
  const route = await import('@/app/(endpoints)/forms/document-request/file/route')
  return route[method](new Request(`http://localhost${href}`, { method }))
}

/** What the page says that a refused link is answered with, instead of which the site's own server is asked. */
function pageOfSite(): { asked: () => Promise<unknown> } {
  let address = ''
  vi.stubGlobal('fetch', (input: string) => {
    address = input
    return Promise.resolve(new Response('<p>Votre demande</p>'))
  })
  return {
    asked: async () => {
      const { pathname, searchParams } = new URL(address)
      expect(pathname).toBe('/fr/ma-demande/')
      const { readSigned } = await import('@/content/signed')
      return readSigned('request', searchParams.get('key') ?? '')
    },
  }
}

const historyOf = async (id: number) => ((await storedLead(cms, id)).history ?? []) as { kind: string; to: string }[]

describe('a document that was asked for', () => {
  it('is there for whoever holds its link, each time noted', async () => {
    const { lead } = await ask(['Plan', 'Certificat PEB'])
    const { alreadyAt, links } = await answered(lead)
    expect([alreadyAt, links.map(({ name }) => name)]).toEqual([null, ['Certificat PEB', 'Plan']])
    for (const { bytes, href } of links) {
      const response = await fetchDocument(href)
      expect([response.status, bytes]).toEqual([200, PDF.length])
      expect(Buffer.from(await response.arrayBuffer()).equals(PDF)).toBe(true)
      expect(response.headers.get('cache-control')).toBe('private, no-store')
      expect(response.headers.get('content-type')).toBe('application/pdf')
      expect(response.headers.get('content-length')).toBe(String(PDF.length))
    }
    const response = await fetchDocument(links[0]?.href ?? '')
    expect(response.headers.get('content-disposition')).toBe(`attachment; filename="Certificat PEB.pdf"; filename*=UTF-8''Certificat%20PEB.pdf`)
    await response.arrayBuffer()
    expect(await historyOf(lead.id)).toMatchObject([
      { kind: 'download', by: null, to: 'Certificat PEB' }, { kind: 'download', to: 'Plan' }, { kind: 'download', to: 'Certificat PEB' },
    ])
  })

  it('is offered as long as the property is, whose form says what became of it', async () => {
    const { siteIn } = await import('@/content/site')
    const { formView } = await import('@/features/forms/queries')
    const { NOTHING_ASKED } = await import('@/domain/forms/asked')
    const subject = { kind: 'property', id: property.listingId! } as const
    const view = (form: 'contact-appointment' | 'document-request') => formView(siteIn('fr'), form, { ...NOTHING_ASKED, subject })
    const open = await view('document-request')
    expect(open?.situation.documents).toEqual(['Certificat PEB', 'Plan'])
    expect(open?.subject).toMatchObject({ gone: null, price: { kind: 'amount' } })
    expect((await view('contact-appointment'))?.lists).toBeNull()

    await change({ status: 'sold' })
    const sold = await view('document-request')
    expect(sold?.situation.documents).toEqual([])
    expect(sold?.subject).toMatchObject({ gone: 'sold', price: null })
    expect((await view('contact-appointment'))?.lists).toMatchObject({ sale: expect.any(String) })
    const visit = { ...PERSON, email: 'anne@example.be', _language: 'fr', _property: String(property.listingId) }
    const response = await postForm('contact-appointment', { ...visit, _challenge: await solvedTask('contact-appointment') })
    expect(response.status).toBe(422)
    await change({ status: 'available' })
  })

  it('is not downloaded by who only asks what it is', async () => {
    const { lead } = await ask()
    const { links } = await answered(lead)
    const response = await fetchDocument(links[0]?.href ?? '', 'HEAD')
    expect([response.status, await response.text()]).toEqual([200, ''])
    expect(await historyOf(lead.id)).toEqual([])
  })

  it('was requested already, and is sent again', async () => {
    const first = await ask(['Certificat PEB'], 'Twice@example.be')
    const second = await ask(['Certificat PEB'], 'twice@example.be')
    const more = await ask(['Certificat PEB', 'Plan'], 'twice@example.be')
    const other = await ask(['Certificat PEB'], 'else@example.be')
    const dates = await Promise.all([first, second, more, other].map(async ({ lead }) => (await answered(lead)).alreadyAt))
    expect(dates).toEqual([null, first.lead.createdAt, null, null])
    expect((await answered(second.lead)).links).toHaveLength(1)
    const { storedRequest } = await import('@/features/requests/queries')
    const { siteIn } = await import('@/content/site')
    const said = await storedRequest(siteIn('fr'), second.key)
    expect(said).toEqual({ followHref: `/fr/ma-demande/?key=${second.key}`, documents: { alreadyAt: first.lead.createdAt, isSentAgain: true } })
  })
})

it('the same request sent once more is told that its mail has left', async () => {
  const values = { ...PERSON, email: 'once@example.be', documents: ['Plan'], _language: 'fr', _property: String(property.listingId) }
  const sent = { ...values, _challenge: await solvedTask('document-request') }
  await postForm('document-request', sent)
  const { href } = (await (await postForm('document-request', sent)).json()) as { href: string }
  const { docs } = await cms.payload.find({ collection: 'leads', depth: 0 })
  const { storedRequest } = await import('@/features/requests/queries')
  const { siteIn } = await import('@/content/site')
  const said = await storedRequest(siteIn('fr'), new URL(href, 'http://localhost').searchParams.get('key') ?? '')
  expect(said?.documents).toEqual({ alreadyAt: docs[0]?.createdAt, isSentAgain: false })
})

describe('a link that leads to no document', () => {
  it.each(['', 'x', 'e30.x', `${'a'.repeat(50)}.b`, 'null.null'])('is not found where it was not signed here: %j', async (key) => {
    const page = pageOfSite()
    const response = await fetchDocument(`/forms/document-request/file?language=fr&key=${key}`)
    expect([response.status, await response.text()]).toEqual([404, '<p>Votre demande</p>'])
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    expect(await page.asked()).toEqual({ lead: '' })
  })

  it('is not found where it was signed for something else, or changed', async () => {
    pageOfSite()
    const { key, lead } = await ask()
    const { links } = await answered(lead)
    const [body = '', signature = ''] = (links[0]?.href.split('key=')[1] ?? '').split('.')
    const forged = Buffer.from(Buffer.from(body, 'base64url').toString().replace(`"file":${files[0]}`, `"file":${files[1]}`)).toString('base64url')
    for (const one of [key, `${forged}.${signature}`]) {
      expect((await fetchDocument(`/forms/document-request/file?language=fr&key=${one}`)).status).toBe(404)
    }
    expect(await historyOf(lead.id)).toEqual([])
  })

  it.each<[string, 'expired' | 'removed', (id: number) => Promise<unknown>]>([
    ['its time is over', 'expired', async () => vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 15 * 86_400_000)],
    ['the document is off the listing', 'removed', () => change({ documents: [] })],
    ['the listing is withdrawn', 'removed', () => change({ withdrawnAt: new Date().toISOString() })],
    ['the listing is sold', 'removed', () => change({ status: 'sold' })],
    ['the request is spam', 'removed', (id) => cms.payload.update({ collection: 'leads', id, data: { status: 'spam' } })],
    ['the request is erased', 'removed', (id) => cms.payload.delete({ collection: 'leads', id })],
    ['the agency sends by hand now', 'removed', () => byHand(true)],
    ['the file is lost', 'removed', () => rm(path.join(cms.dir, 'media/documents/a.pdf'))],
  ])('is gone where %s', async (_, notice, happen) => {
    const error = vi.spyOn(cms.payload.logger, 'error').mockImplementation(() => undefined)
    const page = pageOfSite()
    const { lead } = await ask()
    const { links } = await answered(lead)
    await happen(lead.id)
    const response = await fetchDocument(links[0]?.href ?? '')
    expect(response.status).toBe(410)
    expect(await page.asked()).toEqual({ lead: lead.key, notice })
    vi.restoreAllMocks()
    error.mockRestore()
    await change({ documents: documents('Certificat PEB', 'Plan'), withdrawnAt: null, status: 'available' })
    await byHand(false)
  })

  it.each(['GET', 'HEAD'] as const)('is told to come again, and not that it is gone, while the bucket is away: %s', async (method) => {
    const { lead } = await ask()
    const { links } = await answered(lead)
    const stop = await bucketAway()
    await rm(path.join(cms.dir, 'media/documents/a.pdf'), { force: true })
    const response = await fetchDocument(links[0]?.href ?? '', method)
    await stop()
    expect([response.status, response.headers.get('retry-after'), response.headers.get('cache-control')]).toEqual([503, '5', 'private, no-store'])
    if (method === 'GET') expect(await response.text()).toContain('Ce document ne peut pas être ouvert pour le moment')
    expect(await historyOf(lead.id)).toEqual([])
  })

  it('says so in plain words where the page cannot be rendered', async () => {
    const error = vi.spyOn(cms.payload.logger, 'error').mockImplementation(() => undefined)
    vi.stubGlobal('fetch', () => Promise.reject(new Error('no server')))
    const response = await fetchDocument('/forms/document-request/file?language=fr&key=x')
    expect(response.status).toBe(404)
    expect(await response.text()).toContain('<html lang="fr">')
    expect(error).toHaveBeenCalledOnce()
    error.mockRestore()
  })
})

const byHand = async (documentsByHand: boolean) => {
  await cms.payload.update({ collection: 'agencies', id: agency, data: { documentsByHand } })
  await refresh()
}

it('documents that the agency sends by hand have no links', async () => {
  await byHand(true)
  const { lead } = await ask()
  expect(await answered(lead)).toMatchObject({ links: [], alreadyAt: null })
  await byHand(false)
})

describe('how far a request is', () => {
  const view = async (key: string) => {
    const { requestView } = await import('@/features/requests/queries')
    const { siteIn } = await import('@/content/site')
    return requestView(siteIn('fr'), key)
  }
  const reached = async (key: string) => (await view(key))?.steps.filter(({ at }) => at !== null).map(({ step }) => step)

  it('is seen by whoever holds its key, and says nothing else of it', async () => {
    const { key, lead } = await ask()
    const seen = await view(key)
    expect(seen).toEqual({
      form: 'document-request', hasFailedMail: false, notice: null,
      about: { title: { text: 'Maison, Namur', lang: 'fr' }, href: expect.stringContaining(String(property.listingId)) as string },
      steps: [{ step: 'received', at: lead.createdAt }, { step: 'read', at: null }, { step: 'answered', at: null }],
    })
    expect(JSON.stringify(seen)).not.toMatch(/Anne|Dupont|example/)
  })

  it('follows what staff do', async () => {
    const { key, lead } = await ask()
    const agent = await staffMember(cms, 'agent', agency)
    expect(await reached(key)).toEqual(['received'])
    await agent.ask('POST', `/leads/${lead.id}/read`)
    expect(await reached(key)).toEqual(['received', 'read'])
    await agent.ask('PATCH', `/leads/${lead.id}`, { status: 'answered' })
    expect(await reached(key)).toEqual(['received', 'read', 'answered'])
  })

  it('says that a mail finally failed', async () => {
    const { key, lead } = await ask()
    const { committedSql, tableOf } = await import('@/cms/database/sql')
    const fail = () => committedSql(cms.payload).update(tableOf(cms.payload, 'mails')).set({ state: 'dead' })
    await addMail(cms, { to: 'agency@example.be', lead: lead.id })
    await fail()
    expect((await view(key))?.hasFailedMail).toBe(false)
    await addMail(cms, { to: lead.email ?? '', lead: lead.id })
    expect((await view(key))?.hasFailedMail).toBe(false)
    await fail()
    expect((await view(key))?.hasFailedMail).toBe(true)
  })

  it.each(['', 'x.y', 'e30.e30'])('is nothing under the key %j', async (key) => expect(await view(key)).toBeNull())

  it('is nothing once the request is erased', async () => {
    const { key, lead } = await ask()
    await cms.payload.delete({ collection: 'leads', id: lead.id })
    expect(await view(key)).toBeNull()
  })

  it('says of a lead about nothing in particular what it was', async () => {
    const lead = await addLead(cms, { form: 'site-contact' })
    const { requestKey } = await import('@/features/requests/links')
    expect(await view(requestKey({ lead: lead.key }))).toMatchObject({ form: 'site-contact', about: null })
  })
})
