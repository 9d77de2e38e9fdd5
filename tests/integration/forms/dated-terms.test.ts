import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { FormName } from '@/domain/forms/forms'
import { today } from '@/lib/today'
import { startCms, type Cms } from '../../support/cms'
import { contentBed } from '../../support/content-bed'
import { NAMES } from '../../support/form-fixtures'
import { postForm, solvedTask } from '../../support/solved-form'

const SOURCE = 'https://www.notaris.be/'
const OFFER = {
  ...NAMES, title: 'ms', street: 'Rue Haute', houseNumber: '1', zip: '5000', city: 'Namur',
  amount: '285.000', amountInWords: 'tweehonderdvijfentachtigduizend euro', place: 'Namur',
  validFrom: '2099-01-01', validUntil: '2099-01-15', signingDate: today(),
}

let cms: Cms
let rental: number
let sale: number
let refresh: () => Promise<void>

beforeAll(async () => {
  cms = await startCms()
  const bed = contentBed(cms)
  const { city, type } = await bed.houseInNamur()
  rental = Number((await bed.property({ type, city, goal: '1' })).listingId)
  sale = Number((await bed.property({ type, city, goal: '0' })).listingId)
  const { loadMemory } = await import('@/content/memory/load')
  const { setMemory } = await import('@/content/memory/memory')
  refresh = async () => setMemory(await loadMemory(cms.payload))
  const deposit = { region: 'wallonia', months: 2, validFrom: '2018-09-01', source: SOURCE } as const
  await cms.payload.updateGlobal({ slug: 'rates', data: { rentDeposits: [deposit] } })
  await refresh()
})
afterAll(() => cms.stop())

/** The fields that a form about a property asks to be ticked. */
async function ticked(form: FormName, id: number) {
  const { formView } = await import('@/features/forms/queries')
  const { siteIn } = await import('@/content/site')
  const { NOTHING_ASKED } = await import('@/domain/forms/asked')
  const view = await formView(siteIn('nl'), form, { ...NOTHING_ASKED, subject: { kind: 'property', id } })
  return view?.steps.flatMap(({ fields }) => fields.filter(({ kind, isRequired }) => kind === 'yes' && isRequired))
}

const become = async (kind: 'garage' | 'commercial' | 'house' | 'apartment') => {
  await cms.payload.update({ collection: 'types', where: {}, data: { kind } })
  await refresh()
}

describe('the deposit that a candidate declares', () => {
  const declared = async () => (await ticked('contact-appointment', rental))?.map(({ name }) => name).at(-1)

  it('has a number of months for a home alone, which the law caps', async () => {
    expect(await declared()).toBe('paymentsDue2')
    for (const kind of ['garage', 'commercial'] as const) {
      await become(kind)
      expect(await declared(), kind).toBe('paymentsDue')
    }
    await become('apartment')
    expect(await declared()).toBe('paymentsDue2')
  })
})

describe('the advance of an offer', () => {
  const advances = async (...rows: { percent: number; validFrom: string }[]) => {
    await cms.payload.updateGlobal({ slug: 'rates', data: { advances: rows.map((row) => ({ ...row, source: SOURCE })) } })
    await refresh()
  }
  const advance = async () => (await ticked('purchase-offer', sale))?.find(({ name }) => name === 'advance')?.percent
  const offer = async (more: object) =>
    postForm('purchase-offer', { ...OFFER, _property: String(sale), ...more, _challenge: await solvedTask('purchase-offer') })
  const stored = async () =>
    (await cms.payload.find({ collection: 'leads', sort: '-id', limit: 1 })).docs.map(({ answers }) => (answers as Record<string, unknown>).advance)

  it('is the share of the day, and is stored as it was read', async () => {
    await advances({ percent: 10, validFrom: '2000-01-01' }, { percent: 5, validFrom: '2099-01-01' })
    expect(await advance()).toBe(10)
    expect((await offer({ advance: '10' })).status).toBe(200)
    expect(await stored()).toEqual([10])
    await advances({ percent: 7.5, validFrom: '2020-01-01' })
    expect(await advance()).toBe(7.5)
    for (const other of ['10', 'yes']) {
      const response = await offer({ advance: other })
      expect([response.status, await response.json()], other).toMatchObject([422, { problems: [{ field: 'advance' }] }])
    }
  })

  it('has no number where none is known', async () => {
    await advances({ percent: 10, validFrom: '2099-01-01' })
    expect(await advance()).toBeUndefined()
    expect((await offer({ advance: 'yes' })).status).toBe(200)
    expect(await stored()).toEqual([true])
  })
})
