import { describe, expect, it } from 'vitest'
import { PROPERTY_FIELDS } from '@/domain/properties/fields'
import type { Goal } from '@/domain/properties/goal'
import { MENTION_CODES } from '@/domain/properties/mentions'
import type { Region } from '@/domain/properties/region'
import { MENTION_FIELDS, missingMentions } from '@/domain/properties/required-mentions'
import { completeListing as completeAdvert } from '../../../support/complete-listing'

const HOUSE = 'house'
const GARAGE = 'garage'
const LAND = 'land'
const FACTS = ['permit', 'areaDestination', 'summons', 'preemptiveRight', 'allotmentPermit'] as const
const FLOOD = ['floodPScore', 'floodGScore'] as const
const same = (names: readonly string[]): [string, string[]][] => names.map((name) => [name, [name]])

/** By region and goal: what is missing once a field of the complete listing is taken away. */
const LAW: Record<Region, Record<Goal, [field: string, missing: string[]][]>> = {
  flanders: {
    sale: [
      ['price', ['price']],
      ['energyPerformance', ['epcValue']],
      ['epcReference', ['epcCertificate']],
      ...same([...FACTS, ...FLOOD]),
    ],
    rent: [
      ['price', ['rent']],
      ['publishPrice', ['rent']],
      ['chargesRenter', ['charges']],
      ['energyPerformance', ['epcValue']],
      ...same([...FACTS, ...FLOOD]),
    ],
  },
  wallonia: {
    sale: [
      ['price', ['price']],
      ['energyPerformance', ['epcClass', 'epcValue']],
      ...same(['energyTotal', 'epcReference']),
    ],
    rent: [
      ['price', ['rent']],
      ['publishPrice', ['rent']],
      ['chargesRenter', ['charges']],
      ['energyPerformance', ['epcClass', 'epcValue']],
      ...same(['energyTotal', 'epcReference']),
    ],
  },
  brussels: {
    sale: [
      ['price', ['price']],
      ['epcLabelText', ['epcClass']],
      ['co2Emission', ['co2Emission']],
      ['areaDestination', ['zoning']],
    ],
    rent: [
      ['price', ['rent']],
      ['publishPrice', ['rent']],
      ['chargesRenter', ['charges']],
      ['epcLabelText', ['epcClass']],
      ['co2Emission', ['co2Emission']],
      ['areaDestination', ['zoning']],
      ['individualMeters', ['individualMeters']],
    ],
  },
  luxembourg: {
    sale: [
      ['price', ['price']],
      ['epcLabelText', ['epc']],
    ],
    rent: [
      ['price', ['rent']],
      ['publishPrice', ['rent']],
      ['chargesRenter', ['charges']],
    ],
  },
}

const REGIONS = Object.keys(LAW) as Region[]
const GOALS = ['sale', 'rent'] as const
const PAIRS = REGIONS.flatMap((region) => GOALS.map((goal) => [region, goal] as const))
const CASES = PAIRS.flatMap(([region, goal]) =>
  LAW[region][goal].flatMap(([field, missing]) =>
    [null, undefined, ''].map((nothing) => [region, goal, field, nothing, missing] as const),
  ),
)

const completeListing = (region: Region, goal: Goal): Record<string, unknown> => ({
  ...completeAdvert(region, goal),
  type: 1,
})

const codes = (values: Record<string, unknown>, kind: unknown = HOUSE): string[] =>
  missingMentions(values, kind).map(({ code }) => code)
const lacking = (region: Region, goal: Goal, more: object, kind: unknown = HOUSE): string[] =>
  codes({ ...completeListing(region, goal), ...more }, kind)

describe('a listing of which everything is mentioned', () => {
  it.each(PAIRS)('lacks nothing in %s for %s', (region, goal) => {
    expect(codes(completeListing(region, goal))).toEqual([])
  })
})

describe('a listing of which one field was taken away', () => {
  it.each(CASES)('in %s for %s without %s (%j) lacks %j', (region, goal, field, nothing, missing) => {
    const found = missingMentions({ ...completeListing(region, goal), [field]: nothing }, HOUSE)
    expect(found.map(({ code }) => code)).toEqual(missing)
    for (const { code, fields, message } of found) {
      expect(fields).toContain(field)
      expect(message).toBe(`properties.missingMentions:${code}`)
    }
  })

  it('was tried for every field of the complete one that the law reads', () => {
    const given = ['goal', 'status', 'countryId', 'zip', 'type', 'leaseYears', 'publishPrice']
    for (const [region, goal] of PAIRS) {
      const tried = LAW[region][goal].map(([field]) => field)
      const read = Object.keys(completeListing(region, goal)).filter(
        (field) => MENTION_FIELDS.includes(field) && !given.includes(field),
      )
      expect(tried).toEqual(expect.arrayContaining(read))
    }
  })
})

describe('an empty listing', () => {
  const nothing = (region: Region, goal: Goal, icon: unknown = HOUSE) => {
    const { countryId, zip, leaseYears } = completeListing(region, goal)
    const price = { publishPrice: true, goal: goal === 'sale' ? '0' : '1' }
    return codes({ countryId, zip, leaseYears, type: 1, ...price }, icon)
  }

  it.each(PAIRS)('lacks every mention of its row (%s, %s)', (region, goal) => {
    const row = new Set(LAW[region][goal].flatMap(([, missing]) => missing))
    expect(new Set(nothing(region, goal))).toEqual(row)
  })

  it('names each mention of the table somewhere, "PEB en cours" aside', () => {
    const named = new Set([...codes({}), ...PAIRS.flatMap(([region, goal]) => nothing(region, goal))])
    expect([...named, 'epcPending'].sort()).toEqual([...MENTION_CODES].sort())
  })

  it.each([
    ['flanders', 'sale', LAND, ['price', ...FACTS, 'floodPScore']],
    ['flanders', 'sale', GARAGE, ['price', ...FACTS, ...FLOOD]],
    ['flanders', 'rent', GARAGE, ['rent', 'charges', ...FACTS, ...FLOOD]],
    ['wallonia', 'sale', LAND, ['price']],
    ['wallonia', 'rent', GARAGE, ['rent', 'charges']],
    ['brussels', 'sale', LAND, ['price', 'zoning']],
    ['brussels', 'rent', GARAGE, ['rent', 'charges', 'zoning']],
    ['luxembourg', 'sale', LAND, ['price']],
  ] as const)('in %s for %s without a building (icon %i)', (region, goal, icon, missing) => {
    expect(nothing(region, goal, icon)).toEqual(missing)
  })
})

describe('price, rent and charges', () => {
  it('may be on request for a sale only', () => {
    expect(lacking('flanders', 'sale', { publishPrice: false, price: null })).toEqual([])
    expect(lacking('flanders', 'rent', { publishPrice: false })).toEqual(['rent'])
  })

  it('of zero: a price is none, charges are a statement', () => {
    expect(lacking('wallonia', 'sale', { price: 0 })).toEqual(['price'])
    expect(lacking('wallonia', 'rent', { price: 0 })).toEqual(['rent'])
    expect(lacking('wallonia', 'rent', { chargesRenter: 0 })).toEqual([])
  })
})

describe('Flanders', () => {
  const address = { epcReference: '', publishAddress: true, street: { fr: 'Rue Haute' } }

  it.each([
    [{ ...address, houseNumber: '12' }, []],
    [{ ...address, street: 'Hoogstraat', houseNumber: '12' }, []],
    [{ ...address, street: 'Hoogstraat 12' }, []],
    [address, ['epcCertificate']],
    [{ ...address, houseNumber: '12', publishAddress: false }, ['epcCertificate']],
    [{ ...address, houseNumber: '12', street: { fr: ' ' } }, ['epcCertificate']],
  ])('takes a public address for the certificate code: %j', (more, missing) => {
    expect(lacking('flanders', 'sale', more)).toEqual(missing)
  })

  it.each([
    [null, []],
    [1, []],
    [9, []],
    [10, [...FACTS, ...FLOOD]],
    [99, [...FACTS, ...FLOOD]],
  ])('wants the planning facts of a lease of %j years: %j', (leaseYears, missing) => {
    const none = Object.fromEntries([...FACTS, ...FLOOD].map((name) => [name, null]))
    expect(lacking('flanders', 'rent', { ...none, leaseYears })).toEqual(missing)
  })

  it('never misses the renovation obligation, which the site derives', () => {
    expect(lacking('flanders', 'sale', { energyPerformance: 480 })).toEqual([])
  })
})

describe('Wallonia', () => {
  it.each(['PEB en cours', 'peb en cours', 'En cours', 'in aanvraag', '?'])(
    'forbids %j, with or without a score',
    (epcLabelText) => {
      for (const goal of GOALS) {
        const none = { epcLabelText, energyPerformance: null }
        expect(lacking('wallonia', goal, { epcLabelText })).toEqual(['epcClass', 'epcPending'])
        expect(lacking('wallonia', goal, none)).toEqual(['epcClass', 'epcPending', 'epcValue'])
      }
    },
  )

  it.each(['A++', 'a+', 'G', 'B', ''])('allows %j', (epcLabelText) => {
    expect(lacking('wallonia', 'sale', { epcLabelText })).toEqual([])
  })

  it.each(['PEB C', 'Classe C', 'B (2019)', 'PEB A++', 'PEB A'])('reads the class in %j', (epcLabelText) => {
    expect(lacking('wallonia', 'sale', { epcLabelText })).toEqual([])
    expect(lacking('wallonia', 'sale', { epcLabelText, energyPerformance: null })).toEqual(['epcValue'])
    expect(lacking('brussels', 'sale', { epcLabelText, energyPerformance: null })).toEqual([])
  })

  it.each(['A venir', 'PEB A VENIR', 'PEB A demander'])('reads no class in the preposition of %j', (epcLabelText) => {
    expect(lacking('wallonia', 'sale', { epcLabelText })).toEqual(['epcClass', 'epcPending'])
  })
})

describe('Brussels', () => {
  it.each(['areaDestination', 'planningUrl', 'planningInfo'])('takes %s for the zoning', (name) => {
    const more = { areaDestination: null, [name]: 'x' }
    expect(lacking('brussels', 'sale', more)).toEqual([])
  })

  it('takes the class from the score where there is no text', () => {
    expect(lacking('brussels', 'sale', { epcLabelText: '', energyPerformance: 98 })).toEqual([])
    expect(lacking('brussels', 'sale', { epcLabelText: 'EPB volgt' })).toEqual(['epcClass'])
  })

  it.each(['yes', 'no'])('wants to know about the meters, not that they are %s', (answer) => {
    expect(lacking('brussels', 'rent', { individualMeters: answer })).toEqual([])
  })
})

describe('what tells which mentions are due', () => {
  it.each([
    { countryId: '10', zip: '' },
    { countryId: '10', zip: null },
    { countryId: '10', zip: 'abcd' },
    { countryId: '10', zip: '999' },
    { countryId: null, zip: '5000' },
    { countryId: '33', zip: '75001' },
  ])('is missing without a region (%j), beside what holds everywhere', (place) => {
    const known = { ...place, type: 1, publishPrice: true }
    expect(codes({ ...known, goal: '0' })).toEqual(['region', 'price', 'epc'])
    expect(codes({ ...known, goal: '1' })).toEqual(['region', 'rent', 'charges'])
    expect(codes({ ...known, goal: '0', price: 1, energyPerformance: 200 })).toEqual(['region'])
  })

  it.each([null, undefined, ''])('is missing without a type (%j), beside what a building needs', (type) => {
    expect(lacking('flanders', 'sale', { type }, null)).toEqual(['type'])
    expect(lacking('flanders', 'sale', { type, floodGScore: null, energyPerformance: null }, null)).toEqual([
      'type', 'epcValue', 'floodGScore',
    ])
  })

  it.each([null, undefined, ''])('is missing without a goal (%j)', (goal) => {
    expect(lacking('luxembourg', 'rent', { goal })).toEqual(['goal'])
  })

  it('is the country alone in Luxembourg', () => {
    expect(lacking('luxembourg', 'sale', { zip: null })).toEqual([])
  })
})

it.each(['sold', 'rented'])('nothing is advertised any more of what is %s', (status) => {
  for (const [region] of PAIRS) expect(codes({ ...completeListing(region, 'sale'), status, price: 0 })).toEqual([])
})

it('a unit of a project is a property like any other', () => {
  const more = { project: 7, energyPerformance: null }
  expect(lacking('flanders', 'sale', more)).toEqual(['epcValue'])
})

it('every field that mends something is a field of a property', () => {
  const names = [...PROPERTY_FIELDS.map(({ name }) => name), 'type']
  expect(MENTION_FIELDS.filter((name) => !names.includes(name))).toEqual([])
})
