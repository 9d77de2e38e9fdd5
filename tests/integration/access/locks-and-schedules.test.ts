import { createLocalReq } from 'payload'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { contentBed } from '../../support/content-bed'
import { accessBed, owningsOf, type AccessBed, type StaffName } from './bed'

let bed: AccessBed
let ofA: number
let ofB: number
let page: number

beforeAll(async () => {
  bed = await accessBed()
  ofA = (await owningsOf(bed, 'agentA')).listing
  ofB = (await owningsOf(bed, 'agentB')).listing
  page = await contentBed(bed.cms).page({ fr: 'Page' })
})
afterAll(() => bed.cms.stop())

const idOf = (name: StaffName) => (bed.actors[name] as { id: number }).id
const inNameOf = (name: StaffName) => ({ user: { relationTo: 'users', value: idOf(name) } })
const listing = (value: number) => ({ document: { relationTo: 'properties', value } })
const aPage = () => ({ document: { relationTo: 'pages', value: page } })

interface Lock {
  id: number
  document?: { relationTo: string; value: number }
  user: { value: number }
}

const locks = async () =>
  (await bed.cms.payload.db.find<Lock>({ collection: 'payload-locked-documents', where: {} })).docs

/** A lock as the form of the admin makes it. */
const locked = async (data: Record<string, unknown>) => {
  const made = { collection: 'payload-locked-documents', data } as const
  return (await bed.cms.payload.db.create(made)).id as number
}

describe('a lock', () => {
  const path = '/payload-locked-documents'

  beforeEach(() => bed.cms.payload.db.deleteMany({ collection: 'payload-locked-documents', where: {} }))

  it('is written in one’s own name, whatever is sent', async () => {
    const data = { ...listing(ofA), ...inNameOf('administrator') }
    expect((await bed.as('agentA')('POST', path, data)).status).toBe(201)
    expect((await locks()).map(({ user }) => user.value)).toEqual([idOf('agentA')])
  })

  it.each([
    ['a listing of another agency', 'agentA', () => listing(ofB)],
    ['a page', 'agentA', aPage],
    ['the settings', 'agentA', () => ({ globalSlug: 'settings' })],
    ['a member of staff', 'agentA', () => ({ document: { relationTo: 'users', value: idOf('editor') } })],
    ['an import source', 'editor', () => ({ document: { relationTo: 'import-sources', value: 1 } })],
    ['nothing', 'agentA', () => ({})],
    ['what is no collection', 'agentA', () => ({ document: { relationTo: 'constructor', value: 1 } })],
  ] as [string, StaffName, () => object][])('is not laid on %s by an %s', async (_, name, data) => {
    const answer = await bed.as(name)('POST', path, { ...data(), ...inNameOf(name) })
    expect(answer.status).toBe(403)
    expect(await locks()).toEqual([])
  })

  it('of somebody else is taken over where one may change what is locked, and nowhere else', async () => {
    const [own, other] = [
      await locked({ ...listing(ofA), ...inNameOf('administrator') }),
      await locked({ ...listing(ofB), ...inNameOf('agentB') }),
    ]
    const data = { ...aPage(), ...inNameOf('editor') }
    const ask = bed.as('agentA')
    expect((await ask('PATCH', `${path}/${own}`, data)).status).toBe(200)
    expect((await ask('PATCH', `${path}/${other}`, data)).status).toBe(403)
    expect((await ask('DELETE', `${path}/${other}`)).status).toBe(403)
    await ask('DELETE', `${path}?where[id][equals]=${other}`)
    expect((await ask('DELETE', `${path}/${own}`)).status).toBe(200)
    expect(await locks()).toEqual([
      expect.objectContaining({ ...listing(ofB), user: { relationTo: 'users', value: idOf('agentB') } }),
    ])
  })

  it('is ended by whoever laid it, and by editors on content', async () => {
    const [one, two] = [
      await locked({ ...aPage(), ...inNameOf('agentA') }),
      await locked({ ...aPage(), ...inNameOf('administrator') }),
    ]
    expect((await bed.as('agentA')('DELETE', `${path}/${one}`)).status).toBe(200)
    expect((await bed.as('editor')('DELETE', `${path}/${two}`)).status).toBe(200)
  })
})

describe('a publication at a set time', () => {
  const schedule = async (document: { relationTo: string; value: number }) => {
    const doc = { ...document, value: String(document.value) }
    const input = { type: 'publish', doc, ...inNameOf('administrator') }
    const waitUntil = new Date(Date.now() + 60_000)
    return bed.cms.payload.jobs.queue({ task: 'schedulePublish', waitUntil, input } as never)
  }

  /** As the drawer of the admin cancels it: what it says and what is true. */
  const cancel = async (name: StaffName, id: number | string) => {
    const req = await createLocalReq({ user: bed.actors[name] as never }, bed.cms.payload)
    const task = { taskSlug: { equals: 'schedulePublish' } }
    const where = { and: [{ id: { equals: id } }, task] }
    const cancelling = bed.cms.payload.delete({ collection: 'payload-jobs', req, where })
    const said = await cancelling.then(() => true, () => false)
    const left = await bed.cms.payload.count({ collection: 'payload-jobs', where })
    return { said, done: left.totalDocs === 0 }
  }

  it.each([
    ['agentA', 'their own listing', () => listing(ofA), true],
    ['agentA', 'a listing of another agency', () => listing(ofB), false],
    ['agentA', 'a page', aPage, false],
    ['editor', 'a page', aPage, true],
    ['editor', 'a listing', () => listing(ofA), false],
    ['administrator', 'anything', () => listing(ofB), true],
  ] as [StaffName, string, () => { document: { relationTo: string; value: number } }, boolean][])(
    'is cancelled by %s for %s: %j',
    async (name, _, target, may) => {
      const { id } = await schedule(target().document)
      expect(await cancel(name, id)).toEqual({ said: may, done: may })
    },
  )

  it('is not reached over the API by anybody', async () => {
    const { id } = await schedule(listing(ofA).document)
    for (const name of ['agentA', 'editor', 'administrator'] as const) {
      for (const method of ['GET', 'PATCH', 'DELETE'] as const) {
        expect((await bed.as(name)(method, `/payload-jobs/${id}`, method === 'GET' ? undefined : {})).status).toBe(403)
      }
    }
  })
})
