import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { loadMemory } from '@/content/memory/load'
import { setMemory } from '@/content/memory/memory'
import { siteIn } from '@/content/site'
import { previewTarget, type PreviewCollection } from '@/routes/preview-path'
import type { User } from '@/payload-types'
import { post } from '../access/http'
import { startCms, type Cms } from '../../support/cms'
import { contentBed } from '../../support/content-bed'
import { paragraph, text, whole } from '../../support/lexical'
import { storedRows } from '../../support/stored-rows'

// Pages are kept by Next, which does not run here.
vi.mock('@/content/tag-page', () => ({ tagPage: () => Promise.resolve() }))

type Fields = Record<string, unknown>
type Who = 'editor' | 'own' | 'other'

let cms: Cms
let bed: ReturnType<typeof contentBed>
let agencies: Record<'own' | 'other', number>
const people = {} as Record<Who, { user: User; token: string }>
let page: number
let property: number
let project: number
let article: number

beforeAll(async () => {
  cms = await startCms()
  bed = contentBed(cms)
  const agency = async (name: string) => (await cms.payload.create({ collection: 'agencies', data: { name } })).id
  agencies = { own: await agency('Own'), other: await agency('Other') }
  for (const who of ['editor', 'own', 'other'] as const) {
    const account = { email: `${who}@a.example`, password: 'a long password' }
    const more = who === 'editor' ? { roles: ['editor'] } : { roles: ['agent'], agency: agencies[who] }
    const user = await cms.payload.create({ collection: 'users', data: { ...account, ...more, name: who } } as never)
    const { body } = await post('/users/login', account)
    people[who] = { user: { ...(user as unknown as User), collection: 'users' }, token: body.token ?? '' }
  }
  const module = { blockType: 'call-to-action', title: 'Appelez-nous' }
  page = await bed.page({ fr: 'Accueil', nl: 'Onthaal' }, { modules: [module] })
  const type = await bed.type({ fr: 'Maison', nl: 'Woning' })
  property = (await bed.property({ type, agency: agencies.own, typeDescription: 'Villa', price: 100_000 })).id
  project = await bed.project({ fr: 'Jardins' }, { agency: agencies.own })
  const category = await cms.payload.create({ collection: 'categories', data: { name: 'Actu' } })
  article = (await cms.payload.create({
    collection: 'articles', locale: 'fr',
    data: { name: 'Bientôt', category: category.id, _status: 'published' },
  } as never)) as never
  article = (article as unknown as { id: number }).id
  setMemory(await loadMemory(cms.payload))
})
afterAll(() => cms.stop())

const shown = async (collection: PreviewCollection, id: number, values?: Fields, who: Who = 'editor', language = 'fr' as const) => {
  const { findDraft } = await import('@/app/(site)/[locale]/preview/find-draft')
  const form = values && { values, user: people[who].user }
  return (await findDraft(siteIn(language), { language, collection, id }, form)) as unknown as Fields
}

/** What a form holds of a document: one language, relations by number. */
const formOf = async (collection: PreviewCollection, id: number): Promise<Fields> =>
  (await cms.payload.findByID({
    collection, id, locale: 'fr', fallbackLocale: false, depth: 0, draft: true,
  } as never)) as unknown as Fields

const plain = (found: unknown) => JSON.parse(JSON.stringify({ ...(found as object), site: null })) as unknown

describe('what is typed', () => {
  it('is shown by the preview, in the language of the form, and stored nowhere', async () => {
    const before = await storedRows(cms, 'pages', [page])
    const [module] = (await formOf('pages', page)).modules as Fields[]
    const modules = [{ blockType: 'call-to-action', id: 'new', title: 'Nouveau' }, { ...module, title: 'Écrivez-nous' }]
    expect(await shown('pages', page, { title: 'Bienvenu', modules })).toMatchObject({
      page: { title: { text: 'Bienvenu', lang: 'fr' } },
      modules: [{ title: { text: 'Nouveau' } }, { title: { text: 'Écrivez-nous' } }],
    })
    expect(await shown('pages', page, { title: '' })).toMatchObject({ page: { title: { text: 'Onthaal', lang: 'nl' } } })
    expect(await shown('properties', property, { price: 123_000, typeDescription: 'Château' })).toMatchObject({
      property: { title: { text: 'Château' }, price: { euro: 123_000 } },
    })
    expect(await shown('projects', project, { name: 'Vergers' })).toMatchObject({ project: { name: { text: 'Vergers' } } })
    expect(await shown('articles', article, { name: 'Demain' })).toMatchObject({ page: { title: { text: 'Demain' } } })
    expect(await storedRows(cms, 'pages', [page])).toEqual(before)
    expect(await shown('pages', page)).toMatchObject({ page: { title: { text: 'Accueil' } } })
  })

  it.each(['pages', 'articles', 'properties', 'projects'] as const)(
    'of %s looks as it does once it is saved, whoever types it',
    async (collection) => {
      const id = { pages: page, articles: article, properties: property, projects: project }[collection]
      const saved = plain(await shown(collection, id))
      const form = await formOf(collection, id)
      expect(plain(await shown(collection, id, form))).toEqual(saved)
      if (collection === 'properties' || collection === 'projects') {
        expect(plain(await shown(collection, id, form, 'own'))).toEqual(saved)
      }
    },
  )

  it('is cleaned as it is before it is stored', async () => {
    const typeDescription = '<b onclick="alert(1)">Belle</b><script>alert(2)</script> maison'
    const html = JSON.stringify(await shown('properties', property, { typeDescription }))
    expect(html).toContain('Belle maison')
    expect(html).not.toMatch(/alert|onclick/)
  })

  it('shows a formatted text of a listing, and nothing where it makes no sense', async () => {
    const described = async (description: unknown) => JSON.stringify(await shown('properties', property, { description }))
    expect(await described(whole(paragraph(text('Belle maison'))))).toContain('Belle maison')
    expect(await described('<p>Belle maison</p>')).not.toContain('Belle maison')
  })

  it('shows nothing of what its writer may not read', async () => {
    const name = 'Jardins secrets'
    const made = { collection: 'projects', locale: 'fr', data: { name, agency: agencies.other, _status: 'draft' } }
    const { id } = (await cms.payload.create(made as never)) as { id: number }
    const { readNewest } = await import('@/content/preview/newest')
    const reading = async (who: Who) =>
      JSON.stringify(await readNewest('properties', property, 'fr', { values: { project: id }, user: people[who].user }))
    expect(await reading('editor')).toContain(name)
    expect(await reading('own')).not.toContain(name)
  })
})

describe('the address that takes what is typed', () => {
  const put = async (who: Who | null, path: string, body: string, key = ''): Promise<Response> => {
    const { POST } = await import('@/app/(endpoints)/api/preview/[language]/[collection]/[id]/route')
    const [language = '', collection = '', id = ''] = path.split('/')
    const cookie: Record<string, string> = who ? { cookie: `payload-token=${people[who].token}` } : {}
    const headers = new Headers({ ...cookie, 'sec-fetch-site': 'same-origin' })
    const request = new Request(`http://localhost/api/preview/${path}?form=${key}`, { method: 'POST', headers, body })
    return POST(request, { params: Promise.resolve({ language, collection, id }) })
  }
  const keyOf = async (answer: Response): Promise<string> => ((await answer.json()) as { key: string }).key
  const views = () => import('@/app/(site)/[locale]/preview/unsaved-views')
  const target = (collection: string, id: number, language = 'fr') => {
    const named = previewTarget(language, collection, String(id))
    if (!named) throw new Error('No such preview')
    return named
  }

  it('hands it to the preview of who sent it, and to nobody else', async () => {
    const answer = await put('own', `fr/properties/${property}`, '{"typeDescription":"Palais"}')
    expect(answer.headers.get('cache-control')).toContain('no-store')
    const key = await keyOf(answer)
    const { unsavedView } = await views()
    const [own, other] = [people.own.user.id, people.other.user.id]
    const at = target('properties', property)
    expect(unsavedView(key, at, own)).toMatchObject({ found: { property: { title: { text: 'Palais' } } } })
    expect(unsavedView(key, at, other)).toBeNull()
    expect(unsavedView(key, target('properties', property, 'nl'), own)).toBeNull()
    expect(unsavedView(key, target('projects', property), own)).toBeNull()
    expect(unsavedView('made up', at, own)).toBeNull()
    expect(unsavedView(null, at, own)).toBeNull()
    const again = await put('own', `fr/properties/${property}`, '{"typeDescription":"Tour"}', key)
    expect(await keyOf(again)).toBe(key)
    expect(unsavedView(key, at, own)).toMatchObject({ found: { property: { title: { text: 'Tour' } } }, state: 'published' })
    const foreign = await put('editor', `fr/properties/${property}`, '{}', key)
    expect(await keyOf(foreign)).not.toBe(key)
  })

  it('lets in staff who may read the draft, and nobody else', async () => {
    const draft = (await bed.property({ type: 1, agency: agencies.own, _status: 'draft' } as never)).id
    expect((await put(null, `fr/properties/${property}`, '{}')).status).toBe(404)
    expect((await put('other', `fr/properties/${draft}`, '{}')).status).toBe(404)
    expect((await put('own', `fr/properties/${draft}`, '{}')).status).toBe(200)
    for (const path of ['fr/users/1', 'xx/pages/1', 'fr/pages/x', 'fr/pages/999999', 'fr/pages/-1']) {
      expect((await put('editor', path, '{}')).status, path).toBe(404)
    }
  })

  it('is never broken by what somebody sends', async () => {
    for (const body of ['', '{', '[]', 'null', '3', '"x"']) {
      expect((await put('editor', `fr/pages/${page}`, body)).status, body).toBe(400)
    }
    const odd: unknown[] = [null, 3, -1, 'x', true, [], {}, [null], [[1]], { id: 1 }, { root: 3 }, { root: { children: [null, { type: 'x' }] } }]
    const { payload } = cms
    for (const [collection, id] of [['pages', page], ['articles', article], ['properties', property], ['projects', project]] as const) {
      const names = payload.collections[collection].config.flattenedFields.map(({ name }) => name)
      for (const value of odd) {
        const body = JSON.stringify(Object.fromEntries(names.map((name) => [name, value])))
        const { status } = await put('editor', `fr/${collection}/${id}`, body)
        expect([200, 422], `${collection} ${JSON.stringify(value)}`).toContain(status)
      }
    }
  })

  it('forgets what is more than a few dozen forms', async () => {
    const { putUnsaved, unsavedView } = await views()
    const at = target('pages', page)
    const view = { found: await shown('pages', page), state: 'draft' }
    const first = putUnsaved(null, at, 1, view as never)
    for (let index = 0; index < 40; index += 1) putUnsaved(null, at, 1, view as never)
    expect(unsavedView(first, at, 1)).toBeNull()
  })
})
