import { describe, expect, it } from 'vitest'
import { describePrice, PRICE_UNIT_FROM } from '@/domain/properties/price'

const facts = { goal: 'sale', price: 418000, publishPrice: true, priceUnit: 1 } as const
const amount = { kind: 'amount', euro: 418000, from: false, perMonth: false }

describe('describePrice', () => {
  it('is the amount', () => {
    expect(describePrice(facts)).toEqual(amount)
  })

  it('starts from the amount with price unit 7', () => {
    expect(PRICE_UNIT_FROM).toBe(7)
    expect(describePrice({ ...facts, priceUnit: 7 })).toEqual({ ...amount, from: true })
  })

  it('is monthly for rent', () => {
    expect(describePrice({ ...facts, goal: 'rent' })).toEqual({ ...amount, perMonth: true })
  })

  it.each([
    { publishPrice: false },
    { publishPrice: null },
    { publishPrice: undefined },
    { price: null },
    { price: undefined },
    { price: 0 },
    { price: -1 },
    { price: NaN },
    { price: Infinity },
  ])('is on request with %j', (change) => {
    expect(describePrice({ ...facts, ...change })).toEqual({ kind: 'on-request' })
  })
})
