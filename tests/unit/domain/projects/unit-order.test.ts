import { describe, expect, it } from 'vitest'
import { priceSteps } from '@/domain/projects/price-steps'
import { byFloor, isWished, unitOrder, type UnitFacts, type UnitSort } from '@/domain/projects/unit-order'

const unit = (fields: Partial<UnitFacts> = {}): UnitFacts => ({
  type: 'Apartment', status: 'available', floor: '1', rooms: '2', price: '300000',
  ...fields,
})
const wish = (fields = {}) => ({ type: '', rooms: '', status: '', price: '', ...fields })

describe('isWished', () => {
  it.each([
    [{}, {}, true],
    [{ type: 'Apartment' }, {}, true],
    [{ type: 'House' }, {}, false],
    [{ status: 'sold' }, {}, false],
    [{ rooms: '2' }, {}, true],
    [{ rooms: '3' }, {}, false],
    [{ rooms: '1' }, { rooms: '' }, false],
    [{ price: '300000' }, {}, true],
    [{ price: '299999' }, {}, false],
    [{ price: '999999' }, { price: '' }, false],
    [{ price: 'x', rooms: 'y' }, {}, true],
  ])('wish %j of %j: %s', (wished, fields, expected) => {
    expect(isWished(unit(fields), wish(wished))).toBe(expected)
  })
})

describe('unitOrder', () => {
  const units = [
    unit({ type: 'Studio', floor: '', rooms: '', price: '', status: 'sold' }),
    unit({ type: 'Apartment', floor: '2', rooms: '1', price: '250000', status: 'option' }),
    unit({ type: 'House', floor: '0', rooms: '3', price: '400000', status: 'available' }),
  ]
  it.each<[UnitSort, string[]]>([
    ['floor', ['House', 'Apartment', 'Studio']],
    ['type', ['Apartment', 'House', 'Studio']],
    ['rooms', ['Apartment', 'House', 'Studio']],
    ['price', ['Apartment', 'House', 'Studio']],
    ['price-desc', ['House', 'Apartment', 'Studio']],
    ['status', ['House', 'Apartment', 'Studio']],
  ])('sorts by %s, unknown last', (sort, types) => {
    expect([...units].sort(unitOrder(sort)).map(({ type }) => type)).toEqual(types)
  })
})

describe('byFloor', () => {
  const floors = [null, 2, -1, null, 0, 2]

  it('puts the lowest floor first, an unknown one last, and the first listed first on a floor', () => {
    const units = floors.map((floor, id) => ({ floor, id }))
    expect(units.toReversed().sort(byFloor).map(({ id }) => id)).toEqual([2, 4, 1, 5, 0, 3])
  })

  it('is the order of the price list in the browser', () => {
    const rows = floors.map((floor, id) => ({ ...unit({ floor: String(floor ?? '') }), id }))
    const listed = floors.map((floor, id) => ({ floor, id })).sort(byFloor)
    expect(rows.sort(unitOrder('floor')).map(({ id }) => id)).toEqual(listed.map(({ id }) => id))
  })
})

describe('priceSteps', () => {
  it.each([
    [[], []],
    [[300_000], []],
    [[300_000, 300_000], []],
    [[200_000, 500_000], [200_000, 250_000, 300_000, 350_000, 400_000, 450_000, 500_000]],
    [[245_000, 312_000], [260_000, 280_000, 300_000, 320_000]],
  ])('of %j are %j', (prices, steps) => {
    expect(priceSteps(prices)).toEqual(steps)
  })
})
