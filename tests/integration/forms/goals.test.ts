import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { loadMemory } from '@/content/memory/load'
import { setMemory } from '@/content/memory/memory'
import { siteIn } from '@/content/site'
import { NOTHING_ASKED } from '@/domain/forms/asked'
import type { FormName } from '@/domain/forms/forms'
import { startCms, type Cms } from '../../support/cms'
import { contentBed } from '../../support/content-bed'
import { NAMES } from '../../support/form-fixtures'
import { postForm, solvedTask } from '../../support/solved-form'

let cms: Cms
const ids: Record<'sale' | 'rent', number> = { sale: 0, rent: 0 }
/** New homes to let in Brussels. */
const PROJECT = 900_010

beforeAll(async () => {
  cms = await startCms()
  const bed = contentBed(cms)
  const type = await bed.type({ nl: 'Huis', fr: 'Maison' })
  const city = await bed.city({ nl: 'Gent', fr: 'Gand' })
  ids.sale = Number((await bed.property({ type, city, goal: '0' })).listingId)
  ids.rent = Number((await bed.property({ type, city, goal: '1' })).listingId)
  await bed.project({ nl: 'De Linde' }, { listingId: PROJECT, goal: '1', zip: '1000', countryId: '10' })
  setMemory(await loadMemory(cms.payload))
})
afterAll(() => cms.stop())

const view = async (form: FormName, id: number | null) => {
  const { formView } = await import('@/features/forms/queries')
  return formView(siteIn('nl'), form, { ...NOTHING_ASKED, subject: id === null ? null : { kind: 'property', id } })
}

describe.each([
  ['purchase-offer', 'sale', 'rent'],
  ['rent-application', 'rent', 'sale'],
] as const)('%s', (form, own, other) => {
  it(`is about what is for ${own}`, async () => {
    expect(await view(form, ids[own])).toMatchObject({ lists: null, subject: { id: ids[own] } })
  })

  it('leads about anything else to what it may be about, as where nothing is named', async () => {
    const [named, open] = [await view(form, ids[other]), await view(form, null)]
    expect([named?.subject, named?.lists]).toEqual([null, open?.lists])
    expect(open?.lists).toEqual({ [own]: expect.any(String) as string })
  })

  it('is not taken about anything else', async () => {
    const sent = await postForm(form, { ...NAMES, _property: String(ids[other]), _challenge: await solvedTask(form) })
    expect([sent.status, await sent.json()]).toEqual([422, { kind: 'invalid', problems: [{ field: 'subject', message: 'invalid.subject' }] }])
    const right = await postForm(form, { ...NAMES, _property: String(ids[own]), _challenge: await solvedTask(form) })
    const { problems } = (await right.json()) as { problems: { field: string }[] }
    expect(problems.map(({ field }) => field)).not.toContain('subject')
  })
})

it('a question on new homes to let in Brussels asks and takes no title', async () => {
  const { formView } = await import('@/features/forms/queries')
  const shown = await formView(siteIn('nl'), 'contact-construction', { ...NOTHING_ASKED, subject: { kind: 'project', id: PROJECT } })
  expect(shown?.situation).toMatchObject({ region: 'brussels', goal: 'rent' })
  expect(shown?.steps.flatMap(({ fields }) => fields.map(({ name }) => name))).not.toContain('title')
  const about = { ...NAMES, remark: 'Wanneer is het klaar?', title: 'ms', _project: String(PROJECT) }
  const sent = await postForm('contact-construction', { ...about, _challenge: await solvedTask('contact-construction') })
  expect([sent.status, await sent.json()]).toEqual([422, { kind: 'invalid', problems: [{ field: 'title', message: 'invalid.unknown' }] }])
})

it('a form of either goal leads to all lists', async () => {
  expect(Object.keys((await view('send-to-friend', null))?.lists ?? {})).toEqual(['sale', 'rent', 'projects'])
})

it.each([
  ['contact-me', ['sale', 'rent']],
  ['contact-appointment', ['sale', 'rent']],
  ['contact-construction', ['projects']],
] as const)('%s leads to the lists of what it is taken about', async (form, lists) => {
  expect(Object.keys((await view(form, null))?.lists ?? {})).toEqual(lists)
})
