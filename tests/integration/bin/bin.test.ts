import { existsSync } from 'node:fs'
import path from 'node:path'
import type { I18nClient } from '@payloadcms/translations'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { readLanguageRows } from '@/admin/cells/language-rows'
import { readTasks } from '@/admin/dashboard/tasks'
import { background } from '@/cms/background'
import { emptyBins } from '@/cms/bin/empty'
import { afterCommit } from '@/cms/database/open-transactions'
import { loadMemory } from '@/content/memory/load'
import { readStoredContent } from '@/content/sitemap/stored-content'
import type { Property } from '@/payload-types'
import { readHashes } from '@/import/files/file-store'
import { startCms, type Cms } from '../../support/cms'
import { completeAgency } from '../../support/complete-agency'
import { contentBed } from '../../support/content-bed'
import { linkInside, paragraph, whole } from '../../support/lexical'
import { picture } from '../../support/pictures'
import { restAs } from '../../support/rest-as'
import { staffOf } from '../../support/staff'
import { storedRows } from '../../support/stored-rows'

type Rest = Awaited<ReturnType<typeof restAs>>

const DAY_MS = 86_400_000
const i18n = { language: 'en', fallbackLanguage: 'en' } as I18nClient

let cms: Cms
let bed: ReturnType<typeof contentBed>
let staff: ReturnType<typeof staffOf>
let admin: Rest
let house: number
let city: number

beforeAll(async () => {
  cms = await startCms()
  bed = contentBed(cms)
  staff = staffOf(cms)
  admin = await restAs(cms, 'administrator')
  house = await bed.type({ fr: 'Maison' })
  city = await bed.city({ fr: 'Namur' })
})
afterAll(() => cms.stop())

/** As the admin's buttons ask for it. */
const bin = (collection: string, id: number, rest = admin) =>
  rest('PATCH', `/${collection}/${id}`, { deletedAt: new Date().toISOString() })
const restore = (collection: string, id: number, rest = admin) =>
  rest('PATCH', `/${collection}?trash=true&where[and][0][id][equals]=${id}&where[and][1][deletedAt][exists]=true`, { deletedAt: null, _status: 'draft' })
const forGood = (collection: string, id: number, rest = admin) => rest('DELETE', `/${collection}/${id}?trash=true`)
const listed = async (collection: string, more = '') => (await admin('GET', `/${collection}?limit=0&depth=0${more}`)).body.docs?.map(({ id }) => id) ?? []
const words = ({ body }: Awaited<ReturnType<Rest>>) => body.errors?.[0]?.message ?? ''
const property = (data: Partial<Omit<Property, 'type'>> = {}) => bed.property({ city, ...data, type: house })
const memory = () => loadMemory(cms.payload)
const addPicture = async (colour: string): Promise<number> =>
  staff.create('media', {}, { file: await picture(`${colour.slice(1)}.jpg`, { colour }) })

/** All rows of a document, with those of its versions. */
const stored = async (collection: string, id: number) =>
  ((await storedRows(cms, collection, [id])).get(id) ?? '').replace(/,"routes":.*$/, '')

describe('what is put into the bin', () => {
  it('and taken out again is, to the letter, what it was: what is published, and the draft that follows it', async () => {
    const id = await bed.page({ fr: 'Publiée', nl: 'Gepubliceerd' }, { path: '/publiee/' })
    await staff.change('pages', id, { title: 'Brouillon qui suit', _status: 'draft' }, { draft: true })
    const before = await stored('pages', id)
    expect((await bin('pages', id)).status).toBe(200)
    expect(await stored('pages', id)).not.toBe(before)
    expect((await restore('pages', id)).status).toBe(200)
    expect(await stored('pages', id)).toBe(before)
    expect(await staff.read('pages', id, { locale: 'fr' })).toMatchObject({ title: 'Publiée', _status: 'published' })
    expect(await staff.read('pages', id, { locale: 'fr', draft: true })).toMatchObject({ title: 'Brouillon qui suit' })
  })

  it('is in no list of the admin but that of the bin, and is not changed there', async () => {
    const id = await bed.page({ fr: 'Cachée' })
    await bin('pages', id)
    expect(await listed('pages')).not.toContain(id)
    expect(await listed('pages', '&draft=true')).not.toContain(id)
    expect(await listed('pages', '&trash=true&where[deletedAt][exists]=true')).toContain(id)
    expect((await admin('PATCH', `/pages/${id}?trash=true`, { title: 'x' })).status).toBe(404)
    expect((await admin('PATCH', `/pages/${id}`, { title: 'x', deletedAt: null })).status).toBe(404)
    expect((await staff.read('pages', id, { trash: true, locale: 'fr' })).title).toBe('Cachée')
  })

  it('is not deleted by a form that says so among other things, nor made deleted', async () => {
    const made = await admin('POST', '/pages', { title: 'Née supprimée', kind: 'module', deletedAt: '2020-01-01T00:00:00.000Z' })
    expect(made.body.doc?.deletedAt ?? null).toBeNull()
    const id = made.body.doc?.id ?? 0
    expect((await admin('PATCH', `/pages/${id}`, { title: 'Sauvée', deletedAt: null })).status).toBe(200)
    expect(await listed('pages')).toContain(id)
  })

  it('is where others are refused to put it or to take it from', async () => {
    const [own, other] = [await staff.create('agencies', { name: 'A' }), await staff.create('agencies', { name: 'B' })]
    const agent = await restAs(cms, 'agent', own)
    const theirs = await property({ agency: other })
    const mine = await property({ agency: own })
    expect((await bin('properties', theirs.id, agent)).status).toBe(404)
    expect((await bin('properties', mine.id, agent)).status).toBe(200)
    expect((await restore('properties', mine.id, agent)).body.docs).toHaveLength(1)
    await bin('properties', theirs.id)
    expect((await restore('properties', theirs.id, agent)).body.docs ?? []).toHaveLength(0)
    const page = await bed.page({ fr: 'Pas pour agents' })
    expect((await bin('pages', page, agent)).status).toBe(403)
  })

  it('is refused while it is used, in the words of a deletion, and what is not asked as the admin does', async () => {
    const id = await bed.page({ fr: 'Utilisée' })
    await bed.page({ fr: 'Qui utilise' }, { parent: id })
    const answer = await bin('pages', id)
    expect([answer.status, words(answer)]).toEqual([409, expect.stringContaining('‘Qui utilise’')])
    expect((await bin('pages', await bed.page({ fr: 'Accueil' }, { kind: 'home' }))).status).toBe(409)
    const free = await bed.page({ fr: 'Libre' })
    const many = await admin('PATCH', `/pages?where[id][in]=${id},${free}`, { deletedAt: new Date().toISOString() })
    expect([many.status, many.body.docs?.map((doc) => doc.id), many.body.errors?.map((one) => one.id)]).toEqual([400, [free], [id]])
    expect(many.body.message).toBe('1 of 2 Pages could not be deleted.')
    expect((await bin('pages', 999_999)).status).toBe(404)
    expect((await bin('pages', free)).status).toBe(404)
    expect((await admin('PATCH', '/pages/x', { deletedAt: 'y' })).status).toBeLessThan(500)
  })

  it('comes back only with what it stands below or shows, and keeps that from being deleted for good', async () => {
    const above = await bed.page({ fr: 'Au-dessus' })
    const below = await bed.page({ fr: 'En dessous' }, { parent: above })
    await bin('pages', below)
    expect((await bin('pages', above)).status).toBe(200)
    expect(words(await restore('pages', below))).toContain('‘Au-dessus’ (in the bin)')
    const kept = await forGood('pages', above)
    expect([kept.status, words(kept)]).toEqual([409, expect.stringContaining('‘En dessous’ (in the bin)')])
    expect((await restore('pages', above)).status).toBe(200)
    expect((await restore('pages', below)).status).toBe(200)
    expect((await bed.route(`page:${below}`))?.paths.fr).toBe('/au-dessus/en-dessous/')
  })
})

describe('addresses', () => {
  it('of what lies in the bin lead nowhere, are free for others, and come back with it', async () => {
    const id = await bed.page({ fr: 'Ancienne' }, { path: '/une-adresse/' })
    await staff.change('pages', id, { path: '/autre-adresse/' })
    const before = await bed.route(`page:${id}`)
    await bin('pages', id)
    const { routes } = await memory()
    for (const at of ['/une-adresse/', '/autre-adresse/']) {
      expect(routes.at('fr', at) ?? routes.formerlyAt('fr', at) ?? null).toBeNull()
    }
    expect(routes.original(before?.originalPath ?? '')).toBeUndefined()
    await restore('pages', id)
    expect(await bed.route(`page:${id}`)).toEqual(before)
  })

  it('that are taken meanwhile keep it there, and the answer says by what', async () => {
    const id = await bed.page({ fr: 'Premier' }, { path: '/convoitee/' })
    await bin('pages', id)
    const other = await bed.page({ fr: 'Second' }, { path: '/convoitee/' })
    const answer = await restore('pages', id)
    expect(answer.status).toBe(400)
    expect(words(answer)).toMatch(/^Premier: This cannot be restored yet\. .*\/convoitee\/.*‘Second’/)
    expect(await listed('pages')).not.toContain(id)
    await staff.change('pages', other, { path: '/ailleurs/' })
    expect((await restore('pages', id)).status).toBe(200)
    expect((await bed.route(`page:${id}`))?.paths.fr).toBe('/convoitee/')
  })

  it('go to its successor as long as it lies there, and for good after that', async () => {
    const heir = await bed.page({ fr: 'Héritière' })
    const id = await bed.page({ fr: 'Qui part' }, { successor: { relationTo: 'pages', value: heir } })
    const at = async () => {
      const { routes } = await memory()
      return (routes.at('fr', '/qui-part/') ?? routes.formerlyAt('fr', '/qui-part/'))?.target
    }
    const before = await bed.route(`page:${heir}`)
    await bin('pages', id)
    expect(await at()).toBe(`page:${heir}`)
    await restore('pages', id)
    expect(await at()).toBe(`page:${id}`)
    expect(await bed.route(`page:${heir}`)).toEqual(before)
    await bin('pages', id)
    await forGood('pages', id)
    expect(await at()).toBe(`page:${heir}`)
    expect(await bed.route(`page:${id}`)).toBeUndefined()
  })

  it('of articles, people and projects go and come back too', async () => {
    const category = await staff.create('categories', { name: 'Conseils' })
    const agency = await staff.create('agencies', { name: 'Agence' })
    const article = await staff.create('articles', { name: 'Un article', category })
    const first = await staff.create('team-members', { name: 'Anne Maes', agency })
    const second = await staff.create('team-members', { name: 'Anne Maes', agency })
    const project = await bed.project({ fr: 'Les Tilleuls' }, { city })
    const { listingId } = await staff.read('projects', project)
    const targets: [string, number, string][] = [
      ['articles', article, `article:${article}`],
      ['team-members', first, `member:${first}`],
      ['projects', project, `project:${String(listingId)}`],
    ]
    for (const [collection, id, target] of targets) {
      const before = await bed.route(target)
      await bin(collection, id)
      expect((await bed.route(target))?.gone, target).toBe(true)
      if (collection === 'team-members') expect((await bed.route(`member:${second}`))?.paths.fr).toBe('/equipe/anne-maes/')
      expect((await restore(collection, id)).status, target).toBe(200)
      expect({ ...(await bed.route(target)), formerPaths: [] }, target).toEqual({ ...before, formerPaths: [] })
    }
    expect((await bin('categories', category)).status).toBe(409)
  })
})

describe('nothing reads what lies in the bin', () => {
  let listing: Property
  let page: number
  beforeAll(async () => {
    listing = await property({ importHash: null, missingMentions: [] })
    page = await bed.page({ fr: 'Lue nulle part' })
    await bin('properties', listing.id)
    await bin('pages', page)
  })
  const back = async () => {
    await restore('properties', listing.id)
    await restore('pages', page)
  }

  it('the lists, the addresses and the map of visitors', async () => {
    const { catalogue, routes } = await memory()
    expect(catalogue.get(listing.listingId ?? 0)).toBeUndefined()
    expect(routes.find(`property:${listing.listingId}`)?.gone).toBe(true)
  })
  it('the sitemap', async () => {
    const numbers = (await readStoredContent(cms.payload)).map(({ kind, number }) => `${kind}:${number}`)
    expect(numbers).not.toContain(`page:${page}`)
    expect(numbers).not.toContain(`property:${listing.listingId}`)
  })
  it('pages and their previews', async () => {
    const { readContent } = await import('@/content/read-documents')
    const { draftState } = await import('@/content/preview/state')
    expect(await readContent('pages', page)).toBeNull()
    const { readNewest } = await import('@/content/preview/newest')
    expect(await readNewest('pages', page, 'fr')).toBeNull()
    expect(await draftState({ collection: 'pages', id: page, language: 'fr' })).toBeNull()
  })
  it('the tasks of the dashboard', async () => {
    const asking = { payload: cms.payload, i18n, user: { collection: 'users', roles: ['administrator'] } } as const
    const hrefs = async () => JSON.stringify((await readTasks(asking as never, Date.now())).map(({ key, count }) => [key, count]))
    const inBin = await hrefs()
    await back()
    const outside = await hrefs()
    expect(outside).not.toBe(inBin)
    await bin('properties', listing.id)
    await bin('pages', page)
    expect(await hrefs()).toBe(inBin)
  })
  it('the agencies that lack a mention', async () => {
    const agency = await staff.create('agencies', { name: 'Sans mentions' })
    const lacking = async () => {
      const asking = { payload: cms.payload, i18n, user: { collection: 'users', roles: ['editor'] } }
      const task = (await readTasks(asking as never, Date.now())).find(({ key }) => key === 'agencies')
      return { count: task?.count ?? 0, titles: task?.items.map(({ title }) => title) ?? [] }
    }
    const before = await lacking()
    expect(before.titles).toContain('Sans mentions')
    await bin('agencies', agency)
    expect(await lacking()).toEqual({
      count: before.count - 1,
      titles: before.titles.filter((title) => title !== 'Sans mentions'),
    })
    await restore('agencies', agency)
    expect(await lacking()).toEqual(before)
    await staff.remove('agencies', agency)
  })
  it('the languages that a list calls public', async () => {
    const category = await staff.create('categories', { name: 'Actualités' }, { locale: 'fr' })
    const open = async (slug: string, name: string, id: number) =>
      ((await readLanguageRows(cms.payload, slug, [name], [id])).get(id) ?? []).map((row) => row.open)
    expect(await open('categories', 'name', category)).toEqual([true])
    await bin('categories', category)
    expect(await open('categories', 'name', category)).toEqual([false])
    expect(await open('properties', 'description', listing.id)).not.toContain(true)
    expect(await open('pages', 'title', page)).toEqual([false])
  })
  it('the agencies of the lists, the sizes of documents and the files that an import knows', async () => {
    const { documentSizes } = await import('@/content/document-sizes')
    const agency = await staff.create('agencies', { ...completeAgency('Fermée'), agencyId: 77 })
    await bin('agencies', agency)
    expect((await memory()).catalogue.agencies.has(agency)).toBe(false)
    await restore('agencies', agency)
    expect((await memory()).catalogue.agencies.has(agency)).toBe(true)
    const image = await addPicture('#204060')
    const { hash } = (await staff.read('media', image)) as { hash: string }
    expect((await readHashes(cms.payload, 'media')).get(hash)).toBe(image)
    await bin('media', image)
    expect((await readHashes(cms.payload, 'media')).has(hash)).toBe(false)
    const data = Buffer.from('%PDF-1.4\nxref\n0 0\n%%EOF')
    const file = { data, mimetype: 'application/pdf', name: 'plan.pdf', size: data.length }
    const { id } = await cms.payload.create({ collection: 'documents', data: {}, file })
    expect((await documentSizes([id])).size).toBe(1)
    await bin('documents', id)
    expect((await documentSizes([id])).size).toBe(0)
  })
})

describe('deleted for good', () => {
  it('after thirty days, with its files and versions; before that nothing of it', async () => {
    const image = await addPicture('#a01020')
    const { filename, hash } = (await staff.read('media', image)) as { filename: string; hash: string }
    const file = path.join(cms.dir, 'media', 'originals', filename)
    const encoded = path.join(cms.dir, 'media', hash)
    const id = await bed.page({ fr: 'Illustrée' }, { showPageBanner: true, bannerImage: image })
    await bin('pages', id)
    await bin('media', image)
    await emptyBins(cms.payload, Date.now() + 29 * DAY_MS)
    expect([existsSync(file), existsSync(encoded)]).toEqual([true, true])
    expect(await stored('pages', id)).not.toBe('')
    expect(await emptyBins(cms.payload, Date.now() + 31 * DAY_MS)).toBeGreaterThan(1)
    expect([existsSync(file), existsSync(encoded)]).toEqual([false, false])
    expect(await stored('pages', id)).toBe('')
    const { totalDocs } = await cms.payload.countVersions({ collection: 'pages', where: { parent: { equals: id } } })
    expect(totalDocs).toBe(0)
    expect(await bed.route(`page:${id}`)).toBeUndefined()
  })

  it('not while the process stops, which waits for what has begun alone', async () => {
    const id = await bed.page({ fr: 'Passée' })
    await bin('pages', id)
    const stopping = vi.spyOn(background(), 'isStopping', 'get').mockReturnValue(true)
    expect(await emptyBins(cms.payload, Date.now() + 31 * DAY_MS)).toBe(0)
    stopping.mockRestore()
    expect(await stored('pages', id)).not.toBe('')
    expect(await emptyBins(cms.payload, Date.now() + 31 * DAY_MS)).toBe(1)
  })

  it('but for what a colleague takes out of the bin while others are deleted, and a listing that its feed offers again', async () => {
    const first = await bed.page({ fr: 'Supprimée' })
    const taken = await bed.page({ fr: 'Reprise' })
    const { id: offered } = await property()
    const { id: defaultAgency } = await cms.payload.create({ collection: 'agencies', data: { name: 'Du flux' } })
    const { id: source } = await cms.payload.create({ collection: 'import-sources', data: { name: 'Flux', defaultAgency } })
    await cms.payload.db.updateOne({ collection: 'properties', id: offered, data: { source, withdrawnAt: new Date().toISOString() } })
    for (const [collection, id] of [['pages', first], ['pages', taken], ['properties', offered]] as const) await bin(collection, id)
    const { afterDelete } = cms.payload.collections.pages.config.hooks
    afterDelete.push(async ({ id, req }) => {
      if (id !== first) return
      await afterCommit(req, async () => {
        expect((await restore('pages', taken)).status).toBe(200)
        await cms.payload.db.updateOne({ collection: 'properties', id: offered, data: { withdrawnAt: null } })
      })
    })
    const logs = { warn: vi.spyOn(cms.payload.logger, 'warn'), error: vi.spyOn(cms.payload.logger, 'error') }
    expect(await emptyBins(cms.payload, Date.now() + 31 * DAY_MS)).toBe(1)
    afterDelete.pop()
    expect(logs.warn).not.toHaveBeenCalled()
    expect(logs.error).not.toHaveBeenCalled()
    logs.warn.mockRestore()
    logs.error.mockRestore()
    expect(await staff.read('pages', taken, { locale: 'fr' })).toMatchObject({ title: 'Reprise', _status: 'published' })
    expect(await stored('properties', offered)).not.toBe('')
    await staff.remove('properties', offered, { trash: true })
  })

  it('but for what is used still, of which the log says where', async () => {
    const { id } = await property()
    const page = await bed.page({ fr: 'Qui la montre' }, { content: whole(paragraph(linkInside('properties', id))) })
    // As of the time when a listing in use could be put there.
    await cms.payload.db.updateOne({ collection: 'properties', id, data: { deletedAt: new Date().toISOString() } })
    const logs = { warn: vi.spyOn(cms.payload.logger, 'warn'), error: vi.spyOn(cms.payload.logger, 'error') }
    await emptyBins(cms.payload, Date.now() + 31 * DAY_MS)
    const why = 'This cannot be deleted: it is still used elsewhere (1): Page ‘Qui la montre’. Remove it there first.'
    expect(logs.warn).toHaveBeenCalledWith({ msg: `properties ${id} stays in the bin; trying again tomorrow`, why })
    expect(logs.error).not.toHaveBeenCalled()
    expect(await stored('properties', id)).not.toBe('')
    await staff.remove('pages', page)
    await emptyBins(cms.payload, Date.now() + 31 * DAY_MS)
    expect(await stored('properties', id)).toBe('')
    logs.warn.mockRestore()
    logs.error.mockRestore()
  })

  it('a picture takes no file along that another picture in the bin has', async () => {
    const [first, second] = [await addPicture('#0a0b0c'), await addPicture('#0a0b0c')]
    const { hash } = (await staff.read('media', first)) as { hash: string }
    await bin('media', second)
    await staff.remove('media', first)
    expect(existsSync(path.join(cms.dir, 'media', hash))).toBe(true)
    expect((await restore('media', second)).status).toBe(200)
  })

  it('a city that a property in the bin stands in is kept', async () => {
    const liege = await bed.city({ fr: 'Liège' }, '4000')
    const { id } = await property({ city: liege })
    await bin('properties', id)
    const answer = await admin('DELETE', `/cities/${liege}`)
    expect([answer.status, words(answer)]).toEqual([409, expect.stringContaining('In the bin, of those: 1.')])
  })
})
