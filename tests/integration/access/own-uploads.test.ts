import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { everything, prepareImport, runImport } from '../../support/import-bed'
import { contentBed } from '../../support/content-bed'
import { feedOf, listing } from '../../support/feed'
import { documentForm, pictureForm } from '../../support/upload-form'
import { accessBed, owningsOf, type AccessBed, type Ownings } from './bed'

let bed: AccessBed
let ofA: Ownings
let ofB: Ownings

beforeAll(async () => {
  bed = await accessBed()
})
afterAll(() => bed.cms.stop())

beforeEach(async () => {
  ofA = await owningsOf(bed, 'agentA')
  ofB = await owningsOf(bed, 'agentB')
})

const ownerOf = async (collection: 'media' | 'documents', id: number) =>
  (await bed.cms.payload.findByID({ collection, id, depth: 0 })).agency ?? null

describe('what an agent uploads', () => {
  it('is the agency’s own, whatever is sent', async () => {
    const { a, b } = bed.actors.agencies
    for (const agency of [b, null]) {
      const answer = await bed.as('agentA')('POST', '/media', await pictureForm('x.jpg', { agency }))
      expect(await ownerOf('media', answer.body.doc!.id)).toBe(a)
    }
    expect(await ownerOf('documents', ofB.document)).toBe(b)
  })

  it('is given to nobody else by the agent, and to anybody by an editor', async () => {
    const { a, b } = bed.actors.agencies
    await bed.as('agentA')('PATCH', `/media/${ofA.picture}`, { agency: b })
    expect(await ownerOf('media', ofA.picture)).toBe(a)
    await bed.as('editor')('PATCH', `/media/${ofA.picture}`, { agency: b })
    expect(await ownerOf('media', ofA.picture)).toBe(b)
  })

  it('can be described and replaced by colleagues of the agency', async () => {
    const ask = bed.as('agentA')
    expect((await ask('PATCH', `/media/${ofA.picture}`, { alt: 'Façade' })).status).toBe(200)
    const form = await pictureForm('new.jpg', {}, '#ffeedd')
    expect((await ask('PATCH', `/media/${ofA.picture}`, form)).status).toBe(200)
  })
})

describe('a picture of another agency, or of the site', () => {
  it.each([
    ['described', () => ({ alt: 'Mine' })],
    ['replaced', () => pictureForm('mine.jpg', {}, '#00ff00')],
    ['focused elsewhere', () => ({ focalX: 1, focalY: 1 })],
    ['pointed at another file', () => ({ filename: 'x.jpg', url: '/x.jpg', hash: 'x' })],
    ['taken', () => ({ agency: bed.actors.agencies.a })],
  ])('is not %s by an agent, who is told why', async (_, data) => {
    const site = await bed.as('editor')('POST', '/media', await pictureForm('site.jpg', {}, '#abcdef'))
    const before = await everything(bed.cms)
    for (const id of [ofB.picture, site.body.doc!.id]) {
      const answer = await bed.as('agentA')('PATCH', `/media/${id}`, await data())
      expect([answer.status, answer.body.errors?.[0]?.message]).toEqual([
        403,
        expect.stringMatching(/belongs to another agency or to the website itself/),
      ])
    }
    expect(await everything(bed.cms)).toBe(before)
  })

  it('is left out when many are changed at once', async () => {
    const where = `where[id][in]=${ofA.picture},${ofB.picture}`
    const answer = await bed.as('agentA')('PATCH', `/media?${where}`, { alt: 'All' })
    expect(answer.body.docs?.map(({ id }) => id)).toEqual([ofA.picture])
  })
})

describe('a picture of one’s own that stands elsewhere too', () => {
  it.each([
    ['on a page', () => contentBed(bed.cms).page({ fr: 'Page' }, { bannerImage: ofA.picture }), /Page ‘Page’/],
    [
      'as the logo of an agency',
      () => bed.cms.payload.update({ collection: 'agencies', id: bed.actors.agencies.b, data: { photo: ofA.picture } }),
      /Agence B/,
    ],
    [
      'in a listing of another agency',
      () => bed.cms.payload.update({ collection: 'properties', id: ofB.listing, data: { pictures: [ofA.picture] } }),
      /Property/,
    ],
  ])('%s is not changed by the agent', async (_, use, place) => {
    await use()
    for (const path of [`/media/${ofA.picture}`, `/media?where[id][equals]=${ofA.picture}`]) {
      const answer = await bed.as('agentA')('PATCH', path, { alt: 'Mine' })
      const [error] = answer.body.errors ?? []
      expect([answer.status, error?.message]).toEqual([path.includes('?') ? 400 : 403, expect.stringMatching(place)])
    }
    const { alt } = await bed.cms.payload.findByID({ collection: 'media', id: ofA.picture })
    expect(alt ?? null).toBeNull()
    expect((await bed.as('editor')('PATCH', `/media/${ofA.picture}`, { alt: 'Ours' })).status).toBe(200)
  })
})

it('a picture of one’s own in a draft of another agency is not changed by the agent, who is not told which', async () => {
  const { payload } = bed.cms
  const data = { pictures: [ofA.picture], cardPicture: ofA.picture }
  await payload.update({ collection: 'properties', id: ofB.listing, data, draft: true })
  const { listingId } = await payload.findByID({ collection: 'properties', id: ofB.listing, depth: 0 })
  const answer = await bed.as('agentA')('PATCH', `/media/${ofA.picture}`, { alt: 'Mine' })
  expect(answer.status).toBe(403)
  const message = answer.body.errors?.[0]?.message ?? ''
  expect(message).toContain('Properties (1)')
  expect(message).not.toContain(String(listingId))
})

describe('a document of another agency', () => {
  it('is neither read nor fetched nor copied by an agent', async () => {
    const [own, other] = [bed.as('agentB'), bed.as('agentA')]
    expect((await own('GET', `/documents/${ofB.document}`)).status).toBe(200)
    expect((await own('GET', `/documents/file/${ofB.filename}`)).status).toBe(200)
    expect((await other('GET', `/documents/${ofB.document}`)).status).toBe(404)
    expect((await other('GET', `/documents/file/${ofB.filename}`)).status).toBe(403)
    expect((await other('POST', `/documents/${ofB.document}/duplicate`, {})).status).toBe(403)
    const listed = await other('GET', '/documents?limit=0')
    expect(listed.body.docs?.map(({ id }) => id)).not.toContain(ofB.document)
    const { body } = await other('GET', `/properties/${ofB.listing}?depth=3`)
    expect(JSON.stringify(body)).not.toContain(ofB.filename)
    const guessed = `/documents?where[filename][like]=agentB`
    expect((await other('GET', guessed)).body.docs).toEqual([])
  })

  it.each([true, false])('is not put into a listing of one’s own (draft: %j)', async (draft) => {
    const data = { documents: [{ name: 'Theirs', file: ofB.document }] }
    const ask = bed.as('agentA')
    const answer = await ask('PATCH', `/properties/${ofA.listing}?draft=${draft}`, data)
    expect([answer.status, answer.body.errors?.[0]?.data?.errors?.[0]]).toEqual([
      400,
      expect.objectContaining({ path: 'documents' }),
    ])
    const own = { documents: [{ name: 'Ours', file: ofA.document }] }
    expect((await ask('PATCH', `/properties/${ofA.listing}?draft=${draft}`, own)).status).toBe(200)
  })

  it.each(['text', 'row'] as const)('is not put into a draft by an ID as %s', async (kind) => {
    const id = String(ofB.document)
    const documents = [{ name: 'Theirs', file: kind === 'text' ? id : { id } }]
    const answer = await bed.as('agentA')('PATCH', `/properties/${ofA.listing}?draft=true`, { documents })
    expect([answer.status, answer.body.errors?.[0]?.data?.errors?.[0]?.path]).toEqual([400, 'documents'])
    const stored = { id: ofA.listing, collection: 'properties', depth: 0, draft: true } as const
    const { documents: after } = await bed.cms.payload.findByID(stored)
    expect(after?.map(({ file }) => file)).toEqual([ofA.document])
  })

  it('does not come along with a copy of their listing', async () => {
    const count = () => bed.cms.payload.count({ collection: 'properties' })
    const before = await count()
    const copy = { agency: bed.actors.agencies.a }
    const answer = await bed.as('agentA')('POST', `/properties/${ofB.listing}/duplicate`, copy)
    expect([answer.status, answer.body.errors?.[0]?.data?.errors?.[0]?.path]).toEqual([400, 'documents'])
    expect(await count()).toEqual(before)
  })

  it('that an administrator put there stays, and stays theirs', async () => {
    const documents = [{ name: 'Theirs', file: ofB.document }]
    await bed.cms.payload.update({ collection: 'properties', id: ofB.listing, data: { documents: [] } })
    await bed.as('administrator')('PATCH', `/properties/${ofA.listing}`, { documents })
    expect((await bed.as('agentA')('PATCH', `/properties/${ofA.listing}`, { price: 5 })).status).toBe(200)
    const listing = await bed.cms.payload.findByID({ collection: 'properties', id: ofA.listing, depth: 0 })
    expect(listing.documents?.map(({ file }) => file)).toEqual([ofB.document])
    expect(await ownerOf('documents', ofB.document)).toBe(bed.actors.agencies.b)
  })

  it('is not changed or deleted by an agent at all', async () => {
    for (const id of [ofA.document, ofB.document]) {
      expect((await bed.as('agentA')('PATCH', `/documents/${id}`, documentForm('x.pdf'))).status).toBe(403)
      expect((await bed.as('agentA')('DELETE', `/documents/${id}`)).status).toBe(403)
    }
  })
})

describe('whose an upload of nobody is', () => {
  const uploaded = async (): Promise<number> => {
    const form = await pictureForm('nobodys.jpg', {}, `#${Math.random().toString(16).slice(2, 8)}`)
    return (await bed.as('administrator')('POST', '/media', form)).body.doc!.id
  }
  const show = (who: 'agentA' | 'administrator', data: object, query = '') =>
    bed.as(who)('PATCH', `/properties/${ofA.listing}${query}`, data)

  it.each([['', 'at once'], ['?draft=true', 'in a draft']])(
    'it is the agency’s of a listing into which an administrator puts it (%s)',
    async (query) => {
      const [picture, card] = [await uploaded(), await uploaded()]
      expect((await show('administrator', { pictures: [picture], cardPicture: card }, query)).status).toBe(200)
      for (const id of [picture, card]) expect(await ownerOf('media', id)).toBe(bed.actors.agencies.a)
    },
  )

  it('it is nobody’s after an agent put it there, whoever saves that listing later', async () => {
    const picture = await uploaded()
    expect((await show('agentA', { pictures: [picture] })).status).toBe(200)
    expect((await show('administrator', { price: 7 })).status).toBe(200)
    expect(await ownerOf('media', picture)).toBeNull()
  })

  it('and one that no listing shows yet stays its agency’s all the same', async () => {
    const form = await pictureForm('unshown.jpg', {}, '#0a0b0c')
    const { id } = (await bed.as('agentB')('POST', '/media', form)).body.doc!
    await show('agentA', { pictures: [id] })
    await show('administrator', { price: 8 })
    expect(await ownerOf('media', id)).toBe(bed.actors.agencies.b)
  })
})

it('a listing that goes to another agency takes its files along, but for those of others', async () => {
  const { payload } = bed.cms
  const { a, b } = bed.actors.agencies
  const shared = await owningsOf(bed, 'agentA')
  const update = (id: number, data: object) => payload.update({ collection: 'properties', id, data })
  await update(ofA.listing, { pictures: [ofA.picture, shared.picture], cardPicture: ofB.picture })
  await update(ofA.listing, { agency: b })
  expect(await ownerOf('media', ofA.picture)).toBe(b)
  expect(await ownerOf('documents', ofA.document)).toBe(b)
  expect(await ownerOf('media', shared.picture)).toBe(a)
  expect(await ownerOf('media', ofB.picture)).toBe(b)
})

it.each([
  ['on the site', 'published'],
  ['never published', 'draft'],
] as const)('a listing (%s) given to another agency in a draft takes its files along as that is published', async (_, state) => {
  const { a, b } = bed.actors.agencies
  const ask = bed.as('administrator')
  const { listing } = ofA
  if (state === 'draft') await bed.cms.payload.db.updateOne({ collection: 'properties', id: listing, data: { _status: 'draft' } })
  const owners = async () => [await ownerOf('media', ofA.picture), await ownerOf('documents', ofA.document)]
  expect((await ask('PATCH', `/properties/${listing}?draft=true`, { agency: b, _status: 'draft' })).status).toBe(200)
  // It is still agency A that shows it, and whose agents change it.
  expect(await owners()).toEqual([a, a])
  expect((await ask('PATCH', `/properties/${listing}?draft=true`, { price: 123_456, _status: 'draft' })).status).toBe(200)
  expect(await owners()).toEqual([a, a])
  expect((await ask('PATCH', `/properties/${listing}`, { _status: 'published' })).status).toBe(200)
  expect((await bed.cms.payload.findByID({ collection: 'properties', id: listing, depth: 0 })).agency).toBe(b)
  expect(await owners()).toEqual([b, b])
  expect((await bed.as('agentB')('GET', `/documents/file/${ofA.filename}`)).status).toBe(200)
  expect((await bed.as('agentA')('GET', `/documents/file/${ofA.filename}`)).status).toBe(403)
})

it('a draft that gives a listing to another agency, and is given up, leaves all files where they were', async () => {
  const { a, b } = bed.actors.agencies
  const ask = bed.as('administrator')
  await ask('PATCH', `/properties/${ofA.listing}?draft=true`, { agency: b, _status: 'draft' })
  await ask('PATCH', `/properties/${ofA.listing}?draft=true`, { agency: a, _status: 'draft' })
  await ask('PATCH', `/properties/${ofA.listing}`, { _status: 'published' })
  expect([await ownerOf('media', ofA.picture), await ownerOf('documents', ofA.document)]).toEqual([a, a])
})

it('a project given to another agency in a draft takes its files along as that is published', async () => {
  const { a, b } = bed.actors.agencies
  const project = await contentBed(bed.cms).project({ fr: 'Les Saules' }, { agency: a, pictures: [ofA.picture] })
  await bed.cms.payload.update({ collection: 'properties', id: ofA.listing, data: { pictures: [], documents: [] } })
  const ask = bed.as('administrator')
  await ask('PATCH', `/projects/${project}?draft=true`, { agency: b, _status: 'draft' })
  expect(await ownerOf('media', ofA.picture)).toBe(a)
  await ask('PATCH', `/projects/${project}`, { _status: 'published' })
  expect(await ownerOf('media', ofA.picture)).toBe(b)
})

it('what a feed brings is the agency’s of its listing', async () => {
  const folder = await prepareImport(bed.cms)
  const row = listing(900_001, { Documents: [{ Name: 'Plan', Url: 'plan.pdf' }] })
  const result = await runImport(bed.cms, folder, feedOf([row]))
  expect(result.problems).toEqual([])
  const { docs } = await bed.cms.payload.find({ collection: 'properties', where: { source: { exists: true } }, depth: 0 })
  const { agency, cardPicture, pictures, documents } = docs[0]!
  expect(agency).toEqual(expect.any(Number))
  expect(await ownerOf('media', pictures![0] as number)).toBe(agency)
  expect(await ownerOf('media', cardPicture as number)).toBe(agency)
  expect(await ownerOf('documents', documents![0]!.file as number)).toBe(agency)
})

it('an agency whose files nothing shows can be deleted', async () => {
  const { id } = await bed.cms.payload.create({ collection: 'agencies', data: { name: 'C' } })
  const { body } = await bed.as('editor')('POST', '/media', await pictureForm('c.jpg', { agency: id }, '#010203'))
  expect((await bed.as('editor')('DELETE', `/agencies/${id}`)).status).toBe(200)
  expect(await ownerOf('media', body.doc!.id)).toBeNull()
})
