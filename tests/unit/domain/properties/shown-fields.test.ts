import { describe, expect, it } from 'vitest'
import { detailView } from '@/domain/properties/detail'
import { shownFields } from '@/domain/properties/shown-fields'

const property = { goal: '0', bedrooms: 3, chargesRenter: 75, floodPScore: 'B', zip: '9000' }
const condition = (shows: unknown, value: string, more = {}) => ({
  active: true, shows, field: 'goal', logic: 'equals', compareWithValue: value,
  ...more,
})
const HOLDS = '0'
const FAILS = '1'
const shown = (...conditions: object[]) => shownFields(conditions, property, 'nl')

describe('shownFields', () => {
  it('shows what no condition names', () => {
    expect(shown()('bedrooms')).toBe(true)
    expect(shown(condition(['toilets'], FAILS))('bedrooms')).toBe(true)
  })

  it('shows what is named only if every active condition that names it holds', () => {
    const holding = condition(['bedrooms'], HOLDS)
    const failing = condition(['toilets', 'bedrooms'], FAILS)
    expect(shown(holding)('bedrooms')).toBe(true)
    expect(shown(failing)('bedrooms')).toBe(false)
    expect(shown(holding, failing)('bedrooms')).toBe(false)
    expect(shown(failing, holding)('bedrooms')).toBe(false)
  })

  it.each([false, null, undefined, 'true'])('leaves out one that is not active (%j)', (active) => {
    expect(shown(condition(['bedrooms'], FAILS, { active }))('bedrooms')).toBe(true)
  })

  it('knows the fields of a group, and other groups not', () => {
    const isShown = shown(condition(['rental', 'map'], FAILS))
    expect(['rental', 'chargesRenter', 'leaseYears', 'map'].filter(isShown)).toEqual([])
    expect(['finance', 'bedrooms', 'flood', 'planning'].filter(isShown)).toHaveLength(4)
  })

  it.each([null, undefined, 'bedrooms', [null, 7]])('is not upset by %j', (shows) => {
    expect(shown(condition(shows, FAILS))('bedrooms')).toBe(true)
  })
})

describe('the detail of a property', () => {
  const view = (...conditions: object[]) => detailView(property, 'nl', shown(...conditions))
  const facts = (detail: ReturnType<typeof view>) =>
    detail.groups.flatMap(({ facts }) => facts.map(({ field }) => field))

  it('has no field or block that a condition hides', () => {
    const hidden = view(condition(['rooms', 'flood', 'chargesRenter', 'calculators'], FAILS))
    expect([facts(hidden), hidden.keyFacts, hidden.flood, hidden.calculators]).toEqual([
      [], [], null, false,
    ])
    const labelled = { ...property, energyPerformance: 450 }
    const energy = [condition(['energy'], FAILS)] as never
    expect(detailView(labelled, 'nl', shownFields(energy, labelled, 'nl'))).toMatchObject({
      energy: null, energyValue: null, renovationDuty: false,
    })
    const plain = view()
    expect(facts(plain)).toEqual(['bedrooms', 'chargesRenter'])
    expect([plain.keyFacts.length, plain.flood?.parcel, plain.calculators]).toEqual([1, 'B', true])
  })
})
