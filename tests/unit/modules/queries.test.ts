import { beforeEach, describe, expect, it, vi } from 'vitest'
import { NOTHING_ASKED } from '@/domain/forms/asked'
import type { Doc } from '@/lib/documents'
import { holdsHeading, oneHeading } from '@/modules/frame/one-heading'
import type { ModuleView } from '@/modules/frame/views'
import { moduleViews } from '@/modules/queries'
import { catalogueOf, catalogueRow } from '../../support/catalogue-fixtures'
import { completeAgency } from '../../support/complete-agency'
import { paragraph, text, whole } from '../../support/lexical'
import { siteOf } from '../../support/site-of'

// They are read from the database.
vi.mock('@/content/client', () => ({}))
const stored = vi.hoisted(() => ({ documents: new Map<string, object[]>(), projects: [] as object[], form: null as object | null }))
vi.mock('@/content/read-documents', () => ({
  readAll: (collection: string) => Promise.resolve([...(stored.documents.get(collection) ?? [])]),
  readGlobal: () => Promise.resolve({}),
}))
vi.mock('@/content/site', async (original) => ({ ...(await original<object>()), hrefInAnyLanguage: () => null }))
vi.mock('@/features/projects/queries', () => ({ projectCards: () => Promise.resolve(stored.projects) }))
vi.mock('@/features/forms/queries', () => ({ formView: () => Promise.resolve(stored.form) }))
vi.mock('@/features/requests/queries', () => ({ requestView: () => Promise.resolve(null) }))
vi.mock('@/features/alerts/queries', () => ({ subscriptionView: () => Promise.resolve({ kind: 'unknown' }) }))
vi.mock('@/features/appointments/queries', () => ({ myVisitView: () => Promise.resolve({ kind: 'unknown' }) }))

beforeEach(() => {
  stored.documents.clear()
  stored.projects = []
  stored.form = null
})

interface Shown {
  /** What the module says, beside its title. */
  fields?: Doc
  documents?: Record<string, object[]>
  projects?: object[]
  form?: object
  listed?: number
}

const shownBy = ({ documents = {}, fields, form = {}, listed = 0, projects = [] }: Shown, kind: string, title: object | null) => {
  for (const [collection, docs] of Object.entries(documents)) stored.documents.set(collection, docs)
  stored.projects = projects
  stored.form = form
  const site = siteOf(catalogueOf(...Array.from({ length: listed }, (_, index) => catalogueRow({ id: index + 1 }))))
  return moduleViews(site, [{ blockType: kind, title, ...fields }] as never, NOTHING_ASKED)
}

const TITLE = { fr: 'Notre équipe' }
const agencies = [{ id: 3, ...completeAgency('Namur') }]
const articles = [{ id: 7, name: { fr: 'Vendre' } }]
const pictures = [{ id: 1, hash: 'one' }]
const said = (words: string) => ({ fr: whole(paragraph(text(words))) })
const buttons = [{ reference: { relationTo: 'articles', value: 7 }, label: { fr: 'Appelez' } }]

describe('a module with a title', () => {
  const FULL: [string, ModuleView['kind'], Shown][] = [
    ['an article', 'article', { fields: { articles: [7] }, documents: { articles } }],
    ['an article of a category', 'category', { fields: { category: 2 }, documents: { articles } }],
    ['an article of a subcategory', 'category', {
      fields: { category: 2, isHasSubcategories: true }, documents: { articles, categories: [{ id: 4, name: { fr: 'Louer' } }] },
    }],
    ['a project', 'slider', { fields: { show: 'projects' }, projects: [{ id: 1 }] }],
    ['a property', 'slider', { fields: { show: 'properties' }, listed: 1 }],
    ['a picture', 'slider', { fields: { show: 'images', images: pictures } }],
    ['an agency', 'contact', { documents: { agencies } }],
    ['an agency', 'agencies', { documents: { agencies } }],
    ['somebody', 'team', { documents: { 'team-members': [{ id: 1, name: 'Anne' }] } }],
    ['what a client said', 'testimonials', { documents: { testimonials: [{ id: 1, name: 'Anne', comment: { fr: 'Merci' } }] } }],
    ['a text', 'rich-text', { fields: { text: said('Bonjour') } }],
    ['a video', 'video', { fields: { video: 'https://vimeo.com/1' } }],
    ['a button', 'call-to-action', { fields: { buttons } }],
    ['a form', 'form', { fields: { form: 'site-contact' } }],
  ]

  it.each(FULL)('is there with %s: %s', async (_what, kind, shown) => {
    expect(await shownBy(shown, kind, TITLE)).toMatchObject([{ kind, title: { text: TITLE.fr } }])
    expect(await shownBy(shown, kind, null)).toMatchObject([{ kind, title: null }])
  })

  const EMPTY: [string, ModuleView['kind'], Shown][] = [
    ['no article', 'article', { fields: { articles: [] }, documents: { articles } }],
    ['articles that are not live', 'article', { fields: { articles: [7] }, documents: { articles: [{ id: 7, live: { fr: false } }] } }],
    ['no category', 'category', { documents: { articles } }],
    ['a category without articles', 'category', { fields: { category: 2 } }],
    ['subcategories without articles', 'category', {
      fields: { category: 2, isHasSubcategories: true }, documents: { categories: [{ id: 4, name: { fr: 'Louer' } }] },
    }],
    ['no project', 'slider', { fields: { show: 'projects', images: pictures }, listed: 1 }],
    ['no property', 'slider', { fields: { show: 'properties', images: pictures }, projects: [{ id: 1 }] }],
    ['no picture', 'slider', { fields: { show: 'images' }, projects: [{ id: 1 }], listed: 1 }],
    ['nobody to contact', 'contact', {}],
    ['an agency that may not be shown', 'contact', { documents: { agencies: [{ id: 3, name: 'Gand' }] } }],
    ['no agency', 'agencies', {}],
    ['an agency that may not be shown', 'agencies', { documents: { agencies: [{ id: 3, name: 'Gand' }] } }],
    ['nobody', 'team', {}],
    ['the people of an agency that may not be shown', 'team', { documents: { 'team-members': [{ id: 1, name: 'Bert', agency: { id: 3, name: 'Gand' } }] } }],
    ['nothing that a client said', 'testimonials', {}],
    ['a testimonial without words', 'testimonials', { documents: { testimonials: [{ id: 1, name: 'Anne', comment: { fr: ' ' } }] } }],
    ['no text', 'rich-text', { fields: { description: { fr: 'Bonjour' }, text: said(' ') } }],
    ['no video', 'video', { fields: { video: 'https://a.example/' } }],
    ['no form', 'form', {}],
    ['nothing that is ours', 'map', {}],
  ] as never

  it.each(EMPTY)('is not there with %s: %s', async (_what, kind, shown) => {
    expect(await shownBy(shown, kind, TITLE)).toEqual([])
  })

  it.each(['property-list', 'search-panel', 'request', 'alert', 'my-visit'] as const)('says itself that it has nothing: %s', async (kind) => {
    expect(await shownBy({}, kind, TITLE)).toMatchObject([{ kind }])
    expect(await shownBy({}, kind, null)).toMatchObject([{ kind }])
  })
})

describe('a call to action without a button', () => {
  it('is there for its title, and not for what stands below it', async () => {
    expect(await shownBy({}, 'call-to-action', TITLE)).toMatchObject([{ kind: 'call-to-action', buttons: [] }])
    expect(await shownBy({ fields: { description: { fr: 'Bonjour' } } }, 'call-to-action', { fr: ' ' })).toEqual([])
  })
})

describe('a module that is left out', () => {
  const heading = { title: TITLE, titleSize: 'h1' }
  const call = { blockType: 'call-to-action', ...heading }
  const views = (...modules: object[]) => moduleViews(siteOf(catalogueOf()), modules)

  it('does not hold the first heading', async () => {
    const empty = { blockType: 'team', ...heading }
    expect(holdsHeading(await views(empty))).toBe(false)
    const both = await views(empty, call, call)
    expect(holdsHeading(both)).toBe(true)
    expect(oneHeading(both, false).map(({ titleSize }) => titleSize)).toEqual(['h1', 'h2'])
    expect(oneHeading(both, true).map(({ titleSize }) => titleSize)).toEqual(['h2', 'h2'])
  })

  it('leaves the others in their own rows', async () => {
    const rows = async (...modules: object[]) => (await views(...modules)).map(({ id, row }) => [id, row])
    expect(await rows({ blockType: 'team' }, call, { ...call, row: 4 })).toEqual([['1', -2], ['2', 4]])
  })
})
