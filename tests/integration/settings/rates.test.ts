import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ratesOf, type Rates } from '@/domain/calculators/rates'
import { depositMonths, rateIn } from '@/domain/calculators/rate-on'
import { completeRates } from '@/cms/first-content/seed-rates'
import { makeActors, type ActorName, type Actors } from '../access/actors'
import { startCms, type Cms } from '../../support/cms'

let cms: Cms
let actors: Actors

beforeAll(async () => {
  cms = await startCms()
  actors = await makeActors(cms)
})
afterAll(() => cms.stop())

const read = async (): Promise<Rates> =>
  ratesOf(await cms.payload.findGlobal({ slug: 'rates', locale: 'all' }))

const save = (data: object, name?: ActorName) =>
  cms.payload.updateGlobal({
    slug: 'rates',
    data: data,
    locale: 'fr',
    ...(name && { overrideAccess: false, user: actors[name] }),
  })

const SOURCE = 'https://finances.belgium.be/'
const DATED = { validFrom: '2027-01-01', source: SOURCE }
const DAY = '2026-11-21'

describe('the rates', () => {
  it('are none before the server started', async () => {
    expect(Object.values(await read()).flat()).toEqual([])
  })

  it('are written at the first start, in every language', async () => {
    await completeRates(cms.payload)
    const rates = await read()
    expect(rateIn(rates.registrationDuties, 'brussels', DAY)).toMatchObject({
      normalPercent: 12.5, reducedPercent: null, exemption: 200_000, validFrom: '2023-04-01',
      conditions: {
        nl: expect.stringContaining('5 jaar') as string,
        fr: expect.stringContaining('5 ans') as string,
        en: expect.stringContaining('5 years') as string,
        de: expect.stringContaining('5 Jahre') as string,
      },
    })
    expect(rates.notaryFees[0]?.brackets).toHaveLength(7)
    expect(rates.registrationDuties).toHaveLength(4)
    expect(depositMonths('flanders', DAY, rates)).toBe(3)
  })

  it('are never written again, also where staff removed them', async () => {
    await save({ rentDeposits: [] })
    await completeRates(cms.payload)
    const rates = await read()
    expect(rates.rentDeposits).toEqual([])
    expect(rates.registrationDuties).toHaveLength(4)
  })

  it.each(['agentA', 'nobody', 'owner'] as const)('are not changed by %s', async (name) => {
    await expect(save({ vat: [{ percent: 1, ...DATED }] }, name)).rejects.toThrow(/may not do this/)
    expect((await read()).vat).toMatchObject([{ percent: 21 }])
  })

  it('are changed by an editor, and announced to the pages', async () => {
    const changes = async () => (await cms.payload.count({ collection: 'content-changes' })).totalDocs
    const before = await changes()
    await save({ rentDeposits: [{ region: 'flanders', months: 4, ...DATED }] }, 'editor')
    const rates = await read()
    expect(depositMonths('flanders', '2027-01-01', rates)).toBe(4)
    expect(depositMonths('flanders', '2026-12-31', rates)).toBeNull()
    expect(await changes()).toBe(before + 1)
  })

  const duty = { region: 'flanders', normalPercent: 12, ...DATED }

  it.each([
    ['no source', { vat: [{ percent: 21, validFrom: '2027-01-01' }] }, /Fill in this field/],
    ['a source that is no address', { vat: [{ percent: 21, ...DATED, source: 'the law' }] }, /full web address/],
    ['a source that would run', { vat: [{ percent: 21, ...DATED, source: 'javascript:alert(1)' }] }, /full web address/],
    ['no day', { vat: [{ percent: 21, source: SOURCE }] }, /Fill in this field/],
    ['more than everything', { vat: [{ percent: 101, ...DATED }] }, /100/],
    ['less than nothing', { advances: [{ percent: -1, ...DATED }] }, /0/],
    ['one day twice', { registrationDuties: [duty, duty] }, /Two rows for the same thing begin on 2027-01-01/],
    ['a reduced rate above the normal', { registrationDuties: [{ ...duty, reducedPercent: 13 }] }, /cannot be higher/],
    ['a ceiling of nothing', { registrationDuties: [{ ...duty, exemptionCeiling: 5 }] }, /highest price/],
    ['an unknown region', { rentDeposits: [{ region: 'luxembourg', months: 2, ...DATED }] }, /not or no longer possible/],
    ['brackets that end', { notaryFees: [{ brackets: [{ upTo: 5, percent: 1 }], fixedCosts: 1, vatPercent: 21, ...DATED }] }, /from low to high/],
  ])('refuse %s', async (_, data, labels) => {
    const before = await read()
    const error: unknown = await save(data).catch((thrown: unknown) => thrown)
    const { errors } = (error as { data: { errors: { message: string }[] } }).data
    expect(errors.map(({ message }) => message).join(' ')).toMatch(labels)
    expect(await read()).toEqual(before)
  })
})
