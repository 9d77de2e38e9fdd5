import type { I18nClient } from '@payloadcms/translations'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { importTask } from '@/admin/dashboard/import-task'
import { taskLabels } from '@/admin/dashboard/task-labels'
import { readTasks } from '@/admin/dashboard/tasks'
import type { Task } from '@/admin/dashboard/views'
import { translated } from '@/admin/import-run/translated'
import type { Actor } from '@/cms/access/roles'
import { adminMessage, adminText } from '@/cms/fields/labels'
import { refusalText } from '@/domain/saves/refusals'
import type { Mail } from '@/payload-types'
import { startCms, type Cms } from '../../support/cms'
import { completeAgency } from '../../support/complete-agency'
import { contentBed } from '../../support/content-bed'
import { addLead, addMail } from '../../support/lead-bed'

const NOW = Date.parse('2026-11-21T12:00:00.000Z')
const i18n = { language: 'en', fallbackLanguage: 'en' } as I18nClient
const inFrench = { language: 'fr', fallbackLanguage: 'en' } as I18nClient

let cms: Cms
let house: number
let own: number
let other: number

const administrator: Actor = { collection: 'users', roles: ['administrator'] }
const editor: Actor = { collection: 'users', roles: ['editor'] }
const agent = (): Actor => ({ collection: 'users', roles: ['agent'], agency: own })

const tasksOf = (user: Actor) => readTasks({ payload: cms.payload, i18n, user }, NOW)

async function taskOf(user: Actor, key: Task['key']): Promise<Task> {
  const task = (await tasksOf(user)).find((one) => one.key === key)
  if (!task) throw new Error(`No task ${key}`)
  return task
}

/** The documents that a list shows when it is opened from the dashboard. */
async function listed(href: string): Promise<unknown[]> {
  const { pathname, searchParams } = new URL(href, 'http://localhost')
  const and = [...searchParams].map(([name, value]) => {
    const [, field, operator] = /\[([^[\]]+)\]\[([^[\]]+)\]$/.exec(name) ?? []
    return { [field!]: { [operator!]: operator === 'in' ? value.split(',') : value } }
  })
  const collection = pathname.split('/').at(-1) as 'properties'
  const { docs } = await cms.payload.find({
    collection,
    draft: true,
    depth: 0,
    where: and.length > 0 ? ({ and }) : {},
  })
  return docs.map(({ id }) => id)
}

const property = (data: object = {}) => contentBed(cms).property({ type: house, ...data })

async function addPicture(): Promise<number> {
  const data = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#a33' } })
    .png()
    .toBuffer()
  const file = { data, mimetype: 'image/png', name: 'house.png', size: data.length }
  return (await cms.payload.create({ collection: 'media', data: {}, file })).id
}

beforeAll(async () => {
  cms = await startCms()
  house = await contentBed(cms).type({ fr: 'Maison', en: 'House' })
  const agency = async (name: string) =>
    (await cms.payload.create({ collection: 'agencies', data: completeAgency(name) })).id
  own = await agency('Own')
  other = await agency('Other')
})
afterAll(() => cms.stop())

describe('the dashboard of an empty site', () => {
  it.each([
    ['an administrator', () => administrator, 'unanswered requests undelivered delayed testimonials addresses agencies mentions drafts pictures languages schedules imports'],
    ['an editor', () => editor, 'testimonials addresses agencies drafts languages schedules'],
    ['an agent', agent, 'unanswered requests undelivered delayed mentions drafts pictures schedules'],
    ['an agent without an agency', () => ({ ...agent(), agency: null }), ''],
  ])('tells %s that nothing of their work waits', async (_, actor, keys) => {
    const tasks = await tasksOf(actor())
    expect(tasks.map(({ key }) => key).join(' ')).toBe(keys)
    expect(tasks.filter(({ count, items }) => count > 0 || items.length > 0)).toEqual([])
  })
})

describe('drafts that wait', () => {
  it('are those never published and those newer than what is published, of the own agency', async () => {
    const mine = await property({ agency: own, _status: 'draft' })
    const changed = await property({ agency: other })
    await property({ agency: other })
    await cms.payload.update({
      collection: 'properties',
      id: changed.id,
      data: { price: 5 },
      draft: true,
    })
    const all = await taskOf(administrator, 'drafts')
    expect(all.count).toBe(2)
    expect(all.items.map(({ key }) => key)).toEqual([
      `properties:${changed.id}`,
      `properties:${mine.id}`,
    ])
    expect(all.items[1]).toMatchObject({
      title: `${mine.listingId} · House`,
      href: `/admin/collections/properties/${mine.id}`,
    })
    expect(all.lists).toMatchObject([{ label: 'Properties', count: 2 }])
    expect(await listed(all.lists[0]!.href)).toEqual([changed.id, mine.id])
    expect((await taskOf(agent(), 'drafts')).items.map(({ key }) => key)).toEqual([
      `properties:${mine.id}`,
    ])
    expect((await taskOf(editor, 'drafts')).count).toBe(0)
  })

  it('stop waiting once they are published or withdrawn', async () => {
    const { id } = await property({ agency: own, _status: 'draft' })
    const gone = { agency: own, _status: 'draft', withdrawnAt: '2026-01-01T00:00:00.000Z' }
    await property(gone)
    expect((await taskOf(agent(), 'drafts')).count).toBe(2)
    await cms.payload.update({ collection: 'properties', id, data: { _status: 'published' } })
    expect((await taskOf(agent(), 'drafts')).count).toBe(1)
  })
})

describe('listings without a picture', () => {
  it('are the published ones with neither a gallery nor a card picture', async () => {
    const before = (await taskOf(administrator, 'pictures')).count
    const bare = await property()
    const picture = await addPicture()
    await property({ pictures: [picture] })
    await property({ cardPicture: picture })
    await property({ _status: 'draft' })
    const task = await taskOf(administrator, 'pictures')
    expect(task.count).toBe(before + 1)
    expect(task.items[0]?.key).toBe(`properties:${bare.id}`)
    // The list shows drafts as they stand now; one that waits among the published is not in it.
    const shown = await listed(task.lists[0]!.href)
    expect(shown).toContain(bare.id)
    expect(shown.length).toBeLessThanOrEqual(task.count)
  })
})

describe('listings without a mandatory mention', () => {
  it('say what is missing', async () => {
    const { id, missingMentions } = await cms.payload.create({
      collection: 'properties',
      data: {
        goal: '0', status: 'available', marquee: '0', countryId: '10', zip: '5000',
        type: house, agency: own, _status: 'published',
        publishReason: 'The certificate is on its way.',
      },
      user: { ...administrator, email: 'administrator@example.be' },
    })
    const codes = missingMentions ?? []
    const [first, second] = codes.map((code) => adminText(`properties.missingMentions:${code}`).en)
    const task = await taskOf(agent(), 'mentions')
    expect(task).toMatchObject({ count: 1, items: [{ key: `properties:${id}` }] })
    expect(task.items[0]?.note).toBe(`Missing: ${first}, ${second} +${codes.length - 2}`)
    expect(await listed(task.lists[0]!.href)).toEqual([id])
  })
})

describe('texts that lack a language', () => {
  it('are the published ones, unless the language is switched off for them', async () => {
    const bed = contentBed(cms)
    const before = (await taskOf(editor, 'languages')).count
    const published = { kind: 'module', _status: 'published' }
    const lacking = await bed.page({ fr: 'Vendre', nl: 'Verkopen', en: 'Selling' }, published)
    const complete = { fr: 'Louer', nl: 'Huren', en: 'Letting', de: 'Mieten' }
    await bed.page(complete, published)
    const without = await bed.page({ fr: 'Syndic', nl: 'Syndicus', en: 'Manager' }, published)
    await cms.payload.update({
      collection: 'pages',
      id: without,
      locale: 'de',
      fallbackLocale: false,
      data: { live: false, title: ' ' },
    })
    await bed.page({ fr: 'Projet' }, { kind: 'module', _status: 'draft' })
    const task = await taskOf(editor, 'languages')
    expect(task.count).toBe(before + 1)
    expect(task.items.find(({ key }) => key === `pages:${lacking}`)).toMatchObject({
      title: 'Selling',
      note: 'Missing: DE',
      href: `/admin/collections/pages/${lacking}?locale=de`,
    })
  })
})

describe('scheduled publications that failed', () => {
  const EPC = 'epcReference: Needed before publishing: EPC'
  const failed = (relationTo: string, value: number | string, message: string | null, type = 'publish') =>
    cms.payload.create({
      collection: 'payload-jobs',
      data: {
        taskSlug: 'schedulePublish',
        input: { type, doc: { relationTo, value } },
        ...(message && { hasError: true, error: { message } }),
      } as never,
    })
  const draft = (agency: number) => property({ agency, _status: 'draft' })
  const notes = async (user: Actor) => (await taskOf(user, 'schedules')).items.map(({ note }) => note).sort()

  beforeEach(async () => {
    await cms.payload.delete({ collection: 'payload-jobs', where: {} })
  })

  it('are told to those whose work they are, with the reason', async () => {
    const page = await contentBed(cms).page({ fr: 'Plus tard' }, { kind: 'module', _status: 'draft' })
    const [mine, foreign, shared] = [await draft(own), await draft(other), await property({ agency: other })]
    await failed('pages', page, 'title: missing')
    await failed('properties', mine.id, 'EPC')
    // As the admin's drawer writes it.
    await failed('properties', String(foreign.id), 'Of others')
    await failed('properties', shared.id, 'Of others, and on the site')
    await failed('pages', page, null)
    const task = await taskOf(editor, 'schedules')
    expect(task.count).toBe(1)
    expect(task.items).toMatchObject([
      { title: `Page #${page}`, note: 'title: missing', href: `/admin/collections/pages/${page}` },
    ])
    expect((await taskOf(agent(), 'schedules')).items).toMatchObject([{ note: 'EPC' }])
    expect((await taskOf(agent(), 'schedules')).count).toBe(1)
    expect(await notes({ ...agent(), agency: other })).toEqual(['Of others', 'Of others, and on the site'])
    expect(await notes(administrator)).toEqual(['EPC', 'Of others', 'Of others, and on the site', 'title: missing'])
  })

  it('say so in the language of the reader, with the name of the field', async () => {
    const { id } = await draft(own)
    await failed('properties', id, refusalText({ en: [EPC], nl: ['epcReference: Nodig voor publicatie.', 'Nog iets'] }))
    const said = async (language: string) => {
      const tasks = await readTasks({ payload: cms.payload, i18n: { ...i18n, language }, user: agent() }, NOW)
      return tasks.find(({ key }) => key === 'schedules')?.items[0]?.note
    }
    const label = adminText('properties.epcReference')
    expect(await said('nl')).toBe(`${label.nl}: Nodig voor publicatie.; Nog iets`)
    expect(await said('en')).toBe(`${label.en}: Needed before publishing: EPC`)
    expect(await said('de')).toBe(`${label.de}: Needed before publishing: EPC`)
  })

  it('wait no longer once it was published or taken back by hand, or is gone', async () => {
    const made = [await draft(own), await draft(own), await draft(own), await draft(own), await property({ agency: own })] as const
    const [byHand, edited, binned, gone, shown] = made
    for (const [note, { id }] of Object.entries({ byHand, edited, binned, gone })) await failed('properties', id, note)
    await failed('properties', shown.id, 'shown', 'unpublish')
    expect(await notes(agent())).toEqual(['binned', 'byHand', 'edited', 'gone', 'shown'])
    const change = (id: number, data: object, draft = false) => cms.payload.update({ collection: 'properties', id, data, draft })
    await change(byHand.id, { _status: 'published' })
    await change(edited.id, { price: 5 }, true)
    await change(binned.id, { deletedAt: new Date().toISOString() })
    await cms.payload.delete({ collection: 'properties', id: gone.id })
    await change(shown.id, { _status: 'draft' })
    expect(await notes(agent())).toEqual(['edited'])
    // What is on the site waits with a newer draft, until that is published too.
    await failed('properties', byHand.id, 'again')
    expect(await notes(agent())).toEqual(['again', 'edited'])
    await change(byHand.id, { price: 5, _status: 'published' })
    expect((await taskOf(agent(), 'schedules')).count).toBe(1)
  })
})

describe('imports that failed', () => {
  it('are those of the last thirty days, with the reason', async () => {
    const run = (file: string, state: 'refused' | 'interrupted' | 'done', startedAt: string) =>
      cms.payload.create({
        collection: 'import-runs',
        data: {
          file, state, startedAt,
          problems: state === 'refused' ? [{ expected: 'JSON', found: 'a picture' }] : [],
        },
      })
    const refused = await run('feed.json', 'refused', '2026-11-20T10:00:00.000Z')
    const broken = await run('late.json', 'interrupted', '2026-11-19T10:00:00.000Z')
    await run('good.json', 'done', '2026-11-21T10:00:00.000Z')
    await run('old.json', 'refused', '2026-10-20T10:00:00.000Z')
    const task = await taskOf(administrator, 'imports')
    expect(task.count).toBe(2)
    expect(task.items).toMatchObject([
      { title: 'feed.json', note: 'Expected: JSON. Found: a picture.' },
      { title: 'late.json', note: 'It stopped before the end.' },
    ])
    expect(await listed(task.lists[0]!.href)).toEqual([refused.id, broken.id])
  })

  it('give their reason in the language of the person at work', async () => {
    const problems = [{ expected: 'an agency in the admin', found: 'none' }]
    await cms.payload.create({ collection: 'import-runs', data: { file: 'new.json', state: 'refused', startedAt: '2026-11-21T11:00:00.000Z', problems } })
    const { items } = await importTask({ payload: cms.payload, i18n: inFrench, user: administrator }, NOW)
    const reason = { expected: translated('an agency in the admin', 'expected', 'fr'), found: translated('none', 'found', 'fr') }
    expect(reason).not.toMatchObject(problems[0]!)
    expect(items[0]?.note).toBe(adminMessage('dashboard.refusedBecause', 'fr', reason))
  })
})

describe('requests that wait', () => {
  const HOUR = 60 * 60 * 1000
  const hoursAgo = (hours: number): string => new Date(NOW - hours * HOUR).toISOString()

  it('are those unanswered for a day, the oldest first, and the new ones; an agent’s own', async () => {
    const made = async (name: string, hours: number, more: Parameters<typeof addLead>[1] = {}) =>
      (await addLead(cms, { name, agency: own, createdAt: hoursAgo(hours), ...more })).id
    const late = await made('Late', 27)
    const later = await made('Later', 50, { status: 'in-progress' })
    const fresh = await made('Fresh', 3)
    await made('Answered', 90, { status: 'answered' })
    await made('Spam', 90, { status: 'spam' })
    const foreign = await made('Foreign', 70, { agency: other })
    const homeless = await made('Homeless', 30, { agency: null })

    const unanswered = await taskOf(agent(), 'unanswered')
    expect(unanswered.count).toBe(2)
    expect(unanswered.items).toMatchObject([
      { title: 'Later', note: 'Information on a property · 2 days ago', href: `/admin/collections/leads/${later}` },
      { title: 'Late', note: 'Information on a property · 1 day ago', href: `/admin/collections/leads/${late}` },
    ])
    expect((await taskOf(agent(), 'requests')).items.map(({ title }) => title)).toEqual(['Fresh', 'Late'])

    const all = await taskOf(administrator, 'unanswered')
    expect(all.items.map(({ title }) => title)).toEqual(['Foreign', 'Later', 'Homeless', 'Late'])
    expect((await listed(all.lists[0]!.href)).sort()).toEqual([late, later, foreign, homeless].sort())
    const fresher = await taskOf(administrator, 'requests')
    expect(fresher.count).toBe(4)
    expect((await listed(fresher.lists[0]!.href)).sort()).toEqual([late, fresh, foreign, homeless].sort())
  })
})

describe('mails that did not arrive', () => {
  const asked = async (name: string, more: Parameters<typeof addLead>[1] = {}) =>
    (await addLead(cms, { name, agency: own, status: 'answered', ...more })).id
  const dead = (lead: number, kind: 'answer' | 'notification' = 'answer') =>
    addMail(cms, { lead, kind, state: 'dead', to: `${lead}@example.be` })

  it('are those of leads that somebody sees and nobody closed, the last one first', async () => {
    const mine = await asked('Mine')
    await addMail(cms, { lead: mine, state: 'dead', to: 'first@example.be' })
    await dead(mine)
    const foreign = await asked('Foreign', { agency: other, status: 'new' })
    await dead(foreign, 'notification')
    for (const status of ['closed', 'spam'] as const) await dead(await asked(status, { status }))
    await addMail(cms, { lead: await asked('Tried'), kind: 'answer', state: 'failed', to: 'tried@example.be' })
    await addMail(cms, { kind: 'account', state: 'dead', to: 'account@example.be' })

    const own = await taskOf(agent(), 'undelivered')
    expect(own).toMatchObject({
      count: 1,
      items: [{ title: 'Mine', note: `Answer of the agency · ${mine}@example.be`, href: `/admin/collections/leads/${mine}` }],
      lists: [{ label: 'Requests', count: 1 }],
    })
    const all = await taskOf(administrator, 'undelivered')
    expect(all.items.map(({ title, note }) => [title, note.split(' · ')[0]])).toEqual([
      ['Foreign', 'Notification to the agency'], ['Mine', 'Answer of the agency'],
    ])
    expect((await listed(all.lists[0]!.href)).toSorted()).toEqual([mine, foreign].toSorted())
  })

  it('are none any more once another of the kind arrived', async () => {
    const { count } = await taskOf(agent(), 'undelivered')
    const lead = await asked('Again')
    await dead(lead)
    expect((await taskOf(agent(), 'undelivered')).count).toBe(count + 1)
    await addMail(cms, { lead, kind: 'answer', state: 'sent', to: 'again@example.be' })
    expect((await taskOf(agent(), 'undelivered')).count).toBe(count)
  })

  it('of a visit are told to each side: what reached the agency did not reach the visitor', async () => {
    const { count } = await taskOf(agent(), 'undelivered')
    const lead = await asked('Visitor')
    const told = (name: string, state: 'dead' | 'sent', to: string) =>
      addMail(cms, { lead, kind: 'visit', key: `${lead}:visit:${name}`, state, to })
    await told('1:visitor', 'dead', 'wrong@example.be')
    await told('1:agency', 'sent', 'agency@example.be')
    const { items } = await taskOf(agent(), 'undelivered')
    expect(items[0]).toMatchObject({ title: 'Visitor', note: 'Moved or cancelled visit · wrong@example.be' })
    await told('2:visitor', 'sent', 'right@example.be')
    expect((await taskOf(agent(), 'undelivered')).count).toBe(count)
    await told('3:agency', 'dead', 'agency@example.be')
    await told('4:visitor', 'sent', 'right@example.be')
    expect((await taskOf(agent(), 'undelivered')).count).toBe(count + 1)
    await told('5:agency', 'sent', 'other@example.be')
    expect((await taskOf(agent(), 'undelivered')).count).toBe(count)
  })

  it('are given no cause, which each has of its own: a server that refused, a day without ours, an interruption', () => {
    const hints = Object.values(adminText('dashboard.undelivered.hint'))
    expect(hints.filter((hint) => /server|serveur|refus|weiger|lehn/i.test(hint))).toEqual([])
  })

  it('are told in every language', () => {
    const keys = ['undelivered', 'delayed'].flatMap((task) => [`dashboard.${task}`, `dashboard.${task}.hint`, `dashboard.${task}.none`])
    for (const key of keys) {
      const said = Object.values(adminText(key))
      expect([new Set(said).size, said.includes(key)]).toEqual([4, false])
    }
  })
})

describe('mails that could not leave yet', () => {
  const delayed = async (name: string, mail: Partial<Mail>, more: Parameters<typeof addLead>[1] = {}) => {
    const { id } = await addLead(cms, { name, agency: own, status: 'answered', ...more })
    await addMail(cms, { lead: id, kind: 'answer', to: `${name}@example.be`, ...mail })
    return id
  }

  it('are those that failed and are tried again, of leads that somebody sees, the last one first', async () => {
    const { count } = await taskOf(agent(), 'delayed')
    const waiting = await delayed('waiting', { state: 'failed', error: 'connect ECONNREFUSED' })
    const again = await delayed('again', { state: 'sending', error: 'connect ECONNREFUSED' })
    await delayed('first-try', { state: 'sending' })
    await delayed('queued', { state: 'queued' })
    await delayed('foreign', { state: 'failed', error: 'connect ECONNREFUSED' }, { agency: other })
    const task = await taskOf(agent(), 'delayed')
    expect(task.count).toBe(count + 2)
    expect(task.items.slice(0, 2)).toMatchObject([
      { title: 'again', note: 'Answer of the agency · again@example.be', href: `/admin/collections/leads/${again}` },
      { title: 'waiting', href: `/admin/collections/leads/${waiting}` },
    ])
    expect(await listed(task.lists[0]!.href)).toEqual(expect.arrayContaining([waiting, again]))
    expect((await taskOf(administrator, 'delayed')).count).toBe(task.count + 1)
  })

  it('are not said to have arrived where none is given up', () => {
    const { none } = taskLabels('undelivered', 'en')
    expect(none).toBe('No email about a request failed for good')
  })
})
