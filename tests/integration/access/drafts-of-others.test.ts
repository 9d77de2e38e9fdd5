import type { PayloadRequest } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { post } from './http'
import { startCms, type Cms } from '../../support/cms'
import { completeListing } from '../../support/complete-listing'
import { contentBed } from '../../support/content-bed'
import { restAs, type RestAnswer } from '../../support/rest-as'

type Ask = (method: string, path: string, data?: object) => Promise<RestAnswer>
type Collection = 'properties' | 'projects'

const LISTINGS = ['properties', 'projects'] as const
const SECRET = 'Rue du Secret'

let cms: Cms
let bed: ReturnType<typeof contentBed>
let house: number
let agencies: Record<'a' | 'b', number>
let ask: Record<'own' | 'other' | 'editor', Ask>
/** By collection, what agency A has: never published; published; published, with a newer draft. */
let made: Record<Collection, { draft: number; shown: number; changed: number }>

beforeAll(async () => {
  cms = await startCms()
  bed = contentBed(cms)
  const agency = async (name: string) => (await cms.payload.create({ collection: 'agencies', data: { name } })).id
  agencies = { a: await agency('A'), b: await agency('B') }
  house = await bed.type({ fr: 'Maison' })
  const make = async (collection: Collection) => {
    const data = { agency: agencies.a, name: 'Les Jardins', street: 'Rue publique', type: house }
    const create = async (_status: string) => {
      const { id } = await (collection === 'properties'
        ? bed.property({ ...data, _status } as never)
        : cms.payload.create({ collection, locale: 'fr', data: { ...data, _status } } as never))
      return id
    }
    const [draft, shown, changed] = [await create('draft'), await create('published'), await create('published')]
    for (const id of [draft, changed]) {
      const street = { street: SECRET, _status: 'draft' }
      await cms.payload.update({ collection, id, locale: 'fr', data: street, draft: true } as never)
    }
    return { draft, shown, changed }
  }
  made = { properties: await make('properties'), projects: await make('projects') }
  ask = {
    own: await restAs(cms, 'agent', agencies.a),
    other: await restAs(cms, 'agent', agencies.b),
    editor: await restAs(cms, 'editor'),
  }
})
afterAll(() => cms.stop())

const idsOf = ({ body }: RestAnswer) => (body.docs ?? []).map(({ id }) => id).sort()

describe.each(LISTINGS)('a draft of another agency (%s)', (collection) => {
  const at = (more = '') => `/${collection}${more}${more.includes('?') ? '&' : '?'}locale=fr&limit=100&depth=0`

  it('is in no list of an agent; what is published is', async () => {
    const { changed, shown } = made[collection]
    expect(idsOf(await ask.other('GET', at()))).toEqual([shown, changed].sort())
    for (const draft of ['', '&draft=true']) {
      const answer = await ask.other('GET', at(`?where[street][like]=Rue${draft}`))
      expect(JSON.stringify(answer.body)).not.toContain(SECRET)
      const found = await ask.other('GET', at(`?where[street][equals]=${encodeURIComponent(SECRET)}${draft}`))
      expect(idsOf(found)).toEqual([])
    }
  })

  it('is not read by its number', async () => {
    const { changed, draft } = made[collection]
    for (const more of ['', '?draft=true']) {
      expect((await ask.other('GET', at(`/${draft}${more}`))).status).toBe(404)
      const { body, status } = await ask.other('GET', at(`/${changed}${more}`))
      expect([status, (body as { street?: string }).street]).toEqual([200, 'Rue publique'])
    }
  })

  it('is in no version', async () => {
    const { docs } = await cms.payload.findVersions({ collection, limit: 100, locale: 'fr', depth: 0 })
    const drafts = docs.filter(({ version }) => JSON.stringify(version).includes(SECRET))
    expect(drafts.length).toBeGreaterThan(1)
    const answer = await ask.other('GET', at('/versions'))
    expect(answer.status).toBe(200)
    expect(JSON.stringify(answer.body)).not.toContain(SECRET)
    for (const { id } of drafts) {
      expect((await ask.other('GET', `/${collection}/versions/${id}?locale=fr`)).status).toBeGreaterThan(400)
    }
  })

  it('is not in the route table either, as the names of its town and type are saved; what is published is', async () => {
    await cms.payload.update({ collection: 'types', id: house, locale: 'fr', data: { name: 'Villa' } })
    const routes = (who: keyof typeof ask, where: string) => ask[who]('GET', `/routes?locale=fr&limit=100&depth=0&${where}`)
    const entries = async (who: keyof typeof ask, id: number) => {
      const { listingId } = await cms.payload.findByID({ collection, id })
      const target = `${collection === 'properties' ? 'property' : 'project'}:${listingId}`
      return (await routes(who, `where[target][equals]=${target}`)).body.docs?.length
    }
    const { draft, shown } = made[collection]
    expect([await entries('other', draft), await entries('other', shown)]).toEqual([0, 1])
    expect(await entries('editor', draft)).toBe(collection === 'properties' ? 1 : 0)
    expect(idsOf(await routes('other', 'where[gone][equals]=true'))).toEqual([])
    expect(idsOf(await routes('other', 'where[or][0][gone][equals]=true&where[or][1][gone][equals]=true'))).toEqual([])
  })

  it('comes along with nothing that relates to it', async () => {
    const { changed, draft } = made.projects
    for (const project of [changed, draft]) {
      const { id } = await bed.property({ type: house, project })
      for (const path of [`/properties/${id}`, `/projects/${changed}`]) {
        const { body, status } = await ask.other('GET', `${path}?depth=2&draft=true&locale=fr`)
        expect(status).toBe(200)
        expect(JSON.stringify(body)).not.toContain(SECRET)
      }
    }
  })

  it('is not copied; what is published is', async () => {
    const { changed, draft, shown } = made[collection]
    const copy = (id: number) => ask.other('POST', `/${collection}/${id}/duplicate?locale=fr`, { _status: 'draft', agency: agencies.b })
    for (const id of [draft, changed]) expect((await copy(id)).status).toBe(403)
    expect((await copy(shown)).status).toBeLessThan(300)
  })

  it('is not taken back, though what is published is their own', async () => {
    const { id } = await cms.payload.create({
      collection, locale: 'fr',
      data: { ...completeListing('wallonia', 'sale'), name: 'Les Jardins', type: house, agency: agencies.b, _status: 'published' },
    } as never)
    const draft = { agency: agencies.a, street: SECRET, _status: 'draft' }
    await cms.payload.update({ collection, id, locale: 'fr', data: draft, draft: true } as never)
    expect((await ask.other('POST', `/${collection}/${id}/revert`)).status).toBe(403)
    const newest = await cms.payload.findByID({ collection, id, locale: 'fr', draft: true })
    expect((newest as { street?: string }).street).toBe(SECRET)
  })

  it.each(['own', 'editor'] as const)('is read by who it is for (%s)', async (who) => {
    const { changed, draft } = made[collection]
    for (const id of [draft, changed]) {
      const { body } = await ask[who]('GET', at(`/${id}?draft=true`))
      expect((body as { street?: string }).street).toBe(SECRET)
    }
    expect(JSON.stringify((await ask[who]('GET', at('/versions'))).body)).toContain(SECRET)
  })

  it('is in no preview', async () => {
    const { admitToPreview } = await import('@/content/preview/admission')
    const admit = async (agency: number, id: number) => {
      const email = `preview-${agency}-${id}@${collection}.example`
      const account = { email, password: 'four words in a row' }
      const data = { name: 'A', roles: ['agent'], agency, ...account }
      await cms.payload.create({ collection: 'users', data } as never)
      const { body } = await post('/users/login', account)
      const headers = new Headers({ cookie: `payload-token=${body.token}`, 'sec-fetch-site': 'same-origin' })
      return admitToPreview({ language: 'fr', collection, id }, headers, { until: null, signature: null })
    }
    const { changed, draft, shown } = made[collection]
    for (const id of [draft, changed]) {
      expect(await admit(agencies.b, id)).toBeNull()
      expect(await admit(agencies.a, id)).toEqual({ by: 'account' })
    }
    expect(await admit(agencies.b, shown)).toEqual({ by: 'account' })
  })

  it('has no signed address for who does not read it', async () => {
    const { preview } = cms.payload.collections[collection].config.admin
    const signed = async (agency: number | null, id: number) => {
      const user = { collection: 'users', roles: [agency === null ? 'editor' : 'agent'], agency }
      const req = { payload: cms.payload, user } as unknown as PayloadRequest
      return preview!({ id }, { locale: 'fr', req, token: null })
    }
    const { changed, draft, shown } = made[collection]
    for (const id of [draft, changed]) {
      expect(await signed(agencies.b, id)).toBeNull()
      for (const agency of [agencies.a, null]) expect(await signed(agency, id)).toContain('signature=')
    }
    expect(await signed(agencies.b, shown)).toContain('signature=')
    expect(await signed(agencies.b, 999_999)).toBeNull()
  })
})
