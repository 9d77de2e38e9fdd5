import { afterAll, beforeAll, expect, it } from 'vitest'
import { startCms, type Cms } from '../../support/cms'
import { contentBed } from '../../support/content-bed'
import { paragraph, text, whole } from '../../support/lexical'
import { staffOf } from '../../support/staff'

let cms: Cms
let bed: ReturnType<typeof contentBed>
let staff: ReturnType<typeof staffOf>
let page: number

const basisOf = async (collection: string, id: number, locale = 'fr') => {
  const { readSeoBasis } = await import('@/admin/seo/read-basis')
  return readSeoBasis(cms.payload, collection, id, locale as 'fr')
}

beforeAll(async () => {
  cms = await startCms()
  bed = contentBed(cms)
  staff = staffOf(cms)
  const parent = await bed.page({ fr: 'À propos', nl: 'Over ons' })
  page = await bed.page({ fr: 'Équipe', nl: 'Team' }, { parent, description: 'Publiée' })
})
afterAll(() => cms.stop())

it('is where a page stands and what it says, also in a draft', async () => {
  await staff.change('pages', page, { description: 'Brouillon' }, { draft: true })
  expect(await basisOf('pages', page, 'nl')).toMatchObject({
    language: 'nl', defaultLanguage: 'nl', above: '/over-ons/', siteName: 'Estate network',
    saved: { name: { fr: 'Équipe', nl: 'Team' }, description: { fr: 'Brouillon' } },
  })
  expect((await basisOf('pages', page)).above).toBe('/a-propos/')
})

it.each([
  ['module', ['nl', 'fr'], ['nl', 'fr']],
  ['module', ['nl'], ['nl']],
  ['sale', [], ['nl', 'fr']],
])('is in which languages a page of kind %s with words in %j is one of its own', async (kind, written, own) => {
  const name = `${kind} ${written.join('-')}`
  const id = await bed.page({ fr: `${name} en français`, nl: `${name} in het Nederlands` }, { kind })
  for (const locale of written) {
    const { modules } = await cms.payload.findByID({ collection: 'pages', id, depth: 0 })
    const words = { id: modules?.[0]?.id, blockType: 'rich-text', text: whole(paragraph(text(locale))) }
    await staff.change('pages', id, { modules: [words] }, { locale })
  }
  await staff.change('pages', id, { description: 'Welkom' }, { locale: 'nl' })
  expect((await basisOf('pages', id)).own).toEqual(own)
})

it('is the category of an article', async () => {
  const category = await staff.create('categories', { name: 'Conseils' })
  const id = await staff.create('articles', { name: 'Vendre', intro: 'Vite', category })
  expect(await basisOf('articles', id)).toMatchObject({
    above: '/conseils/',
    saved: { name: { fr: 'Vendre' }, description: { fr: 'Vite' } },
  })
})

it('is the root for what is not saved yet', async () => {
  const saved = { name: {}, description: {}, text: {} }
  expect(await basisOf('pages', NaN)).toMatchObject({ above: '/', saved, own: [] })
})
