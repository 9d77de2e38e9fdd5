import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { applyChanges } from '@/content/apply'
import { loadMemory } from '@/content/memory/load'
import { decide } from '@/routes/decide'
import { hrefOf } from '@/routes/href'
import { indexedLanguages } from '@/routes/indexed'
import { startCms, type Cms } from '../../support/cms'
import { completeAgency } from '../../support/complete-agency'
import { contentBed } from '../../support/content-bed'
import { restAs } from '../../support/rest-as'

type Row = Record<string, unknown>

let cms: Cms
let ask: Awaited<ReturnType<typeof restAs>>

beforeAll(async () => {
  cms = await startCms()
  ask = await restAs(cms, 'administrator')
})
afterAll(() => cms.stop())

const REFUSED = 'A full web address, starting with https:// or http://.'
const NOT_ON_THE_WEB = ['mailto:a@b.be', '#x', 'klant.be', 'zie onze site']

/** Fields of which only an address on the web can be used: how they are saved, and where what was saved stands. */
const FIELDS: [string, (address: string) => [string, Row], (doc: Row) => unknown][] = [
  ['the website of a client', (website) => ['testimonials', { name: 'Élise', comment: 'Merci', website }], (doc) => doc.website],
  [
    'the address of a page when it is shared',
    (openGraphUrl) => ['pages', { title: `Promo ${openGraphUrl}`, kind: 'module', _status: 'published', seo: { openGraphUrl } }],
    (doc) => (doc.seo as Row).openGraphUrl,
  ],
  [
    'the code of conduct of an agency',
    (codeOfConductUrl) => ['agencies', { ...completeAgency('Agence'), codeOfConductUrl }],
    (doc) => doc.codeOfConductUrl,
  ],
]

describe.each(FIELDS)('%s', (_, made, savedIn) => {
  const save = (address: string) => {
    const [collection, data] = made(address)
    return ask('POST', `/${collection}?locale=fr&depth=0`, data)
  }

  it('is mended to one on the web', async () => {
    const { body, status } = await save(' www.example.be/promo')
    expect(status, JSON.stringify(body)).toBe(201)
    expect(savedIn(body.doc as Row)).toBe('https://www.example.be/promo')
  })

  it.each(NOT_ON_THE_WEB)('is refused in words where it is %s', async (address) => {
    const { body, status } = await save(address)
    expect(status).toBe(400)
    expect(JSON.stringify(body)).toContain(REFUSED)
  })
})

describe.each(['http://localhost:3000/fr/contact/', 'http://www.localhost:3000/', ' https://www.localhost:3000/a?b#c'])('%s', (own) => {
  it('is no address of a page on another site', async () => {
    const page = { title: `Contact ${own}`, kind: 'module', redirect: 'external', redirectUrl: own, _status: 'published' }
    const { body, status } = await ask('POST', '/pages?locale=fr&depth=0', page)
    expect([status, JSON.stringify(body)]).toEqual([400, expect.stringContaining('This address is on this website itself. Choose')])
  })

  it('is no site of its own for a project', async () => {
    const { body, status } = await ask('POST', '/projects?locale=fr&depth=0', { name: 'Les Jardins', externalUrl: own, _status: 'published' })
    expect([status, JSON.stringify(body)]).toEqual([400, expect.stringContaining('This address is on this website itself, where')])
  })

  it('that is stored for a page nevertheless leads to that page', async () => {
    const { body } = await ask('POST', '/pages?locale=fr&depth=0', { title: `Chez nous ${own}`, kind: 'module', _status: 'published' })
    const target = `page:${String(body.doc?.id)}`
    await cms.payload.update({ collection: 'routes', where: { target: { equals: target } }, data: { redirect: own } })
    const { routes, settings } = await loadMemory(cms.payload)
    const entry = routes.find(target)
    expect(indexedLanguages(entry, ['fr'], ['fr'])).toEqual(['fr'])
    expect(decide(hrefOf('fr', entry?.paths.fr ?? '', settings.defaultLanguage), routes, settings)).toMatchObject({ kind: 'show' })
  })

  it('that is stored for a project nevertheless leads to its page', async () => {
    const { body } = await ask('POST', '/projects?locale=fr&depth=0', { name: 'Les Jardins', _status: 'published' })
    const target = `project:${String(body.doc?.listingId)}`
    await cms.payload.update({ collection: 'routes', where: { target: { equals: target } }, data: { externalUrl: own } })
    const { routes, settings } = await loadMemory(cms.payload)
    const entry = routes.find(target)
    expect(entry && routes.end(entry)).toBe(entry)
    expect(indexedLanguages(entry, ['fr'], ['fr'])).toEqual(['fr'])
    expect(decide(hrefOf('fr', entry?.paths.fr ?? '', settings.defaultLanguage), routes, settings)).toMatchObject({ kind: 'show' })
  })
})

describe('an own address that is stored nevertheless, at which something stands,', () => {
  const made = async (collection: string, data: Row): Promise<string> => {
    const { body } = await ask('POST', `/${collection}?locale=fr&depth=0`, { ...data, _status: 'published' })
    return collection === 'pages' ? `page:${String(body.doc?.id)}` : `project:${String(body.doc?.listingId)}`
  }
  const store = (target: string, data: Row) =>
    cms.payload.update({ collection: 'routes', where: { target: { equals: target } }, data })
  const answers = async (path: string) => {
    const { routes, settings } = await loadMemory(cms.payload)
    return decide(path, routes, settings)
  }

  it('sends the visitors of a page and of a project there', async () => {
    await made('pages', { title: 'Arrivée', kind: 'module' })
    await store(await made('pages', { title: 'Départ', kind: 'module' }), { redirect: 'https://www.localhost:3000/fr/arrivee/?a=b' })
    expect(await answers('/fr/depart/')).toEqual({ kind: 'redirect', to: '/fr/arrivee/' })
    const project = await made('projects', { name: 'Les Érables' })
    await store(project, { externalUrl: 'http://localhost:3000/fr/depart/' })
    const { routes, settings } = await loadMemory(cms.payload)
    const path = hrefOf('fr', routes.find(project)?.paths.fr ?? '', settings.defaultLanguage)
    expect(decide(path, routes, settings)).toEqual({ kind: 'redirect', to: '/fr/arrivee/' })
  })

  it('sends them nowhere where it is their own page, or one that leads back', async () => {
    const [one, two] = [await made('pages', { title: 'Pile', kind: 'module' }), await made('pages', { title: 'Face', kind: 'module' })]
    await store(one, { redirect: 'http://localhost:3000/fr/pile/' })
    expect(await answers('/fr/pile/')).toMatchObject({ kind: 'show' })
    await store(one, { redirect: 'http://localhost:3000/fr/face/' })
    await store(two, { redirect: 'http://localhost:3000/fr/pile/' })
    for (const path of ['/fr/pile/', '/fr/face/']) expect(await answers(path)).toMatchObject({ kind: 'unknown' })
  })

  it('sends them to what stands there by now, as pages come and go and the default language changes', async () => {
    const sender = await made('pages', { title: 'Aiguillage', kind: 'module' })
    const redirectUrl = 'http://localhost:3000/quai/'
    await cms.payload.db.updateOne({ collection: 'pages', id: Number(sender.split(':')[1]), data: { redirect: 'external', redirectUrl } })
    await store(sender, { redirect: redirectUrl })
    const memory = await loadMemory(cms.payload)
    const now = async () => {
      await applyChanges(cms.payload, memory)
      return decide('/fr/aiguillage/', memory.routes, memory.settings)
    }
    const endsAt = () => memory.routes.find(sender)?.redirect
    expect(await now()).toMatchObject({ kind: 'show' })
    const { page } = contentBed(cms)
    const french = await page({ fr: 'Quai', nl: 'Kade' }, { originalPath: '/embarcadere/' })
    expect([await now(), endsAt()]).toEqual([{ kind: 'redirect', to: '/fr/quai/' }, `page:${french}`])
    const dutch = await page({ fr: 'Ailleurs', nl: 'Quai' })
    await now()
    expect(endsAt()).toBe(`page:${dutch}`)
    await cms.payload.updateGlobal({ slug: 'settings', data: { defaultLanguage: 'fr' } })
    await now()
    expect(endsAt()).toBe(`page:${french}`)
    await cms.payload.updateGlobal({ slug: 'settings', data: { defaultLanguage: 'nl' } })
    for (const id of [dutch, french]) await cms.payload.delete({ collection: 'pages', id })
    expect(await now()).toMatchObject({ kind: 'show' })
  })
})

it('an own address keeps its host where a page is shared by it', async () => {
  const { doc } = (await ask('POST', '/pages?locale=fr&depth=0', { title: 'Propre', kind: 'module', _status: 'published', seo: { openGraphUrl: '/fr/promo/' } })).body
  expect((doc?.seo as Row).openGraphUrl).toBe('http://localhost:3000/fr/promo/')
})

it('the picture hosts of an import source are kept as hosts, and what names none is refused in words', async () => {
  const { id: defaultAgency } = await cms.payload.create({ collection: 'agencies', data: { name: 'Agence' } })
  const save = (pictureHosts: unknown) => ask('POST', '/import-sources', { name: JSON.stringify(pictureHosts), defaultAgency, pictureHosts })
  const kept = await save(['https://pics.example/a/', 'pics.example', 'münchen.example', 'localhost:8080'])
  expect([kept.status, kept.body.doc?.pictureHosts]).toEqual([201, ['pics.example', 'xn--mnchen-3ya.example', 'localhost:8080']])
  const { body, status } = await save(['pics.example', 'onze fotoserver'])
  expect([status, JSON.stringify(body)]).toEqual([400, expect.stringContaining('onze fotoserver: not the name of a website')])
  for (const odd of [{ host: 'pics.example' }, [5], [null], 'pics.example']) {
    expect((await save(odd)).status, JSON.stringify(odd)).toBe(400)
  }
})
