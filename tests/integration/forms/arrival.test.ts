import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Subject } from '@/domain/forms/envelope'
import { startCms, type Cms } from '../../support/cms'
import { contentBed } from '../../support/content-bed'
import { postForm, postPlain, solvedTask } from '../../support/solved-form'
import { SITE_QUESTION } from '../../support/form-fixtures'

let cms: Cms
let property: { id: number; listingId: number; agency: number; type: number }
let refresh: () => Promise<void>

beforeAll(async () => {
  cms = await startCms()
  const bed = contentBed(cms)
  const { city, type } = await bed.houseInNamur()
  const agency = Number((await cms.payload.create({ collection: 'agencies', data: { name: 'Agence' } })).id)
  const { id, listingId } = await bed.property({ type, city, agency })
  property = { id: Number(id), listingId: Number(listingId), agency, type }
  const { loadMemory } = await import('@/content/memory/load')
  const { setMemory } = await import('@/content/memory/memory')
  refresh = async () => setMemory(await loadMemory(cms.payload))
  await refresh()
})
afterAll(() => cms.stop())
beforeEach(() => cms.payload.delete({ collection: 'leads', where: { id: { exists: true } } }))

const leads = async () => (await cms.payload.find({ collection: 'leads', pagination: false, depth: 0 })).docs
const body = async (response: Response) => (await response.json()) as Record<string, unknown>

describe('a form that a person sends', () => {
  it('is one durable row with what it is about', async () => {
    const _challenge = await solvedTask('contact-me')
    const values = { ...SITE_QUESTION, phone: '0470123456', _property: String(property.listingId), _challenge }
    const response = await postForm('contact-me', values)
    expect(response.status).toBe(200)
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    expect(await leads()).toEqual([
      expect.objectContaining({
        form: 'contact-me', status: 'new', language: 'nl', mails: 'to-write',
        name: 'Élise D’Hondt', email: 'elise@example.be', phone: '0470 12 34 56',
        property: property.id, agency: property.agency, project: null, readAt: null,
        answers: { ...SITE_QUESTION, phone: '0470 12 34 56' },
        consentVersion: 1, consentText: 'We gebruiken wat u hier invult alleen om uw aanvraag te behandelen.',
      }),
    ])
  })

  it('is one lead however often and at once it is sent', async () => {
    const values = { ...SITE_QUESTION, email: 'twice@example.be', _challenge: await solvedTask('site-contact') }
    const responses = await Promise.all(Array.from({ length: 8 }, () => postForm('site-contact', values)))
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]))
    expect(await leads()).toHaveLength(1)
  })

  it('stores one lead for each task: other words need another', async () => {
    const _challenge = await solvedTask('site-contact')
    await postForm('site-contact', { ...SITE_QUESTION, _challenge })
    const other = await postForm('site-contact', { ...SITE_QUESTION, remark: 'Nog een vraag', _challenge })
    expect([other.status, await body(other)]).toEqual([409, { kind: 'challenge' }])
    expect((await leads()).map(({ answers }) => (answers as typeof SITE_QUESTION).remark)).toEqual([SITE_QUESTION.remark])
  })

  it('is counted with two hundred others at once', async () => {
    const tasks = await Promise.all(Array.from({ length: 200 }, () => solvedTask('site-contact')))
    const responses = await Promise.all(
      tasks.map((_challenge, index) => postForm('site-contact', { ...SITE_QUESTION, email: `a${index}@example.be`, _challenge })),
    )
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]))
    expect(await leads()).toHaveLength(200)
  }, 60_000)
})

describe('a page for a friend', () => {
  const PAGE = { friendName: 'Noor', friendEmail: 'noor@example.be', firstName: 'Élise', lastName: 'D’Hondt', email: 'elise@example.be' }
  const send = async (more: object) => postForm('send-to-friend', { ...PAGE, ...more, _challenge: await solvedTask('send-to-friend') })

  it('waits for nobody: it is closed and read, and its mails are to be written', async () => {
    expect((await send({ _property: String(property.listingId) })).status).toBe(200)
    const readAt = expect.any(String) as string
    expect(await leads()).toMatchObject([{ form: 'send-to-friend', status: 'closed', mails: 'to-write', readAt, property: property.id }])
  })

  it('is asked for on the page of something alone: without it the lists lead to some', async () => {
    const { formView } = await import('@/features/forms/queries')
    const { siteIn } = await import('@/content/site')
    const { NOTHING_ASKED } = await import('@/domain/forms/asked')
    const shown = (subject: Subject | null) => formView(siteIn('nl'), 'send-to-friend', { ...NOTHING_ASKED, subject })
    expect(await shown({ kind: 'property', id: property.listingId })).toMatchObject({ lists: null, subject: { id: property.listingId } })
    expect((await shown(null))?.lists).not.toBeNull()
  })

  it('is not sent where the site shows no such page, which its sender is told', async () => {
    const withdrawn = await contentBed(cms).property({ type: property.type, agency: property.agency, withdrawnAt: new Date().toISOString() })
    await refresh()
    for (const more of [{}, { _property: String(withdrawn.listingId) }]) {
      const response = await send(more)
      expect([response.status, await response.json()], JSON.stringify(more)).toEqual([
        422,
        { kind: 'invalid', problems: [{ field: 'subject', message: 'invalid.subject' }] },
      ])
    }
    expect(await leads()).toEqual([])
  })
})

describe('a form about what visitors do not find', () => {
  const listing = (data: object) => contentBed(cms).property({ type: property.type, agency: property.agency, ...data })
  const send = async (_property: unknown, values: object = SITE_QUESTION) =>
    postForm('contact-me', { ...values, _property: String(_property), _challenge: await solvedTask('contact-me') })
  const sendAboutProject = async (_project: unknown, values: object = { ...SITE_QUESTION, phone: '0470123456' }) =>
    postForm('contact-construction', { ...values, _project: String(_project), _challenge: await solvedTask('contact-construction') })

  it('says the same of one that was never public as of one that is not there, complete or empty', async () => {
    const { listingId } = await listing({ _status: 'draft' })
    const project = await contentBed(cms).project({ fr: 'En projet' }, { _status: 'draft' })
    const { listingId: projectId } = await cms.payload.findByID({ collection: 'projects', id: project, depth: 0 })
    await refresh()
    const unknown = [422, { kind: 'invalid', problems: [{ field: 'subject', message: 'invalid.subject' }] }]
    for (const values of [{}, { ...SITE_QUESTION, phone: '0470123456' }]) {
      for (const number of [99_999_999, listingId]) {
        const response = await send(number, values)
        expect([response.status, await response.json()], String(number)).toEqual(unknown)
      }
      const response = await sendAboutProject(projectId, values)
      expect([response.status, await response.json()], 'a project').toEqual(unknown)
    }
    expect(await leads()).toEqual([])
  })

  it('is taken about one that left the site while it was filled in', async () => {
    const { id, listingId } = await listing({})
    await cms.payload.update({ collection: 'properties', id, data: { _status: 'draft' } })
    const withdrawn = await listing({ withdrawnAt: new Date().toISOString() })
    await refresh()
    for (const number of [listingId, withdrawn.listingId]) {
      expect((await send(number, { ...SITE_QUESTION, phone: '0470123456' })).status, String(number)).toBe(200)
    }
    expect((await leads()).map((lead) => lead.property).toSorted()).toEqual([id, withdrawn.id].toSorted())
  })

  it('is taken about a project that visitors found and that was taken off by hand, and about no other', async () => {
    const projectOf = async (data: object, change?: object) => {
      const id = await contentBed(cms).project({ fr: 'Les Tilleuls' }, data)
      if (change) await cms.payload.update({ collection: 'projects', id, data: change })
      const { listingId } = await cms.payload.findByID({ collection: 'projects', id, depth: 0 })
      return { id, listingId: Number(listingId) }
    }
    const off = { _status: 'draft' } as const
    const found = [await projectOf({}, off), await projectOf({ withdrawnAt: new Date().toISOString() })]
    const never = [await projectOf(off), await projectOf(off, { ...off, name: 'Les Saules' })]
    await refresh()
    for (const one of found) expect((await sendAboutProject(one.listingId)).status).toBe(200)
    for (const one of never) expect((await sendAboutProject(one.listingId)).status).toBe(422)
    expect((await leads()).map((lead) => lead.project).toSorted()).toEqual(found.map(({ id }) => id).toSorted())
  })
})

describe('what nobody shows to be a person’s', () => {
  const forged = async () => btoa(atob(await solvedTask('site-contact', randomUUID())).replace('"form":"site-contact"', '"form":"contact-me"'))

  it.each<[string, () => Promise<object>]>([
    ['has no task', async () => ({})],
    ['has the task of another form', async () => ({ _challenge: await solvedTask('sign-newsletter') })],
    ['has a task with other data', async () => ({ _challenge: await forged() })],
    ['has a task that is no JSON', async () => ({ _challenge: 'x' })],
    ['has null for a task', async () => ({ _challenge: btoa('null') })],
    ['was sent at once', async () => ({ _challenge: await solvedTask('site-contact', randomUUID(), 0) })],
    ['has a task of yesterday', async () => ({ _challenge: await solvedTask('site-contact', randomUUID(), 86_400_000) })],
    ['fills in what people do not see', async () => ({ _challenge: await solvedTask('site-contact'), _website: 'x' })],
    ['has a confirmation that was not signed', async () => ({ _confirmation: 'e30.x', _reply: '5' })],
  ])('%s: nothing is stored', async (_, more) => {
    const response = await postForm('site-contact', { ...SITE_QUESTION, ...(await more()) })
    expect([response.status, await body(response)]).toEqual([409, { kind: 'challenge' }])
    expect(await leads()).toEqual([])
  })

  it('a thousand of them: nothing is stored', async () => {
    const statuses = new Set<number>()
    for (let batch = 0; batch < 20; batch += 1) {
      const sent = Array.from({ length: 50 }, () => postForm('site-contact', { ...SITE_QUESTION, remark: randomUUID() }))
      for (const { status } of await Promise.all(sent)) statuses.add(status)
    }
    expect([...statuses]).toEqual([409])
    expect(await leads()).toEqual([])
  }, 60_000)
})

describe('what is wrong is named, and nothing is stored', () => {
  it.each<[string, object, string, string]>([
    ['a field left blank', { firstName: ' ' }, 'firstName', 'required.firstName'],
    ['a text for an address', { email: 'elise@' }, 'email', 'invalid.email'],
    ['more than there is room for', { remark: 'x'.repeat(5000) }, 'remark', 'invalid.tooLong'],
    ['a list for a text', { firstName: ['a', 'b'] }, 'firstName', 'invalid.any'],
    ['a line break in a name', { lastName: 'a\r\nBcc: x@example.be' }, 'lastName', 'invalid.any'],
    ['a field that the form has not', { income: '3000' }, 'income', 'invalid.unknown'],
    ['a listing that is not there', { _property: '99999999' }, 'subject', 'invalid.subject'],
  ])('%s', async (_, wrong, field, message) => {
    const response = await postForm('contact-me', {
      ...SITE_QUESTION, _property: String(property.listingId), ...wrong,
      _challenge: await solvedTask('contact-me'),
    })
    expect(response.status).toBe(422)
    const { problems } = (await response.json()) as { problems: object[] }
    expect(problems).toEqual([expect.objectContaining({ field, message })])
    expect(await leads()).toEqual([])
  })

  it.each<[string, object, number]>([
    ['constructor', {}, 404],
    ['contact-us', {}, 404],
    ['site-contact', { _language: 'es' }, 400],
    ['site-contact', { _property: '1', _project: '2' }, 400],
    ['site-contact', { _property: '-1' }, 400],
  ])('%s with %o answers %i', async (form, values, status) => {
    expect((await postForm(form, values)).status).toBe(status)
  })

  it.each(['null', '[]', '"x"', '{', ''])('a body of %s is no form', async (json) => {
    const { POST } = await import('@/app/(endpoints)/forms/[form]/route')
    const headers = { 'content-type': 'application/json' }
    const request = new Request('http://localhost/forms/site-contact', { method: 'POST', headers, body: json })
    expect((await POST(request, { params: Promise.resolve({ form: 'site-contact' }) })).status).toBe(400)
  })
})

describe('where something fails here', () => {
  it('whoever sends is told so in their language, and the log why', async () => {
    const logged = vi.spyOn(cms.payload.logger, 'error').mockImplementation(() => undefined)
    const { tables } = cms.payload.db as unknown as { tables: Record<string, unknown> }
    const table = tables.leads
    const values = { ...SITE_QUESTION, email: 'lost@example.be', _challenge: await solvedTask('site-contact') }
    tables.leads = undefined
    const response = await postForm('site-contact', values)
    tables.leads = table
    expect(response.status).toBe(503)
    expect(await body(response)).toEqual({ kind: 'failed', text: expect.stringContaining('opnieuw') as string })
    expect(logged).toHaveBeenCalledWith(expect.objectContaining({ msg: 'A site-contact could not be stored' }))
    logged.mockRestore()
    // Sent again, it is stored.
    expect((await postForm('site-contact', values)).status).toBe(200)
    expect(await leads()).toHaveLength(1)
  })

  it('without a script, and without a page of the form, a plain page says it', async () => {
    const response = await postPlain('rent-application', { _language: 'fr', remark: 'x' })
    expect(response.status).toBe(503)
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    expect(await response.text()).toMatch(/^<!doctype html><html lang="fr">.*Non envoyé/)
  })
})

describe('limits', () => {
  it('somebody who sends more than twenty of a form in an hour waits', async () => {
    const headers = { 'x-client-address': '203.0.113.7' }
    const statuses: number[] = []
    for (let count = 0; count < 22; count += 1) {
      const values = { ...SITE_QUESTION, email: `b${count}@example.be`, _challenge: await solvedTask('site-contact') }
      const response = await postForm('site-contact', values, headers)
      statuses.push(response.status)
      if (response.status === 429) {
        expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
        expect(await body(response)).toMatchObject({ kind: 'limited', text: expect.stringContaining('minuten') as string })
      }
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(20)
    expect(statuses.at(-1)).toBe(429)
  }, 30_000)
})

describe('somebody who gets mails', () => {
  it('gets ten an hour at most, from however many computers', async () => {
    const statuses: number[] = []
    for (let count = 0; count < 11; count += 1) {
      // By every form together: each asks for the newsletter too, which has a mail of its own.
      const form = count % 2 === 0 ? 'site-contact' : 'sign-newsletter'
      const own = form === 'site-contact' ? { ...SITE_QUESTION, remark: `Vraag ${count}`, newsletter: 'yes' } : {}
      statuses.push((await postForm(form, { ...own, email: 'Victim@example.be', _challenge: await solvedTask(form) })).status)
    }
    expect(statuses).toEqual([...Array<number>(10).fill(200), 429])
  }, 30_000)
})

describe('a question', () => {
  const posted = { language: 'nl', subject: null, values: SITE_QUESTION, consent: '', trap: '', challenge: '', captcha: '', confirmation: '', reply: '' } as const

  it('is answered once for one content, and its token does not tell the sum', async () => {
    const { receiveForm } = await import('@/features/forms/commands')
    const asked = await receiveForm('site-contact', posted, randomUUID())
    if (asked.kind !== 'question') throw new Error(asked.kind)
    const { numbers, token } = asked.question
    const data = Buffer.from(token.split('.')[0] ?? '', 'base64url').toString()
    expect(Object.keys(JSON.parse(data) as object)).toEqual(['form', 'key', 'at', 'sum'])
    await new Promise((later) => setTimeout(later, 1600))
    const reply = (values: object, sum: number) =>
      receiveForm('site-contact', { ...posted, values: { ...SITE_QUESTION, ...values }, confirmation: token, reply: String(sum) }, randomUUID())
    const sum = numbers[0] + numbers[1]
    expect(await reply({}, sum + 1)).toMatchObject({ kind: 'question', mistake: 'invalid' })
    expect(await reply({ remark: 'Iets anders' }, sum)).toMatchObject({ kind: 'question', mistake: null })
    expect(await reply({}, sum)).toMatchObject({ kind: 'accepted' })
  })

  it('is not guessed: six wrong replies wait', async () => {
    const { receiveForm } = await import('@/features/forms/commands')
    const address = randomUUID()
    const kinds: string[] = []
    let confirmation = ''
    for (let count = 0; count < 7; count += 1) {
      const asked = await receiveForm('site-contact', { ...posted, confirmation, reply: '99' }, address)
      kinds.push(asked.kind)
      if (asked.kind === 'question') confirmation = asked.question.token
    }
    expect(kinds).toEqual([...Array<string>(6).fill('question'), 'limited'])
  })

  it('that is left blank is asked again, and is no wrong reply', async () => {
    const { receiveForm } = await import('@/features/forms/commands')
    const address = randomUUID()
    const mistakes: unknown[] = []
    let confirmation = ''
    for (const reply of ['', '', ' ', '\u200b', '', '', '', '']) {
      const asked = await receiveForm('site-contact', { ...posted, confirmation, reply }, address)
      if (asked.kind !== 'question') throw new Error(asked.kind)
      mistakes.push(asked.mistake)
      confirmation = asked.question.token
    }
    expect(mistakes).toEqual([null, ...Array<string>(7).fill('required')])
  })
})

describe('the words about privacy below a form', () => {
  const nl = async () => {
    const { consentOf } = await import('@/features/forms/consent')
    const { formSettings } = await import('@/content/form-settings')
    return consentOf('site-contact', (await formSettings('site-contact'))!, 'nl')
  }
  const write = async (consent: string | null) => {
    const where = { form: { equals: 'site-contact' } } as const
    await cms.payload.update({ collection: 'forms', where, locale: 'nl', data: { consent } })
    await refresh()
  }
  const send = async (_consent: string) => postForm('site-contact', { ...SITE_QUESTION, _consent, _challenge: await solvedTask('site-contact') })

  it('are stored as they were read: who read others reads these first', async () => {
    const before = await nl()
    await write('Wij bewaren dit een jaar.')
    const after = await nl()
    expect(after.mark).not.toBe(before.mark)
    const late = await send(before.mark)
    expect([late.status, await body(late)]).toEqual([409, { kind: 'page' }])
    const { receiveForm } = await import('@/features/forms/commands')
    const envelope = { language: 'nl', subject: null, values: SITE_QUESTION, trap: '', challenge: '', captcha: '', confirmation: '', reply: '' } as const
    expect(await receiveForm('site-contact', { ...envelope, consent: before.mark }, randomUUID())).toEqual({ kind: 'reworded' })
    expect(await leads()).toEqual([])
    expect((await send(after.mark)).status).toBe(200)
    expect(await leads()).toMatchObject([{ consentText: 'Wij bewaren dit een jaar.', consentVersion: after.version }])
    await write(null)
    expect((await nl()).mark).toBe(before.mark)
  })

  it('stand on its page with their mark, the same for everybody', async () => {
    const { formView } = await import('@/features/forms/queries')
    const { siteIn } = await import('@/content/site')
    const { NOTHING_ASKED } = await import('@/domain/forms/asked')
    const { mark, text } = await nl()
    expect(await formView(siteIn('nl'), 'site-contact', NOTHING_ASKED)).toMatchObject({ consent: { mark, text } })
  })
})

describe('staff', () => {
  it('switch a form off: nothing more is taken', async () => {
    const where = { form: { equals: 'site-contact' } } as const
    await cms.payload.update({ collection: 'forms', where, data: { enabled: false } })
    const { loadMemory } = await import('@/content/memory/load')
    const { setMemory } = await import('@/content/memory/memory')
    setMemory(await loadMemory(cms.payload))
    const response = await postForm('site-contact', { ...SITE_QUESTION, _challenge: await solvedTask('site-contact') })
    expect(response.status).toBe(410)
    expect(await leads()).toEqual([])
  })

  it('count the versions of a consent text by changing it, in any language', async () => {
    const [form] = (await cms.payload.find({ collection: 'forms', where: { form: { equals: 'contact-me' } } })).docs
    const id = form?.id ?? 0
    const change = (locale: 'nl' | 'fr', data: object) => cms.payload.update({ collection: 'forms', id, locale, data })
    await change('nl', { consent: 'Wij bewaren dit een jaar.' })
    await change('fr', { consent: 'Nous gardons cela un an.' })
    const after = await change('fr', { consent: 'Nous gardons cela un an.', recipient: 'a@example.be' })
    expect(after.consentVersion).toBe(3)
  })
})
