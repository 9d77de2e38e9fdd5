import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { everything } from '../../support/import-bed'
import { pictureForm } from '../../support/upload-form'
import type { ActorName } from './actors'
import { accessBed, owningsOf, type AccessBed, type StaffName } from './bed'
import { CLOSED, editors, EXPECTED, FILES, GLOBALS, OF_PAYLOAD, staff } from './table'

type Asker = StaffName | 'nobody'
const ASKERS: Asker[] = ['nobody', 'agentA', 'agentB', 'editor', 'administrator']

let bed: AccessBed
let slugs: string[]

beforeAll(async () => {
  bed = await accessBed()
  slugs = Object.keys(bed.cms.payload.collections)
})
afterAll(() => bed.cms.stop())

interface Probe {
  name: string
  may: ActorName[]
  ask: (asker: Asker) => Promise<number>
}

const NO_ROW = 'where[id][equals]=0'

/** Requests that change no row for whoever may make them, and must be refused to everybody else. */
function probesOf(slug: string): Probe[] {
  const rules = EXPECTED[slug] ?? OF_PAYLOAD[slug] ?? CLOSED
  const { disableBulkEdit, upload, versions } = bed.cms.payload.collections[slug as 'users'].config
  const status = async (asker: Asker, ...asked: Parameters<ReturnType<AccessBed['as']>>) =>
    (await bed.as(asker)(...asked)).status
  const probe = (name: string, may: ActorName[] = [], ask: Probe['ask']): Probe => ({ name, may, ask })
  const body = async () => (upload ? pictureForm('probe.jpg') : {})
  return [
    probe('list', rules.read, (asker) => status(asker, 'GET', `/${slug}?limit=1`)),
    probe('count', rules.read, (asker) => status(asker, 'GET', `/${slug}/count`)),
    probe('change', disableBulkEdit ? [] : rules.update, (asker) => status(asker, 'PATCH', `/${slug}?${NO_ROW}`, {})),
    probe('delete', rules.delete, (asker) => status(asker, 'DELETE', `/${slug}?${NO_ROW}`)),
    ...(versions
      ? [probe('versions', rules.readVersions, (asker) => status(asker, 'GET', `/${slug}/versions?limit=1`))]
      : []),
    // What is created is incomplete, so most of it is refused with other words.
    probe('create', rules.create, async (asker) =>
      status(asker, 'POST', `/${slug}`, slug === LOCKS ? ownLock(asker) : await body()),
    ),
  ]
}

const LOCKS = 'payload-locked-documents'
const ownLock = (asker: Asker) => {
  const value = (bed.actors[asker] as { id: number } | null)?.id
  return { document: { relationTo: 'users', value } }
}

const NO_ADDRESSES = 404
const refusals = [401, 403, NO_ADDRESSES]

/** Who was let in, by probe; an error of the server is nobody's right. */
async function letIn(probes: Probe[]): Promise<Record<string, Asker[]>> {
  const found: Record<string, Asker[]> = {}
  for (const { ask, may, name } of probes) {
    found[name] = []
    for (const asker of ASKERS) {
      const status = await ask(asker)
      // What somebody may do has an address: there is only no row to do it to.
      const isRefused = status === NO_ADDRESSES ? may.length === 0 : refusals.includes(status)
      if (isRefused) continue
      expect(status, `${name} by ${asker}`).toBeLessThan(500)
      found[name].push(asker)
    }
  }
  return found
}

const expected = (probes: Probe[]) =>
  Object.fromEntries(probes.map(({ may, name }) => [name, ASKERS.filter((asker) => may.includes(asker))]))

describe('over the API', () => {
  it('every collection has a row in the table, and lets in whom it names', async () => {
    const named = new Set(Object.keys(EXPECTED))
    expect(slugs.filter((slug) => !slug.startsWith('payload-') && !named.has(slug))).toEqual([])
    for (const slug of slugs) {
      const probes = probesOf(slug)
      expect(await letIn(probes), slug).toEqual(expected(probes))
    }
  })

  it('what is refused changes nothing', async () => {
    const refused = slugs.flatMap((slug) =>
      probesOf(slug).flatMap(({ ask, may }) =>
        ASKERS.filter((asker) => !may.includes(asker)).map((asker) => () => ask(asker)),
      ),
    )
    expect(refused.length).toBeGreaterThan(300)
    const before = await everything(bed.cms)
    for (const ask of refused) expect(refusals).toContain(await ask())
    expect(await everything(bed.cms)).toBe(before)
  })

  it('every global is read by staff and changed by editors', async () => {
    const configs = bed.cms.payload.globals.config
    expect(configs.map(({ slug }) => slug).sort()).toEqual([...GLOBALS].sort())
    for (const { slug, versions } of configs) {
      const at = `/globals/${slug}`
      const ask = (method: 'GET' | 'POST', path: string, data?: object) => async (asker: Asker) =>
        (await bed.as(asker)(method, path, data)).status
      const probes: Probe[] = [
        { name: 'read', may: staff, ask: ask('GET', at) },
        { name: 'change', may: editors, ask: ask('POST', at, {}) },
      ]
      if (versions) probes.push({ name: 'versions', may: staff, ask: ask('GET', `${at}/versions`) })
      expect(await letIn(probes), slug).toEqual(expected(probes))
    }
  })

  it('an account is unlocked by administrators only', async () => {
    const email = 'agentB@example.be'
    const ask = async (asker: Asker) => (await bed.as(asker)('POST', '/users/unlock', { email })).status
    const probe = { name: 'unlock', may: ['administrator' as const], ask }
    expect(await letIn([probe])).toEqual(expected([probe]))
  })

  it('every kind of file stands in the table, and is fetched by whom it names', async () => {
    const uploads = slugs.filter((slug) => bed.cms.payload.collections[slug as 'users'].config.upload)
    expect(uploads.sort()).toEqual(Object.keys(FILES).sort())
    const { filename, picture } = await owningsOf(bed, 'agentA')
    const { payload } = bed.cms
    // What an MP4 file begins with, and a box of nothing.
    const data = Buffer.from('0000001866747970' + '69736f3600000000' + '69736f6d69736f36' + '0000000866726565', 'hex')
    const file = { data, mimetype: 'video/mp4', name: 'a.mp4', size: data.length }
    const video = await payload.create({ collection: 'videos', data: {}, file })
    const image = await payload.findByID({ collection: 'media', id: picture })
    const names = { media: image.filename, documents: filename, videos: video.filename }
    for (const [slug, name] of Object.entries(names)) {
      const ask = async (asker: Asker) =>
        (await bed.as(asker)('GET', `/${slug}/file/${name}`)).status
      const probe = { name: 'file', may: FILES[slug]!, ask }
      expect(await letIn([probe]), slug).toEqual(expected([probe]))
    }
  })
})
