import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { loadMemory } from '@/content/memory/load'
import { setMemory } from '@/content/memory/memory'
import { siteIn } from '@/content/site'
import type { PreviewCollection, PreviewTarget } from '@/routes/preview-path'
import { post } from '../access/http'
import { startCms, type Cms } from '../../support/cms'
import { contentBed } from '../../support/content-bed'

// Pages are kept by Next, which does not run here.
vi.mock('@/content/tag-page', () => ({ tagPage: () => Promise.resolve() }))

type Fields = Record<string, unknown>

let cms: Cms
let bed: ReturnType<typeof contentBed>

const draft = async (collection: PreviewCollection, data: Fields = {}, locale = 'fr') => {
  const made = { collection, data: { ...data, _status: 'draft' }, draft: true, locale }
  return ((await cms.payload.create(made as never)) as { id: number }).id
}
const change = (collection: PreviewCollection, id: number, data: Fields, asDraft = true) =>
  cms.payload.update({ collection, id, data, draft: asDraft, locale: 'fr' } as never)
const site = () => siteIn('fr')
const at = (collection: PreviewCollection, id: number): PreviewTarget => ({
  language: 'fr', collection, id,
})

beforeAll(async () => {
  cms = await startCms()
  bed = contentBed(cms)
  setMemory(await loadMemory(cms.payload))
})
afterAll(() => cms.stop())

describe('a draft', () => {
  const found = async (collection: PreviewCollection, id: number) => {
    const { findDraft } = await import('@/app/(site)/[locale]/preview/find-draft')
    return findDraft(site(), at(collection, id))
  }

  it('of a published page is seen in the preview and not on the site', async () => {
    const id = await bed.page({ fr: 'Public' }, { kind: 'module', _status: 'published' })
    await change('pages', id, {
      title: 'En secret',
      modules: [{ blockType: 'call-to-action', title: 'Nouveau module' }],
    })
    expect(await found('pages', id)).toMatchObject({
      kind: 'page',
      page: { title: { text: 'En secret', lang: 'fr' } },
    })
    const { pageView } = await import('@/features/pages/queries')
    expect(await pageView(site(), id)).toMatchObject({ title: { text: 'Public' }, modules: [] })
  })

  it('of an article, a property and a project is found before they were ever published', async () => {
    const type = await bed.type({ fr: 'Maison' })
    const category = await cms.payload.create({
      collection: 'categories', data: { name: 'Actu' },
    })
    const article = await draft('articles', { name: 'Bientôt', category: category.id })
    const property = await draft('properties', { type, goal: '1', price: 900, publishPrice: true })
    const project = await draft('projects', { name: 'Jardins' })
    const unit = await bed.property({ type, project })
    setMemory(await loadMemory(cms.payload))
    expect(await found('articles', article)).toMatchObject({ page: { title: { text: 'Bientôt' } } })
    expect(await found('properties', property)).toMatchObject({
      property: { goal: 'rent', type: { text: 'Maison' }, similar: [] },
    })
    expect(await found('projects', project)).toMatchObject({
      project: { name: { text: 'Jardins' }, units: [{ id: unit.listingId }], similar: [] },
    })
  })

  it.each(['pages', 'articles', 'properties', 'projects'] as const)(
    'of %s is found with nothing in it yet',
    async (collection) => {
      const data = collection === 'pages' ? { kind: 'module' } : {}
      const id = await draft(collection, data)
      expect(await found(collection, id)).not.toBeNull()
    },
  )

  it.each(['pages', 'articles', 'properties', 'projects'] as const)(
    'of %s that does not exist is nothing',
    async (collection) => {
      const { draftState } = await import('@/content/preview/state')
      expect(await found(collection, 987_654)).toBeNull()
      expect(await draftState(at(collection, 987_654))).toBeNull()
    },
  )

  it('says how it differs from what is on the site', async () => {
    const { draftState } = await import('@/content/preview/state')
    const id = await draft('pages', { title: 'État', kind: 'module' })
    expect(await draftState(at('pages', id))).toBe('draft')
    await change('pages', id, { _status: 'published' }, false)
    expect(await draftState(at('pages', id))).toBe('published')
    await change('pages', id, { title: 'Autre' })
    expect(await draftState(at('pages', id))).toBe('changed')
    await change('pages', id, { _status: 'draft' }, false)
    expect(await draftState(at('pages', id))).toBe('draft')
  })
})

describe('a preview lets in', () => {
  const none = { until: null, signature: null }
  const password = 'a long password'

  const signIn = async (role: string): Promise<Headers> => {
    const email = `${role}@a.example`
    const agency = await cms.payload.create({ collection: 'agencies', data: { name: role } })
    const data = { name: role, email, password, roles: [role], agency: agency.id }
    await cms.payload.create({ collection: 'users', data } as never)
    const { body } = await post('/users/login', { email, password })
    return new Headers({ cookie: `payload-token=${body.token}`, 'sec-fetch-site': 'same-origin' })
  }
  const admit = async (headers: Headers, query: { until: string | null; signature: string | null }) => {
    const { admitToPreview } = await import('@/content/preview/admission')
    return admitToPreview(at('pages', shown), headers, query)
  }
  let shown: number
  beforeAll(async () => {
    shown = await bed.page({ fr: 'À voir' })
  })
  const signed = async (target: PreviewTarget, until?: number) => {
    const { signedPreview } = await import('@/cms/access/preview-signature')
    const { searchParams } = new URL(signedPreview(target, until), 'http://site')
    return { until: searchParams.get('until'), signature: searchParams.get('signature') }
  }

  it.each(['administrator', 'editor', 'agent'])('an %s who is signed in', async (role) => {
    expect(await admit(await signIn(role), none)).toEqual({ by: 'account' })
  })

  it('whoever holds a link for it, until it expires', async () => {
    const link = await signed(at('pages', shown))
    expect(await admit(new Headers(), link)).toEqual({ by: 'link', until: Number(link.until) })
    const expired = await signed(at('pages', shown), Date.now() - 1)
    expect(await admit(new Headers(), expired)).toBeNull()
    expect(await admit(new Headers(), await signed(at('pages', shown + 1)))).toBeNull()
  })

  it('nobody else: without account, with a made-up one, or from another site', async () => {
    expect(await admit(new Headers(), none)).toBeNull()
    const madeUp = new Headers({ cookie: 'payload-token=x.y.z', 'sec-fetch-site': 'same-origin' })
    expect(await admit(madeUp, none)).toBeNull()
    const { body } = await post('/users/login', { email: 'editor@a.example', password })
    const foreign = { cookie: `payload-token=${body.token}`, 'sec-fetch-site': 'cross-site' }
    expect(await admit(new Headers(foreign), none)).toBeNull()
  })
})
