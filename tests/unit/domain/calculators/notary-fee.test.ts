import { describe, expect, it } from 'vitest'
import { notaryFee } from '@/domain/calculators/notary-fee'
import { rateOn } from '@/domain/calculators/rate-on'
import { DAY, RATES } from './fixtures'

const rate = rateOn(RATES.notaryFees, DAY)

describe('the fee of a notary', () => {
  it.each([
    [7_500, 342],
    [17_500, 627],
    [30_000, 912],
    [45_495, 1_176.96],
    [64_095, 1_389],
    [250_095, 2_449.2],
    [300_000, 2_477.65],
    [1_000_000, 2_876.65],
  ])('on %s euro is %s', (price, fee) => {
    expect(notaryFee(rate, price)?.fee).toBe(fee)
  })

  it('comes with fixed costs and VAT on both', () => {
    expect(notaryFee(rate, 300_000)).toEqual({
      fee: 2_477.65, fixedCosts: 1_000, vat: 730.31, total: 4_207.96,
    })
  })

  it.each([NaN, -1, 0, Infinity])('is not known on %s', (price) => {
    expect(notaryFee(rate, price)).toBeNull()
  })

  it.each([
    ['no rate', null],
    ['no brackets', []],
    ['a last bracket that ends below the price', [{ upTo: 100, percent: 1 }]],
    ['brackets that fall', [{ upTo: 200_000, percent: 1 }, { upTo: 100, percent: 1 }, { upTo: null, percent: 1 }]],
    ['a bracket without a percentage', [{ upTo: null, percent: NaN }]],
  ])('is not known with %s', (_, brackets) => {
    expect(notaryFee(brackets && rate && { ...rate, brackets }, 300_000)).toBeNull()
  })
})
