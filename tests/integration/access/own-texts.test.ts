import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addMail } from '../../support/lead-bed'
import { serverFunctions } from '../../support/server-functions'
import { accessBed, type AccessBed, type StaffName } from './bed'

const ADDRESS = 'https://calendar.example/of-agent-a'

/** The fields of a form, by their paths. */
type Fields = Record<string, { value?: unknown; passesCondition?: boolean } | undefined>

interface Answer {
  status: number
  body: { docs?: unknown[] }
}

let bed: AccessBed
let admin: Awaited<ReturnType<typeof serverFunctions>>
let hours: number

const personOf = (name: StaffName): number => (bed.actors[name] as { id: number }).id

beforeAll(async () => {
  bed = await accessBed()
  admin = await serverFunctions()
  const made = await bed.as('agentA')('POST', '/visiting-hours', { hours: [], busyAddress: ADDRESS })
  hours = made.body.doc!.id
})
afterAll(() => bed.cms.stop())

/** The form of a document as the admin draws it for somebody: of what the API gives them of it. */
async function formOf(name: StaffName, collectionSlug: string, id?: number): Promise<Fields> {
  const stored = id === undefined ? {} : (await bed.as(name)('GET', `/${collectionSlug}/${id}?depth=0`)).body
  return stateOf(name, { collectionSlug, id, data: stored })
}

async function stateOf(name: StaffName, given: { collectionSlug: string } & Record<string, unknown>): Promise<Fields> {
  const operation = given.id === undefined ? 'create' : 'update'
  const asked = { schemaPath: given.collectionSlug, operation, docPermissions: { fields: true }, docPreferences: { fields: {} }, ...given }
  const { state } = (await admin.call(bed.headersOf(name), 'form-state', { ...asked, renderAllFields: true, skipValidation: true })) as { state: Fields }
  return state
}

describe('the form of a mail', () => {
  it('shows an administrator what was written', async () => {
    const { id } = await addMail(bed.cms, { kind: 'confirmation', to: 'an@visitor.example', text: 'Dank u.', html: '<p>Dank u.</p>' })
    const form = await formOf('administrator', 'mails', id)
    expect([form.text?.value, form.html?.value]).toEqual(['Dank u.', '<p>Dank u.</p>'])
  })

  it('shows nobody the mail of an account, whose link signs in', async () => {
    const { id } = await addMail(bed.cms, { kind: 'account', to: 'an@visitor.example', text: 'A link.', html: '<p>A link.</p>' })
    const form = await formOf('administrator', 'mails', id)
    expect([form.subject !== undefined, form.text, form.html]).toEqual([true, undefined, undefined])
  })

  it.each([
    '/mails?where[text][like]=link',
    '/mails?where[or][0][html][like]=link',
    '/mails?sort=text',
  ])('is not found by its text: %s', async (path) => {
    const { body, status } = (await bed.as('administrator')('GET', path)) as Answer
    expect([status, body.docs]).toEqual([400, undefined])
  })
})

it('a mail that is kept has no next attempt, which no mail server makes', async () => {
  const dueAt = '2026-01-01T00:00:00.000Z'
  const { id } = await addMail(bed.cms, { to: 'an@visitor.example', state: 'kept', dueAt })
  const { id: tried } = await addMail(bed.cms, { to: 'an@visitor.example', state: 'failed', dueAt })
  const { body } = await bed.as('administrator')('GET', `/mails?where[id][in]=${id},${tried}&sort=id`)
  expect(body.docs).toMatchObject([{ id, dueAt: null }, { id: tried, dueAt }])
})

describe('the address of a calendar', () => {
  it('is shown to its agent, also while they change their hours', async () => {
    const form = await formOf('agentA', 'visiting-hours', hours)
    expect(form.busyAddress?.value).toBe(ADDRESS)
    const changed = await stateOf('agentA', { collectionSlug: 'visiting-hours', id: hours, formState: form })
    expect(changed.busyAddress?.value).toBe(ADDRESS)
  })

  it('is asked of an agent who makes their own hours', async () => {
    expect((await formOf('agentB', 'visiting-hours')).busyAddress).toBeDefined()
    const allowed = (await bed.as('agentB')('POST', '/visiting-hours/access', { _status: 'draft' })).body as unknown
    expect(allowed).toMatchObject({ fields: { busyAddress: true } })
  })

  it('is shown to no colleague, whatever part of the hours they ask for', async () => {
    const { a } = bed.actors.agencies
    await bed.cms.payload.update({ collection: 'users', id: personOf('agentB'), data: { agency: a } })
    const parts = ['', 'select[busyAddress]=true', 'select[id]=false&select[agent]=false&select[createdAt]=false&select[updatedAt]=false']
    const heard = await Promise.all(parts.map(async (part) => JSON.stringify((await bed.as('agentB')('GET', `/visiting-hours?depth=0&${part}`)).body)))
    expect(heard.map((text) => [text.includes('"totalDocs":1'), text.includes(ADDRESS)])).toEqual(parts.map(() => [true, false]))
    expect((await formOf('agentB', 'visiting-hours', hours)).busyAddress).toBeUndefined()
  })

  it('is no way to find its hours', async () => {
    for (const query of [`where[busyAddress][equals]=${ADDRESS}`, 'sort=busyAddress']) {
      expect(((await bed.as('agentA')('GET', `/visiting-hours?${query}`)) as Answer).status).toBe(400)
    }
  })
})
