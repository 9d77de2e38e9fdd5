import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { eq } from '@/cms/database/drizzle'
import { committedSql, tableOf } from '@/cms/database/sql'
import { loadMemory } from '@/content/memory/load'
import { setMemory } from '@/content/memory/memory'
import { startCms, type Cms } from '../../support/cms'
import { contentBed } from '../../support/content-bed'
import { linkTo, paragraph, text, whole } from '../../support/lexical'
import { restAs } from '../../support/rest-as'

let cms: Cms
let ask: Awaited<ReturnType<typeof restAs>>
let contact: number
let house: number
let number = 0

beforeAll(async () => {
  cms = await startCms()
  const bed = contentBed(cms)
  await bed.page({ nl: 'Home', fr: 'Accueil' }, { kind: 'home' })
  contact = await bed.page({ nl: 'Contacteer ons', fr: 'Contactez-nous' })
  await cms.payload.update({ collection: 'pages', id: contact, locale: 'fr', data: { path: 'ecrivez-nous' } })
  const type = await bed.type({ fr: 'Maison' })
  house = (await bed.property({ type, listingId: 4711, city: undefined })).id
  ask = await restAs(cms, 'editor')
  setMemory(await loadMemory(cms.payload))
})
afterAll(() => cms.stop())

interface StoredLink {
  type: string
  fields: { linkType: string; url?: string; doc?: object }
}

/** Saves a text with a link as the admin does, and gives the link that then stands in the database. */
async function linkAfter(address: string, query: string, type = 'link') {
  const content = whole(paragraph(text('Lees '), linkTo(address, [text('dit')], type), text('.')))
  number += 1
  const data = { title: `Pagina ${number}`, kind: 'module', content, _status: query ? 'draft' : 'published' }
  const made = await ask('POST', `/pages?locale=nl&draft=true`, { ...data, content: null, _status: 'draft' })
  const id = made.body.doc!.id
  const { status, body } = await ask('PATCH', `/pages/${id}?locale=nl${query}`, { content, _status: data._status })
  expect([status, body.errors]).toEqual([200, undefined])
  const { content: stored } = (await cms.payload.findByID({
    collection: 'pages', id, locale: 'nl', draft: true, depth: 0, fallbackLocale: false,
  })) as unknown as { content: { root: { children: { children: (StoredLink | { text: string })[] }[] } } }
  const nodes = stored.root.children[0]!.children
  expect(nodes[0]).toMatchObject({ text: 'Lees ' })
  return nodes.find((node): node is StoredLink => 'fields' in node)
}

const AUTOSAVE = '&draft=true&autosave=true'
const toContact = () => ({ linkType: 'internal', doc: { relationTo: 'pages', value: contact } })

describe('a link in a text', () => {
  it.each([
    ['a path', '/contacteer-ons/'],
    ['a path in another language', '/fr/ecrivez-nous/'],
    ['a former path', '/fr/contactez-nous'],
    ['an address of this very site', 'http://localhost:3000/contacteer-ons'],
  ])('%s follows what stands there once it is published', async (_, address) => {
    expect((await linkAfter(address, ''))?.fields).toMatchObject(toContact())
  })

  it('leads to a property by its row', async () => {
    const entry = await contentBed(cms).route('property:4711')
    const link = await linkAfter(`/fr${entry!.paths.fr}`, '')
    expect(link?.fields).toMatchObject({ linkType: 'internal', doc: { relationTo: 'properties', value: house } })
  })

  it('that was typed as an address becomes one that follows too', async () => {
    const link = await linkAfter('http://localhost:3000/contacteer-ons/', '', 'autolink')
    expect(link).toMatchObject({ type: 'link', fields: toContact() })
  })

  it.each([
    ['/brochures/prijzen.pdf', '/brochures/prijzen.pdf'],
    ['/contacteer-ons/?property=4711', '/contacteer-ons/?property=4711'],
    ['#prijzen', '#prijzen'],
    ['http://localhost:3000/onbekend/', '/onbekend/'],
    ['https://elders.example/', 'https://elders.example/'],
    ['tel:+3221234567', 'tel:+3221234567'],
  ])('%s stays an address', async (address, url) => {
    expect((await linkAfter(address, ''))?.fields).toMatchObject({ linkType: 'custom', url })
  })

  it.each(['/contacteer-ons/', '#prijzen', 'mailto:a@b.be'])('%s is what was typed while one types', async (url) => {
    expect((await linkAfter(url, AUTOSAVE))?.fields).toMatchObject({ linkType: 'custom', url })
  })

  it('that no address can be made of leaves its words, and saves the others', async () => {
    expect(await linkAfter('https://a:b.example', AUTOSAVE, 'autolink')).toMatchObject({ type: 'autolink' })
    expect(await linkAfter('https://a:b.example', '', 'autolink')).toBeUndefined()
  })
})

describe('a link of the menu', () => {
  const save = async (entry: object) => {
    const data = { menu: [{ title: 'Naar', ...entry }] }
    const { status, body } = await ask('POST', '/globals/header?locale=nl', data)
    const { payload } = cms
    const menu = tableOf(payload, 'header_menu')
    const rels = tableOf(payload, 'header_rels')
    const [row] = await committedSql(payload).select({ url: menu.url }).from(menu)
    const related = await committedSql(payload)
      .select({ page: rels.pagesID })
      .from(rels)
      .where(eq(rels.path, 'menu.0.reference'))
    return { status, body, url: row?.url, page: related[0]?.page }
  }

  it('to an address of this site is one to the page', async () => {
    expect(await save({ url: ' http://localhost:3000/fr/ecrivez-nous/' })).toMatchObject({
      status: 200, url: null, page: contact,
    })
  })

  it('to another address is mended', async () => {
    expect(await save({ url: 'www.elders.example' })).toMatchObject({ status: 200, url: 'https://www.elders.example' })
    expect(await save({ url: '/te-koop/?type=1' })).toMatchObject({ status: 200, url: '/te-koop/?type=1' })
  })

  it('to nowhere is refused at its field, and nothing is lost', async () => {
    const before = await save({ url: 'tel:+3221234567' })
    const refused = await save({ url: 'javascript:alert(1)' })
    expect(refused).toMatchObject({ status: 400, url: before.url })
    expect(refused.body.errors?.[0]?.data?.errors).toEqual([
      expect.objectContaining({ path: 'menu.0.url', message: expect.stringContaining('leads nowhere') as string }),
    ])
  })
})
