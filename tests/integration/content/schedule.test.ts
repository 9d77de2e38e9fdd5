import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Role } from '@/cms/access/roles'
import { anyDue, releaseInterrupted } from '@/cms/jobs/due'
import { runDueJobs } from '@/cms/jobs/run'
import { committedSql, tableOf } from '@/cms/database/sql'
import { adminText } from '@/cms/fields/labels'
import { refusalIn } from '@/domain/saves/refusals'
import { LANGUAGES } from '@/i18n/languages'
import { startJobs } from '@/server/jobs-timer'
import { onlyProcess } from '@/server/scheduler'
import { startCms, type Cms } from '../../support/cms'
import { completeListing } from '../../support/complete-listing'
import { contentBed } from '../../support/content-bed'

type Collection = 'pages' | 'articles' | 'properties' | 'projects'
type Fields = Record<string, unknown>

interface Job {
  id: number
  hasError: boolean
  totalTried: number
  processing: boolean
  waitUntil?: string | null
  error?: { message: string } | null
}

const MINUTE = 60_000

let cms: Cms
let bed: ReturnType<typeof contentBed>
let house: number
let editor: number
let agent: number
let stranger: number

const logged = vi.fn()

/** As the admin's drawer "schedule" does it. */
const schedule = (collection: Collection, id: number, by: number, more: Fields = {}, after = -1) =>
  cms.payload.jobs.queue({
    task: 'schedulePublish',
    waitUntil: new Date(Date.now() + after),
    input: {
      type: 'publish',
      doc: { relationTo: collection, value: String(id) },
      user: { relationTo: 'users', value: by },
      ...more,
    },
  } as never)

const jobs = async () =>
  (await cms.payload.db.find<Job>({ collection: 'payload-jobs', pagination: false, where: {} })).docs

const draft = async (collection: Collection, data: Fields, locale = 'fr') => {
  const made = { collection, data: { ...data, _status: 'draft' }, draft: true, locale }
  return ((await cms.payload.create(made as never)) as { id: number }).id
}
const status = async (collection: Collection, id: number) =>
  (await cms.payload.findByID({ collection, id, depth: 0 }))._status
const listing = (more: Fields = {}) => ({ ...completeListing('wallonia', 'sale'), type: house, ...more })

beforeAll(async () => {
  cms = await startCms()
  bed = contentBed(cms)
  house = await bed.type({ fr: 'Maison' })
  const office = async (name: string) =>
    (await cms.payload.create({ collection: 'agencies', data: { name } })).id
  const [own, other] = [await office('A'), await office('B')]
  const staff = async (role: Role, name: string, agency?: number) => {
    const data = { name, email: `${name}@a.example`, password: 'a long password', agency }
    const user = { ...data, roles: [role] } as never
    return (await cms.payload.create({ collection: 'users', data: user, depth: 0 })).id
  }
  editor = await staff('editor', 'editor')
  agent = await staff('agent', 'agent', own)
  stranger = await staff('agent', 'stranger', other)
  vi.spyOn(cms.payload.logger, 'error').mockImplementation(logged)
})
afterAll(() => cms.stop())
beforeEach(async () => {
  logged.mockClear()
  await committedSql(cms.payload).delete(tableOf(cms.payload, 'payload_jobs'))
})

describe('at the set time', () => {
  it('what was scheduled is published, announced and has its address; not before', async () => {
    const id = await draft('pages', { title: 'Portes ouvertes', kind: 'module' })
    await schedule('pages', id, editor, {}, MINUTE)
    expect(await anyDue(cms.payload)).toBe(false)
    await runDueJobs(cms.payload)
    expect(await status('pages', id)).toBe('draft')

    expect(await anyDue(cms.payload, new Date(Date.now() + MINUTE + 1))).toBe(true)
    await schedule('pages', id, editor)
    const before = await bed.changes()
    await runDueJobs(cms.payload)
    expect(await status('pages', id)).toBe('published')
    expect(await bed.changes()).toBeGreaterThan(before)
    expect((await bed.route(`page:${id}`))?.paths.fr).toBe('/portes-ouvertes/')
    expect(logged).not.toHaveBeenCalled()
  })

  it('the newest draft is what is published', async () => {
    const id = await bed.page({ fr: 'Avant' }, { kind: 'module', _status: 'published' })
    await schedule('pages', id, editor)
    const data = { title: 'Après' }
    await cms.payload.update({ collection: 'pages', id, data, draft: true, locale: 'fr' })
    await runDueJobs(cms.payload)
    expect((await cms.payload.findByID({ collection: 'pages', id, locale: 'fr' })).title).toBe('Après')
  })

  it('what was scheduled to be taken back is off the site', async () => {
    const id = await bed.page({ nl: 'Actie' }, { kind: 'module', _status: 'published' })
    await schedule('pages', id, editor, { type: 'unpublish' })
    const before = await bed.changes()
    await runDueJobs(cms.payload)
    expect(await status('pages', id)).toBe('draft')
    expect(await bed.changes()).toBeGreaterThan(before)
  })

  it('is taken back too what has a newest draft that could not be published', async () => {
    const page = await bed.page({ fr: 'Nommée' }, { kind: 'module' })
    const { id } = await bed.property(listing())
    const unsaid = { title: '', description: 'Brouillon de la page' }
    const untrue = { virtualTourUrl: 'no address', typeDescription: 'Brouillon du bien' }
    await cms.payload.update({ collection: 'pages', id: page, data: unsaid, draft: true, locale: 'fr' })
    await cms.payload.update({ collection: 'properties', id, data: untrue, draft: true, locale: 'fr' })
    const administrator = { name: 'a', email: 'administrator@a.example', password: 'a long password', roles: ['administrator'] }
    const { id: by } = await cms.payload.create({ collection: 'users', data: administrator as never })
    await schedule('pages', page, editor, { type: 'unpublish' })
    await schedule('properties', id, by, { type: 'unpublish' })
    await runDueJobs(cms.payload)
    expect([await status('pages', page), await status('properties', id)]).toEqual(['draft', 'draft'])
    const newest = { draft: true, depth: 0, locale: 'fr' } as const
    expect(await cms.payload.findByID({ ...newest, collection: 'pages', id: page })).toMatchObject(unsaid)
    expect(await cms.payload.findByID({ ...newest, collection: 'properties', id })).toMatchObject(untrue)
    expect(logged).not.toHaveBeenCalled()
  })

  it('a page in one language only is published, whichever that is', async () => {
    for (const locale of ['nl', 'fr', 'en', 'de']) {
      const id = await draft('pages', { title: `Alleen ${locale}`, kind: 'module' }, locale)
      await schedule('pages', id, editor)
      await runDueJobs(cms.payload)
      expect(await status('pages', id), locale).toBe('published')
      const page = await cms.payload.findByID({ collection: 'pages', id, locale: 'all' })
      expect(Object.values(page.title ?? {}).filter(Boolean)).toEqual([`Alleen ${locale}`])
      expect(page.originalPath).toBe(`/alleen-${locale}/`)
    }
  })

  it('one language alone can be published', async () => {
    const id = await bed.page({ fr: 'Ancien', nl: 'Oud' }, { kind: 'module', _status: 'published' })
    for (const [locale, title] of [['fr', 'Nouveau'], ['nl', 'Nieuw']] as const) {
      await cms.payload.update({ collection: 'pages', id, data: { title }, draft: true, locale })
    }
    await schedule('pages', id, editor, { locale: 'nl' })
    await runDueJobs(cms.payload)
    const { title } = await cms.payload.findByID({ collection: 'pages', id, locale: 'all' })
    expect(title).toEqual({ fr: 'Ancien', nl: 'Nieuw' })
  })

  it('one language alone is not where that would leave what is published without a name', async () => {
    const id = await bed.page({ fr: 'Seul' }, { kind: 'module', _status: 'published' })
    for (const [locale, title] of [['nl', 'Nog niet'], ['fr', '']] as const) {
      await cms.payload.update({ collection: 'pages', id, data: { title }, draft: true, locale })
    }
    await schedule('pages', id, editor, { locale: 'fr' })
    await runDueJobs(cms.payload)
    const { title } = await cms.payload.findByID({ collection: 'pages', id, locale: 'all' })
    expect(title).toEqual({ fr: 'Seul' })
    expect(logged).toHaveBeenCalled()
  })

  it('several go in the order of their times, however late they are', async () => {
    const id = await draft('pages', { title: 'Jeu', kind: 'module' })
    await schedule('pages', id, editor, { type: 'unpublish' }, -MINUTE)
    await schedule('pages', id, editor, {}, -2 * MINUTE)
    await runDueJobs(cms.payload)
    expect(await status('pages', id)).toBe('draft')
    expect(await jobs()).toEqual([])
  })

  it('runs that come at once run each job once', async () => {
    const id = await draft('pages', { title: 'Une fois', kind: 'module' })
    await schedule('pages', id, editor)
    await Promise.all([runDueJobs(cms.payload), runDueJobs(cms.payload), runDueJobs(cms.payload)])
    const where = { parent: { equals: id }, 'version._status': { equals: 'published' } }
    expect((await cms.payload.countVersions({ collection: 'pages', where })).totalDocs).toBe(1)
  })

  it('an article, a property and a project are published too', async () => {
    const category = await cms.payload.create({ collection: 'categories', data: { name: 'Actu' } })
    const made = {
      articles: await draft('articles', { name: 'Nouvelle', category: category.id }),
      properties: await draft('properties', listing({ agency: null })),
      projects: await draft('projects', { name: 'Jardins' }),
    }
    const chief = await cms.payload.create({
      collection: 'users',
      data: { name: 'c', email: 'c@a.example', password: 'a long password', roles: ['administrator'] },
    } as never)
    for (const [collection, id] of Object.entries(made) as [Collection, number][]) {
      await schedule(collection, id, (chief as { id: number }).id)
    }
    await runDueJobs(cms.payload)
    for (const [collection, id] of Object.entries(made) as [Collection, number][]) {
      expect(await status(collection, id), collection).toBe('published')
    }
    expect(logged).not.toHaveBeenCalled()
  })
})

describe('what may not be published', () => {
  const refused = async (labels: RegExp) => {
    const [job, ...others] = await jobs()
    expect(others).toEqual([])
    expect(job).toMatchObject({ hasError: true, processing: false })
    expect(job?.error?.message).toMatch(labels)
    expect(logged).toHaveBeenCalledTimes(1)
    expect((logged.mock.calls[0]?.[0] as { msg: string }).msg).toMatch(labels)
    expect(await anyDue(cms.payload, new Date(Date.now() + 60 * MINUTE))).toBe(false)
  }

  it('an incomplete property stays off the site, and the log names what it lacks', async () => {
    const agency = (await cms.payload.findByID({ collection: 'users', id: agent, depth: 0 })).agency
    const id = await draft('properties', listing({ agency, energyTotal: null }))
    await schedule('properties', id, agent)
    await runDueJobs(cms.payload)
    expect(await status('properties', id)).toBe('draft')
    await refused(/energyTotal: .*Total energy use/)
  })

  it('is told why in every language, each reason with its field', async () => {
    const agency = (await cms.payload.findByID({ collection: 'users', id: agent, depth: 0 })).agency
    const id = await draft('properties', listing({ agency, energyTotal: null }))
    await schedule('properties', id, agent)
    await runDueJobs(cms.payload)
    const stored = (await jobs())[0]?.error?.message ?? ''
    for (const language of LANGUAGES) {
      const text = adminText('errors.missingMention')[language].split('{label}')[0]
      expect(refusalIn(stored, language)).toContainEqual(expect.stringContaining(`energyTotal: ${text}`))
    }
  })

  it('a page that has no title', async () => {
    const id = await draft('pages', { kind: 'module' })
    await schedule('pages', id, editor)
    await runDueJobs(cms.payload)
    expect(await status('pages', id)).toBe('draft')
    await refused(/title: /)
  })

  it('the listing of another agency', async () => {
    const agency = (await cms.payload.findByID({ collection: 'users', id: agent, depth: 0 })).agency
    const id = await draft('properties', listing({ agency }))
    await schedule('properties', id, stranger)
    await runDueJobs(cms.payload)
    expect(await status('properties', id)).toBe('draft')
    // They may not even read it.
    await refused(/Not Found|not found|no longer/)
  })

  it('a page, by an agent', async () => {
    const id = await draft('pages', { title: 'Page', kind: 'module' })
    await schedule('pages', id, agent)
    await runDueJobs(cms.payload)
    expect(await status('pages', id)).toBe('draft')
    await refused(/may not do this/)
  })

  it('what was deleted in the meantime: nothing of it waits, nor was refused, for whoever gets its number', async () => {
    const id = await draft('pages', { title: 'Partie', kind: 'module' })
    const others = [await draft('pages', { title: 'Reste', kind: 'module' }), await draft('projects', { name: 'Reste' })]
    await schedule('pages', id, agent)
    await runDueJobs(cms.payload)
    await refused(/may not do this/)
    await schedule('pages', id, editor)
    await schedule('pages', others[0]!, editor, {}, MINUTE)
    // Of another collection, with the same number.
    await schedule('projects', id, editor, {}, MINUTE)
    await cms.payload.delete({ collection: 'pages', id })
    const left = (await jobs()) as (Job & { input: { doc: object } })[]
    expect(left.map(({ input }) => input.doc)).toEqual(
      expect.arrayContaining([{ relationTo: 'pages', value: String(others[0]) }, { relationTo: 'projects', value: String(id) }]),
    )
    expect(left).toHaveLength(2)
  })

  it('what is deleted with many others leaves nothing behind either', async () => {
    const ids = [await draft('pages', { title: 'Une', kind: 'module' }), await draft('pages', { title: 'Deux', kind: 'module' })]
    for (const id of ids) await schedule('pages', id, editor)
    await cms.payload.delete({ collection: 'pages', where: { id: { in: ids } } })
    expect(await jobs()).toEqual([])
  })

  it('what has the number of something that was there when it was scheduled, whatever has become of that', async () => {
    const former = await draft('pages', { title: 'Ancienne', kind: 'module' })
    await schedule('pages', former, editor)
    const [job] = await jobs()
    const later = await draft('pages', { title: 'D’une collègue', kind: 'module' })
    const input = { ...(job as unknown as { input: object }).input, doc: { relationTo: 'pages', value: String(later) } }
    const table = tableOf(cms.payload, 'payload_jobs')
    await committedSql(cms.payload).update(table).set({ input })
    await runDueJobs(cms.payload)
    expect([await status('pages', former), await status('pages', later)]).toEqual(['draft', 'draft'])
    await refused(/Not Found|could not be found/i)
  })

  it('what was scheduled by an account whose number another has now', async () => {
    const id = await draft('pages', { title: 'D’une autre', kind: 'module' })
    await schedule('pages', id, editor)
    const [job] = await jobs()
    const data = { name: 'n', email: `${Math.random()}@a.example`, password: 'a long password', roles: ['editor'] } as never
    const { id: value } = await cms.payload.create({ collection: 'users', data, depth: 0 })
    const input = { ...(job as unknown as { input: object }).input, user: { relationTo: 'users', value } }
    await committedSql(cms.payload).update(tableOf(cms.payload, 'payload_jobs')).set({ input })
    await runDueJobs(cms.payload)
    expect(await status('pages', id)).toBe('draft')
    await refused(/Not Found|could not be found/i)
  })

  it('what nobody scheduled', async () => {
    const id = await draft('pages', { title: 'De personne', kind: 'module' })
    for (const user of [undefined, null, editor]) {
      await committedSql(cms.payload).delete(tableOf(cms.payload, 'payload_jobs'))
      await schedule('pages', id, editor, { user })
      await runDueJobs(cms.payload)
      expect((await jobs())[0]).toMatchObject({ hasError: true })
    }
    expect(await status('pages', id)).toBe('draft')
  })
})

describe('a job that fails', () => {
  it('is logged and tried again later', async () => {
    const id = await draft('pages', { title: 'Plus tard', kind: 'module' })
    await schedule('pages', id, editor)
    const broken = vi.spyOn(cms.payload, 'update').mockRejectedValueOnce(new Error('disk I/O error'))
    await runDueJobs(cms.payload)
    broken.mockRestore()
    const [job] = await jobs()
    expect(job).toMatchObject({ hasError: false, processing: false, totalTried: 1 })
    expect(logged).toHaveBeenCalledTimes(1)
    const wait = Date.parse(job?.waitUntil ?? '') - Date.now()
    expect(wait).toBeGreaterThan(5000)
    expect(wait).toBeLessThan(MINUTE)
    vi.setSystemTime(Date.now() + MINUTE)
    await runDueJobs(cms.payload)
    vi.useRealTimers()
    expect(await status('pages', id)).toBe('published')
    expect(await jobs()).toEqual([])
  })

  it('because the server died is run again by the next one', async () => {
    const id = await draft('pages', { title: 'Tombé', kind: 'module' })
    await schedule('pages', id, editor)
    const table = tableOf(cms.payload, 'payload_jobs')
    await committedSql(cms.payload).update(table).set({ processing: true })
    await runDueJobs(cms.payload)
    expect(await status('pages', id)).toBe('draft')
    await releaseInterrupted(cms.payload)
    expect(await anyDue(cms.payload)).toBe(true)
    await runDueJobs(cms.payload)
    expect(await status('pages', id)).toBe('published')
  })
})

describe('the timer', () => {
  const EVERY_MS = 5000
  const publications = async (id: number) => {
    const where = { parent: { equals: id }, 'version._status': { equals: 'published' } }
    return (await cms.payload.countVersions({ collection: 'pages', where })).totalDocs
  }

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.restoreAllMocks()
    vi.spyOn(cms.payload.logger, 'error').mockImplementation(logged)
  })

  /** Starts it on an endpoint that answers so, and waits until it was refused. */
  const start = async (answer: () => Promise<number>) => {
    const asked = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response(null, { status: await answer() }))
    startJobs(cms.payload, onlyProcess)
    const failed = expect.objectContaining({ msg: 'Jobs could not be run; trying again' }) as unknown
    await vi.waitFor(() => expect(logged).toHaveBeenCalledWith(failed), { timeout: 20_000 })
    return asked
  }
  /** The status of the endpoint: what Next answers where its handler throws. */
  const run = () => runDueJobs(cms.payload).then(() => 204, () => 500)

  it('gives back what was taken with a job whose end could not be written', async () => {
    const ids = [await draft('pages', { title: 'Un', kind: 'module' }), await draft('pages', { title: 'Deux', kind: 'module' })]
    for (const [at, id] of ids.entries()) await schedule('pages', id, editor, {}, at - MINUTE)
    const { db } = cms.payload
    const write = db.updateJobs.bind(db)
    let writes = 0
    vi.spyOn(db, 'updateJobs').mockImplementation(async (args) => {
      writes += 1
      // The first takes both; the database is away when the end of a job is written, and then its error.
      if (writes !== 2 && writes !== 3) return write(args)
      await db.rollbackTransaction((await args.req?.transactionID)!)
      throw new Error('the database restarts')
    })
    await start(run)
    expect(await Promise.all(ids.map((id) => status('pages', id)))).toEqual(['published', 'draft'])
    expect((await jobs()).map(({ processing }) => processing)).toEqual([true, true])
    vi.advanceTimersByTime(EVERY_MS)
    await vi.waitFor(async () => expect(await jobs()).toEqual([]), { timeout: 20_000 })
    expect(await Promise.all(ids.map((id) => status('pages', id)))).toEqual(['published', 'published'])
  })

  it('never runs a job beside itself that takes longer than the timer waits', async () => {
    const id = await draft('pages', { title: 'Long', kind: 'module' })
    await schedule('pages', id, editor)
    const update = cms.payload.update.bind(cms.payload)
    let goOn = (): void => undefined
    const held = new Promise<void>((resolve) => (goOn = resolve))
    const updates = vi.spyOn(cms.payload, 'update').mockImplementation(async (...args) => {
      await held
      return update(...args)
    })
    const runs: Promise<number>[] = []
    const asked = await start(async () => {
      runs.push(run())
      await vi.waitFor(() => expect(updates).toHaveBeenCalledTimes(1), { timeout: 20_000 })
      throw new DOMException('The operation timed out', 'TimeoutError')
    })
    vi.advanceTimersByTime(EVERY_MS)
    await vi.waitFor(() => expect(asked).toHaveBeenCalledTimes(2), { timeout: 20_000 })
    goOn()
    expect(await Promise.all(runs)).toEqual([204, 204])
    expect(updates).toHaveBeenCalledTimes(1)
    expect(await publications(id)).toBe(1)
    expect(await jobs()).toEqual([])
  })
})
