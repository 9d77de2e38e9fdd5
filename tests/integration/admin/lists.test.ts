import type { Field } from 'payload'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readLanguageRows } from '@/admin/cells/language-rows'
import { readThumbnails } from '@/admin/cells/pictures'
import { readPagesOfTree } from '@/admin/pages-tree/read-pages'
import { startCms, type Cms } from '../../support/cms'
import { written } from '../../support/lexical'
import { contentBed } from '../../support/content-bed'

/** Fields below `fields` that a function names, themselves or their choices, and dates that Payload itself compares. */
function oddOnes(path: string, fields: readonly Field[]): string[] {
  return fields.flatMap((field): string[] => {
    if (field.type === 'tabs') return field.tabs.flatMap((tab) => oddOnes(path, tab.fields))
    const own = 'name' in field ? `${path}.${field.name}` : path
    const options = field.type === 'select' || field.type === 'radio' ? field.options : []
    const names: unknown[] = options.map((one) => (typeof one === 'string' ? one : one.label))
    if ('name' in field && 'label' in field) names.push(field.label)
    const isOdd =
      names.some((name) => typeof name === 'function') || (field.type === 'date' && !field.admin?.components?.Diff)
    return [
      ...(isOdd ? [own] : []),
      ...('fields' in field ? oddOnes(own, field.fields) : []),
      ...(field.type === 'blocks' ? field.blocks.flatMap(({ fields: inside, slug }) => oddOnes(`${own}.${slug}`, inside)) : []),
    ]
  })
}

let cms: Cms
let house: number

beforeAll(async () => {
  cms = await startCms()
  house = await contentBed(cms).type({ fr: 'Maison', nl: 'Huis' })
})
afterAll(() => cms.stop())

const rowsOf = async (slug: string, names: string[], id: number) => {
  const rows = (await readLanguageRows(cms.payload, slug, names, [id])).get(id) ?? []
  const shown = rows.map(({ language, written, open }) => [language, { written, open }] as const)
  return Object.fromEntries(shown)
}

describe('the languages of a document in a list', () => {
  it('are those its newest state has a text in, public where visitors see it', async () => {
    const { id } = await contentBed(cms).property({ type: house })
    const save = (locale: 'nl' | 'fr' | 'en', data: object, draft = false) =>
      cms.payload.update({ collection: 'properties', id, locale, data, draft })
    await save('fr', { description: written('<p>Une maison.</p>') })
    await save('nl', { description: written('<p>Een huis.</p>'), live: false })
    await save('en', { description: written('<p>A house.</p>'), _status: 'draft' }, true)
    expect(await rowsOf('properties', ['description'], id)).toMatchObject({
      fr: { written: true, open: true },
      nl: { written: true, open: false },
      en: { written: true },
    })
  })

  it('are public at once where a collection has no drafts', async () => {
    expect(await rowsOf('types', ['name'], house)).toEqual({
      fr: { written: true, open: true },
      nl: { written: true, open: true },
    })
  })

  it('are not public before a document is published', async () => {
    const data = { kind: 'module', _status: 'draft' }
    const id = await contentBed(cms).page({ fr: 'Vendre' }, data)
    expect(await rowsOf('pages', ['title'], id)).toEqual({ fr: { written: true, open: false } })
  })

  it('are nothing for a field that is not translated', async () => {
    expect(await rowsOf('types', ['typeId'], house)).toEqual({})
  })
})

describe('the tree of the pages', () => {
  const pageOf = async (id: number) => (await readPagesOfTree(cms.payload)).find((page) => page.id === id)

  it('says where a page stands as staff last left it, and where visitors find it', async () => {
    const { page } = contentBed(cms)
    const above = await page({ fr: 'Notre maison', nl: 'Ons huis' }, { sort: 3 })
    const below = await page({ fr: 'Bail', nl: 'Huur' }, { parent: above, sort: 7 })
    expect(await pageOf(below)).toMatchObject({
      parent: above, sort: 7, state: 'published',
      paths: { fr: '/notre-maison/bail/', nl: '/ons-huis/huur/' },
    })
    await cms.payload.update({ collection: 'pages', id: below, draft: true, data: { parent: null, _status: 'draft' } })
    expect(await pageOf(below)).toMatchObject({ parent: null, state: 'changed', paths: { fr: '/notre-maison/bail/' } })
    await cms.payload.update({ collection: 'pages', id: below, data: { _status: 'draft' } })
    expect(await pageOf(below)).toMatchObject({ state: 'draft', paths: {} })
    await cms.payload.update({ collection: 'pages', id: below, data: { deletedAt: new Date().toISOString() } })
    expect(await pageOf(below)).toBeUndefined()
  })
})

describe('the picture of a document in a list', () => {
  const addPicture = async (background: string) => {
    const data = await sharp({ create: { width: 40, height: 30, channels: 3, background } })
      .png()
      .toBuffer()
    const file = { data, mimetype: 'image/png', name: 'house.png', size: data.length }
    return cms.payload.create({ collection: 'media', data: {}, file })
  }

  it('is the chosen one, otherwise the first of the gallery, as staff last left it', async () => {
    const [red, blue] = [await addPicture('#a33'), await addPicture('#33a')]
    const pictures = [blue.id, red.id]
    const bed = contentBed(cms)
    const chosen = await bed.property({ type: house, pictures, cardPicture: red.id })
    const first = await bed.property({ type: house, pictures })
    const none = await bed.property({ type: house })
    await cms.payload.update({
      collection: 'properties',
      id: first.id,
      data: { pictures: [red.id] },
      draft: true,
    })
    const ids = [chosen.id, first.id, none.id]
    const found = await readThumbnails(cms.payload, 'properties', 'cardPicture', ids)
    const file = `/media/${red.hash}/w100.webp`
    expect(found).toEqual(new Map([chosen.id, first.id].map((id) => [id, file])))
  })

  it('is the one of the field where there is no gallery', async () => {
    const { id: photo, hash } = await addPicture('#3a3')
    const { id } = await cms.payload.create({
      collection: 'agencies',
      data: { name: 'Namur', photo },
    })
    expect(await readThumbnails(cms.payload, 'agencies', 'photo', [id])).toEqual(
      new Map([[id, `/media/${hash}/w100.webp`]]),
    )
  })
})

describe('the column of languages', () => {
  it('asks nothing of the documents themselves', async () => {
    const { docs } = await cms.payload.find({
      collection: 'types',
      select: { languages: true, name: true } as never,
    })
    expect(Object.keys(docs[0]!).sort()).toEqual(['id', 'name'])
  })
})

// Payload (3.90.1) asks a function once for everybody, in the language of whoever opens the first comparison.
it('two versions are compared under names in the language of the reader, with Belgian dates', () => {
  const { collections, globals } = cms.payload.config
  const compared = [...collections, ...globals].filter(({ versions }) => versions)
  expect(compared.length).toBeGreaterThan(5)
  expect(compared.flatMap(({ fields, slug }) => oddOnes(slug, fields))).toEqual([])
})
