import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { committedSql, tableOf } from '@/cms/database/sql'
import { startCms, type Cms } from '../../support/cms'
import { staffMember } from '../../support/lead-bed'
import { postForm, solvedTask } from '../../support/solved-form'
import { SITE_QUESTION } from '../../support/form-fixtures'
import { completeAgency } from '../../support/complete-agency'

let cms: Cms
let agency: number
let refresh: () => Promise<void>

beforeAll(async () => {
  cms = await startCms()
  agency = Number((await cms.payload.create({ collection: 'agencies', data: completeAgency('Agence') })).id)
  const { loadMemory } = await import('@/content/memory/load')
  const { setMemory } = await import('@/content/memory/memory')
  refresh = async () => setMemory(await loadMemory(cms.payload))
  await refresh()
})
afterAll(() => cms.stop())
beforeEach(() => cms.payload.delete({ collection: 'leads', where: { id: { exists: true } } }))

const leads = async () => (await cms.payload.find({ collection: 'leads', pagination: false, depth: 0 })).docs

describe('a question to somebody of an agency', () => {
  const send = async (person: number) => {
    const about = { _agency: String(agency), _person: String(person) }
    const _challenge = await solvedTask('site-contact')
    const response = await postForm('site-contact', { ...SITE_QUESTION, email: `${person}@example.be`, ...about, _challenge })
    return { response, lead: (await leads())[0] }
  }
  const member = (data: object) =>
    cms.payload.create({ collection: 'team-members', data: { name: 'Anne', agency: agency, ...data } })

  it('is theirs, and goes to their account where it may see it', async () => {
    const account = { password: 'four words in a row', roles: ['agent' as const], agency: agency }
    const user = await cms.payload.create({ collection: 'users', data: { ...account, name: 'Anne', email: 'anne@agence.example' } })
    await cms.payload.create({ collection: 'users', data: { ...account, name: 'Luc', email: 'luc@agence.example', roles: ['editor'] } })
    const anne = await member({ email: 'Anne@agence.example' })
    const luc = await member({ name: 'Luc', email: 'luc@agence.example' })
    await refresh()
    expect((await send(anne.id)).lead).toMatchObject({
      agency: agency, person: anne.id, assignee: user.id,
      history: [{ kind: 'assignee', by: null, from: null, to: 'Anne' }],
    })
    await cms.payload.delete({ collection: 'leads', where: { id: { exists: true } } })
    expect((await send(luc.id)).lead).toMatchObject({ agency: agency, person: luc.id, assignee: null, history: null })
    await cms.payload.delete({ collection: 'team-members', id: luc.id })
    expect(await leads()).toMatchObject([{ agency: agency, person: null }])
  })

  it('goes to the agency where they are gone, and the visitor is told', async () => {
    const { id } = await member({})
    await cms.payload.delete({ collection: 'team-members', id })
    await refresh()
    const { lead, response } = await send(id)
    expect(response.status).toBe(200)
    expect(lead).toMatchObject({ agency: agency, person: null, assignee: null })
    const { agencyInstead } = await import('@/features/forms/queries')
    const { siteIn } = await import('@/content/site')
    const subject = { kind: 'agency', id: agency, person: id } as const
    expect(await agencyInstead(siteIn('nl'), subject)).toBe('Agence')
    expect(await agencyInstead(siteIn('nl'), { kind: 'agency', id: agency })).toBeNull()
  })
})

describe('a testimonial', () => {
  const WORDS = 'Alles liep vlot.\nDank u, “Habitat”!'
  const sent = { comment: WORDS, name: 'Élise', about: 'Verkocht in Namen', website: 'https://elise.example.be', email: 'elise-t@example.be' }
  const stored = async () => {
    const { docs } = await cms.payload.find({ collection: 'testimonials', locale: 'all', depth: 0, pagination: false })
    return docs as unknown as Record<string, unknown>[]
  }
  const shown = async (): Promise<string[]> => {
    await refresh()
    const { testimonialsContent } = await import('@/modules/testimonials/queries')
    const { siteIn } = await import('@/content/site')
    const view = await testimonialsContent(siteIn('fr'), { blockType: 'testimonials' } as never)
    return (view?.testimonials ?? []).map(({ comment }) => `${comment.lang}: ${comment.text}`)
  }
  beforeEach(() => cms.payload.delete({ collection: 'testimonials', where: { id: { exists: true } } }))

  it('waits in the visitor’s own words and language, once, and is seen by nobody', async () => {
    const values = { ...sent, _challenge: await solvedTask('testimonial') }
    await Promise.all([1, 2, 3].map(() => postForm('testimonial', values)))
    const [lead] = await leads()
    expect(await stored()).toEqual([
      expect.objectContaining({
        name: 'Élise', website: 'https://elise.example.be/', status: 'pending', lead: lead?.id, image: null,
        comment: { nl: WORDS }, aboutYou: { nl: sent.about },
      }),
    ])
    expect(await shown()).toEqual([])
  })

  it('is shown once staff approve it, and nobody changes its words', async () => {
    await postForm('testimonial', { ...sent, _challenge: await solvedTask('testimonial') })
    const id = Number((await stored())[0]?.id)
    const editor = await staffMember(cms, 'editor')
    const change = async (language: string, data: object) =>
      expect((await editor.ask('PATCH', `/testimonials/${id}?locale=${language}`, data)).status).toBe(200)
    await change('nl', { comment: 'De beste van het land!', status: 'published', submittedAt: null, lead: null })
    await change('fr', { comment: 'Les meilleurs du pays !' })
    expect(await shown()).toEqual([`nl: ${WORDS}`])
    expect(await stored()).toMatchObject([{ submittedAt: expect.any(String) as string, lead: expect.any(Number) as number }])
    await change('nl', { status: 'hidden' })
    expect(await shown()).toEqual([])
  })

  it('that staff write themselves can be changed by them', async () => {
    const editor = await staffMember(cms, 'editor')
    const made = await editor.ask('POST', '/testimonials?locale=fr', { name: 'Luc', comment: 'Bien', status: 'published' })
    const { doc } = (await made.json()) as { doc: { id: number } }
    await editor.ask('PATCH', `/testimonials/${doc.id}?locale=fr`, { comment: 'Très bien' })
    expect(await shown()).toEqual(['fr: Très bien'])
  })

  it('goes with everything about its address, shown or not', async () => {
    await postForm('testimonial', { ...sent, _challenge: await solvedTask('testimonial') })
    const { erasePersonalData, personalDataOf } = await import('@/cms/leads/personal-data')
    expect((await personalDataOf(cms.payload, sent.email)).testimonials).toMatchObject([{ name: 'Élise', status: 'pending' }])
    await cms.payload.update({ collection: 'testimonials', where: { id: { exists: true } }, data: { status: 'published' } })
    await erasePersonalData(cms.payload, sent.email)
    expect(await stored()).toEqual([])
  })

  it.each(['erased with time', 'deleted by hand'])('stays where it is shown, and goes where it is not, when its request is %s', async (how) => {
    for (const name of ['shown', 'pending', 'hidden']) {
      await postForm('testimonial', { ...sent, name, email: `${name}-${how.length}@example.be`, _challenge: await solvedTask('testimonial') })
    }
    for (const [name, status] of [['shown', 'published'], ['hidden', 'hidden']] as const) {
      await cms.payload.update({ collection: 'testimonials', where: { name: { equals: name } }, data: { status } })
    }
    const all = { collection: 'leads', where: { id: { exists: true } } } as const
    if (how === 'deleted by hand') await cms.payload.delete(all)
    else {
      const { eraseExpiredLeads } = await import('@/cms/leads/retention')
      await cms.payload.update({ ...all, data: { status: 'closed' } })
      expect(await eraseExpiredLeads(cms.payload, Date.now() + 800 * 86_400_000)).toBe(3)
    }
    expect(await leads()).toEqual([])
    expect(await stored()).toMatchObject([{ name: 'shown', lead: null, comment: { nl: WORDS } }])
    const texts = tableOf(cms.payload, 'testimonials_locales')
    expect(await committedSql(cms.payload).select().from(texts)).toHaveLength(1)
  })
})
