import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ValidationError } from 'payload'
import type { Role } from '@/cms/access/roles'
import type { Goal } from '@/domain/properties/goal'
import type { Region } from '@/domain/properties/region'
import { startCms, type Cms } from '../../support/cms'
import { completeListing } from '../../support/complete-listing'
import { contentBed } from '../../support/content-bed'

type Fields = Record<string, unknown>

interface Stored extends Fields {
  id: number
  _status: string
  missingMentions: string[]
  publicationOverride: { reason?: string; by?: string; at?: string; missing?: string[] }
}

const REASON = 'The certificate was lost in a fire'

let cms: Cms
let house: number
let land: number
let administrator: object
let agent: object
const base = (): Fields => ({ ...completeListing('wallonia', 'sale'), type: house })

const save = (data: Fields, more: Fields = {}): Promise<Stored> =>
  cms.payload.create({ collection: 'properties', data, ...more } as never) as never
const change = (id: number, data: Fields, more: Fields = {}): Promise<Stored> =>
  cms.payload.update({ collection: 'properties', id, data, ...more } as never) as never
const publish = (data: Fields, more: Fields = {}) => save({ ...data, _status: 'published' }, more)
const refused = async (saving: Promise<unknown>): Promise<[string, string][]> => {
  const error = (await saving.then(
    () => new Error('It was saved'),
    (reason: unknown) => reason,
  )) as ValidationError
  expect(error.message, error.message).toMatch(/^Not saved\. First correct/)
  return error.data.errors.map(({ message, path }) => [path, message])
}
const paths = async (saving: Promise<unknown>) => (await refused(saving)).map(([path]) => path)
const as = (user: object): Fields => ({ user, overrideAccess: false })

beforeAll(async () => {
  cms = await startCms()
  const bed = contentBed(cms)
  house = await bed.type({ fr: 'Maison' })
  land = await bed.type({ fr: 'Terrain' })
  await cms.payload.update({ collection: 'types', id: land, data: { kind: 'land' } })
  const agency = (await cms.payload.create({ collection: 'agencies', data: { name: 'A' } })).id
  const staff = async (role: Role) => {
    const data = { name: role, email: `${role}@a.example`, password: 'a long password', agency }
    const user = { ...data, roles: [role] } as never
    return cms.payload.create({ collection: 'users', data: user, depth: 0 })
  }
  administrator = { ...(await staff('administrator')), collection: 'users' }
  agent = { ...(await staff('agent')), collection: 'users' }
})
afterAll(() => cms.stop())

describe('publishing', () => {
  it.each([
    ['flanders', 'sale'],
    ['flanders', 'rent'],
    ['wallonia', 'sale'],
    ['wallonia', 'rent'],
    ['brussels', 'sale'],
    ['brussels', 'rent'],
    ['luxembourg', 'sale'],
    ['luxembourg', 'rent'],
  ] as [Region, Goal][])('what is complete in %s for %s', async (region, goal) => {
    const made = await publish({ ...completeListing(region, goal), type: house })
    expect(made).toMatchObject({ _status: 'published', missingMentions: [] })
  })

  it('what misses something is refused, naming each field in words', async () => {
    const lacking = { ...base(), energyTotal: null, epcReference: ' ' }
    expect(await refused(publish(lacking))).toEqual([
      ['energyTotal', expect.stringContaining('Total energy use')],
      ['epcReference', expect.stringContaining('Certificate number')],
    ])
    const { totalDocs } = await cms.payload.count({
      collection: 'properties',
      where: { missingMentions: { in: ['energyTotal'] } },
    })
    expect(totalDocs).toBe(0)
  })

  it('names a field once where it would mend several', async () => {
    const [first, ...rest] = await refused(publish({ ...base(), epcLabelText: 'PEB en cours' }))
    expect(rest).toEqual([])
    expect(first?.[0]).toBe('epcLabelText')
    expect(first?.[1]).toMatch(/Energy class; .*PEB en cours.*forbidden/)
  })

  it('of what nobody knows the region is refused, though nothing else is asked of it', async () => {
    const price = { goal: '0', publishPrice: true, price: 300_000, type: land }
    for (const zip of [null, '', ' ', 'abcd', '0999']) {
      expect(await paths(publish({ ...price, countryId: '10', zip })), String(zip)).toEqual(['zip'])
    }
    const { id, missingMentions } = await save({ ...price, countryId: '10' }, { draft: true })
    expect(missingMentions).toEqual(['region'])
    const known = { zip: '5000', _status: 'published' }
    expect((await change(id, known)).missingMentions).toEqual([])
    expect(await paths(change(id, { zip: '' }))).toEqual(['zip'])
  })

  it('knows a plot by its type', async () => {
    const bare = { goal: '0', countryId: '10', zip: '5000', publishPrice: false }
    expect((await publish({ ...bare, type: land }))._status).toBe('published')
    const wanted = ['epcLabelText', 'energyPerformance', 'energyTotal', 'epcReference']
    expect(await paths(publish({ ...bare, type: house }))).toEqual(wanted)
  })

  it('takes a text of any language', async () => {
    const flemish = { ...completeListing('flanders', 'sale'), type: house, epcReference: null }
    const address = { publishAddress: true, street: 'Hoogstraat 1' }
    const { id } = await save({ ...flemish, ...address }, { locale: 'nl', draft: true })
    const made = await change(id, { _status: 'published', price: 1 }, { locale: 'fr' })
    expect(made.missingMentions).toEqual([])
    expect(await paths(change(id, { street: '' }, { locale: 'nl' }))).toEqual(['epcReference'])
  })
})

describe('a draft', () => {
  it('is always saved, and says what is missing', async () => {
    const { id, ...made } = await save({ ...base(), price: null }, { draft: true })
    expect(made).toMatchObject({ _status: 'draft', missingMentions: ['price'] })
    const mended = await change(id, { price: 5 }, { draft: true })
    expect(mended.missingMentions).toEqual([])
    const worse = await change(id, { energyTotal: null, price: null }, { draft: true })
    expect(worse.missingMentions).toEqual(['price', 'energyTotal'])
    expect(await paths(change(id, { _status: 'published' }))).toEqual(['price', 'energyTotal'])
  })

  it('of something published may miss what it likes; publishing it may not', async () => {
    const { id } = await publish(base())
    expect((await change(id, { price: 0 }, { draft: true })).missingMentions).toEqual(['price'])
    expect(await paths(change(id, { _status: 'published' }))).toEqual(['price'])
    const live = (await cms.payload.findByID({ collection: 'properties', id })) as unknown as Stored
    expect(live).toMatchObject({ price: 300_000, missingMentions: [] })
  })

  it('is what something published becomes, whatever it misses', async () => {
    const { id } = await publish(base())
    expect((await change(id, { _status: 'draft', price: 0 }))._status).toBe('draft')
  })

  it('is what an incomplete version is restored as', async () => {
    const made = await publish({ ...base(), price: 0, publishReason: REASON }, as(administrator))
    await change(made.id, { price: 7 })
    const { docs } = await cms.payload.findVersions({
      collection: 'properties',
      where: { parent: { equals: made.id } },
      sort: 'createdAt',
    })
    const restore = (more: Fields) =>
      cms.payload.restoreVersion({ collection: 'properties', id: docs[0]!.id, ...more } as never)
    expect(await paths(restore({}))).toEqual(['price'])
    const req = { query: { draft: 'true' } }
    expect(await restore({ draft: true, req })).toMatchObject({ missingMentions: ['price'] })
  })
})

describe('something published', () => {
  it('cannot be edited until it misses something', async () => {
    const { id } = await publish(base())
    expect(await paths(change(id, { co2Emission: 4, energyTotal: null }))).toEqual(['energyTotal'])
    expect((await change(id, { co2Emission: 4 }))._status).toBe('published')
  })
})

describe('an administrator', () => {
  const lacking = () => ({ ...base(), price: 0, energyTotal: null })

  it('is told that a reason is the way out', async () => {
    for (const publishReason of [undefined, '', '  too few  ', 'short one']) {
      const errors = await refused(publish({ ...lacking(), publishReason }, as(administrator)))
      expect(errors.map(([path]) => path)).toEqual(['price', 'energyTotal', 'publishReason'])
      expect(errors.at(-1)?.[1]).toContain('At least 10 characters')
    }
  })

  it('publishes with a reason, which is recorded and not kept for the next time', async () => {
    const before = Date.now()
    const data = { ...lacking(), publishReason: `  ${REASON} ` }
    const { id } = await publish(data, as(administrator))
    const stored = (await cms.payload.findByID({ collection: 'properties', id })) as never as Stored
    expect(stored).toMatchObject({
      _status: 'published',
      missingMentions: ['price', 'energyTotal'],
      publicationOverride: {
        reason: REASON,
        by: 'administrator@a.example',
        missing: ['price', 'energyTotal'],
      },
    })
    expect(Date.parse(stored.publicationOverride.at ?? '')).toBeGreaterThanOrEqual(before)
    expect(stored.publishReason ?? null).toBeNull()
    expect(await paths(change(id, { bedrooms: 3 }, as(administrator)))).toContain('publishReason')
  })

  it('leaves a record that outlives a complete publication and anybody who writes it', async () => {
    const { id } = await publish({ ...lacking(), publishReason: REASON }, as(administrator))
    const complete = { price: 5, energyTotal: 9, publicationOverride: { reason: 'x' } }
    const later = await change(id, complete, as(administrator))
    expect(later).toMatchObject({
      missingMentions: [],
      publicationOverride: { reason: REASON, missing: ['price', 'energyTotal'] },
    })
  })
})

describe('a copy', () => {
  it('is a new listing without the record, as a draft or complete', async () => {
    const { id, listingId } = await publish(
      { ...base(), price: 0, publishReason: REASON },
      as(administrator),
    )
    const copy = (more: Fields): Promise<Stored> =>
      cms.payload.duplicate({ collection: 'properties', id, ...more } as never) as never
    expect(await paths(copy({}))).toEqual(['price'])
    const made = await copy({ draft: true })
    expect(made).toMatchObject({ _status: 'draft', missingMentions: ['price'] })
    expect(made.publicationOverride.reason ?? null).toBeNull()
    expect(made.listingId).toBeGreaterThan(listingId as number)
  })
})

describe('an agent', () => {
  it('cannot publish with a reason', async () => {
    const data = { ...base(), price: 0, publishReason: REASON }
    expect(await paths(publish(data, as(agent)))).toEqual(['price'])
  })

  it('cannot write what the check works out', async () => {
    const made = await save(
      { ...base(), missingMentions: ['price'], publicationOverride: { reason: REASON } },
      { ...as(agent), draft: true },
    )
    expect(made.missingMentions).toEqual([])
    expect(made.publicationOverride.reason ?? null).toBeNull()
  })
})

describe('the list of properties', () => {
  it('is filtered by what is missing', async () => {
    const { id } = await save({ ...base(), epcReference: null }, { draft: true })
    const incomplete = async (where: object) =>
      (await cms.payload.find({ collection: 'properties', where, draft: true, pagination: false } as never)).docs
        .map((doc) => doc.id)
    expect(await incomplete({ missingMentions: { in: ['epcReference'] } })).toContain(id)
    expect(await incomplete({ missingMentions: { exists: true } })).toContain(id)
    await change(id, { epcReference: '20260412001234' }, { draft: true })
    expect(await incomplete({ missingMentions: { in: ['epcReference'] } })).not.toContain(id)
    expect(await incomplete({ missingMentions: { exists: true } })).not.toContain(id)
  })
})
