import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { readTasks } from '@/admin/dashboard/tasks'
import { loadMemory } from '@/content/memory/load'
import { setMemory } from '@/content/memory/memory'
import { siteIn } from '@/content/site'
import { AGENCY_MENTIONS, LOCALIZED_AGENCY_MENTIONS } from '@/domain/agencies/mentions'
import { startCms, type Cms } from '../../support/cms'
import { completeAgency } from '../../support/complete-agency'
import { restAs, type RestAnswer } from '../../support/rest-as'

// Pages are kept by Next, which does not run here.
vi.mock('@/content/tag-page', () => ({ tagPage: () => Promise.resolve() }))

let cms: Cms
let ask: (method: string, path: string, data?: object) => Promise<RestAnswer>
let shown: number
let hidden: number

const make = async (data: object): Promise<number> => {
  const made = await cms.payload.create({ collection: 'agencies', locale: 'fr', data } as never)
  return (made as { id: number }).id
}
const stored = (id: number) => cms.payload.findByID({ collection: 'agencies', id, locale: 'all', depth: 0 })
const member = (name: string, agency: number) =>
  cms.payload.create({ collection: 'team-members', data: { name, agency } } as never)

beforeAll(async () => {
  cms = await startCms()
  ask = await restAs(cms, 'editor')
  shown = await make({ ...completeAgency('Namur'), agencyId: 1, latitude: 50, longitude: 4 })
  hidden = await make({ ...completeAgency('Gand'), agencyId: 2, policyNumber: ' ', latitude: 51, longitude: 3 })
  await member('Anne', shown)
  await member('Bert', hidden)
  setMemory(await loadMemory(cms.payload))
})
afterAll(() => cms.stop())

const refused = ({ body, status }: RestAnswer) => ({
  status,
  paths: body.errors?.[0]?.data?.errors?.map(({ path }) => path),
})

describe('an agency without one of its mentions', () => {
  const names = (found: readonly { name: string }[]) => found.map(({ name }) => name)

  it('is nowhere on the site', async () => {
    const site = siteIn('fr')
    const { shellView } = await import('@/shell/queries')
    const { moduleViews } = await import('@/modules/queries')
    expect(names((await shellView(site, null, () => null)).agencies)).toEqual(['Namur'])
    const modules = ['agencies', 'contact', 'team'].map((blockType) => ({ blockType, agencies: [] }))
    const [placed, reached, team] = await moduleViews(site, modules as never)
    expect(placed).toMatchObject({ agencies: [{ name: 'Namur' }] })
    expect(reached).toMatchObject({ agencies: [{ name: 'Namur' }] })
    expect(team).toMatchObject({ members: [{ name: 'Anne' }] })
    const chosen = await moduleViews(site, [{ blockType: 'agencies' }, { blockType: 'contact', agencies: [hidden] }] as never)
    expect(JSON.stringify(chosen)).not.toContain('Gand')
    expect([...site.catalogue.agencies.keys()]).toEqual([shown])
  })

  it('is no subject of a form; what is sent to it all the same arrives there', async () => {
    const { knownSubject, subjectView } = await import('@/features/forms/subjects')
    const site = siteIn('fr')
    expect(await subjectView(site, { kind: 'agency', id: shown })).toMatchObject({ title: { text: 'Namur' } })
    expect(await subjectView(site, { kind: 'agency', id: hidden })).toBeNull()
    expect(await knownSubject(site, { kind: 'agency', id: hidden })).toMatchObject({ agency: hidden, isPublic: false })
  })

  it('is named by the dashboard with what it lacks, to those who can mend it', async () => {
    const taskFor = async (user: object) => {
      const i18n = { language: 'fr' } as never
      const tasks = await readTasks({ payload: cms.payload, i18n, user }, Date.now())
      return tasks.find(({ key }) => key === 'agencies')
    }
    const task = await taskFor({ id: 1, roles: ['editor'], collection: 'users' })
    expect(task).toMatchObject({ count: 1, items: [{ title: 'Gand' }] })
    expect(task?.items[0]?.note).toContain('Numéro de police')
    expect(task?.items[0]?.href).toMatch(new RegExp(`/agencies/${hidden}.*#field=policyNumber&tab=1$`))
    expect(await taskFor({ id: 1, roles: ['agent'], agency: hidden, collection: 'users' })).toBeUndefined()
  })

  it('is saved as it is, and appears once it has them all', async () => {
    expect((await ask('PATCH', `/agencies/${hidden}?locale=fr`, { insurer: '' })).status).toBe(200)
    const filled = { insurer: 'Assurances SA', policyNumber: '730.2' }
    expect((await ask('PATCH', `/agencies/${hidden}?locale=fr`, filled)).status).toBe(200)
    setMemory(await loadMemory(cms.payload))
    const { publicAgencies } = await import('@/content/public-agencies')
    expect(names((await publicAgencies()) as never)).toEqual(['Namur', 'Gand'])
    expect([...siteIn('fr').catalogue.agencies.keys()]).toEqual([shown, hidden])
  })
})

describe('an agency on the site', () => {
  it.each(AGENCY_MENTIONS)('keeps its %s: a save without it is refused, naming the field', async (name) => {
    const before = await stored(shown)
    for (const empty of ['', '  ', null]) {
      const answer = refused(await ask('PATCH', `/agencies/${shown}?locale=fr`, { [name]: empty, houseNumber: '99' }))
      expect(answer, String(empty)).toMatchObject({ status: 400 })
      expect(answer.paths).toContain(name)
    }
    expect(await stored(shown)).toEqual(before)
  })

  it('may lose a text in one language where another still says it', async () => {
    for (const name of LOCALIZED_AGENCY_MENTIONS) {
      const text = name === 'codeOfConductUrl' ? 'https://www.biv.be/deontologie' : 'Op zijn Nederlands'
      expect((await ask('PATCH', `/agencies/${shown}?locale=nl`, { [name]: text })).status).toBe(200)
      expect((await ask('PATCH', `/agencies/${shown}?locale=fr`, { [name]: null })).status).toBe(200)
      expect(refused(await ask('PATCH', `/agencies/${shown}?locale=nl`, { [name]: '' }))).toEqual({ status: 400, paths: [name] })
    }
  })

  it('says so in words that tell what to do', async () => {
    const { body } = await ask('PATCH', `/agencies/${shown}?locale=nl`, { vatNumber: '' })
    expect(JSON.stringify(body)).toMatch(/obligatoire pour une agence|required of an agency|verplicht voor een kantoor/)
  })
})
