import { describe, expect, it } from 'vitest'
import { readWithin } from '@/domain/calculators/input'
import { readAmount, readDecimal } from '@/lib/read-number'

describe('readAmount', () => {
  it.each([
    ['350000', 350_000],
    ['350.000', 350_000],
    ['350 000', 350_000],
    ['350\u00a0000', 350_000],
    ['350\u202f000', 350_000],
    ['350,000', 350_000],
    ["350'000", 350_000],
    ['€ 350.000', 350_000],
    ['350.000,50', 350_000.5],
    ['350,000.50', 350_000.5],
    ['1.234.567', 1_234_567],
    ['1.234.567,8', 1_234_567.8],
    ['950,5', 950.5],
    ['950.5', 950.5],
    ['0', 0],
    ['', null],
    ['-5', null],
    ['1e9', null],
    ['12,34,56', null],
    ['1.23.456', null],
    ['1,2.3', null],
    ['abc', null],
    ['NaN', null],
    ['Infinity', null],
    // As prices are written without cents, and with the name of the currency.
    ['350.000,-', 350_000],
    ['€ 350.000,--', 350_000],
    ['1250.-', 1_250],
    ['350 000,–', 350_000],
    ['350.000 euro', 350_000],
    ['1.250,50 euros', 1_250.5],
    ['950 EUR', 950],
    ['EUR 350.000', 350_000],
    ['350.000,- euro', 350_000],
    ['euro', null],
    [',-', null],
    ['350.000-', null],
    ['350.000,-5', null],
    ['350 eurocent', null],
    // Neither thousands nor cents.
    ['1250.000', null],
    ['2500,000', null],
    ['1250000.000', null],
    ['€ 1250.000 euro', null],
    ['1250.5555', null],
    ['999.000', 999_000],
    ['1250.50', 1_250.5],
    ['2500,00', 2_500],
  ])('reads %j as %s', (typed, amount) => {
    expect(readAmount(typed)).toBe(amount)
  })
})

describe('readDecimal', () => {
  it.each([
    ['3,5', 3.5],
    ['3.5', 3.5],
    ['3,250 %', 3.25],
    ['1250.125', 1_250.125],
    ['25', 25],
    ['3,-', null],
    ['3 euro', null],
    ['-1', null],
    ['x', null],
  ])('reads %j as %s', (typed, number) => {
    expect(readDecimal(typed)).toBe(number)
  })
})

describe('readWithin', () => {
  it.each([
    ['price', '1.000', 1_000],
    ['price', '999', null],
    ['price', '100.000.000', 100_000_000],
    ['price', '100.000.001', null],
    ['rent', '0', null],
    ['rent', '950', 950],
    ['amount', '0', 0],
    ['percent', '20', 20],
    ['percent', '20,1', null],
    ['years', '25', 25],
    ['years', '25,5', null],
    ['years', '0', null],
    ['years', '41', null],
  ] as const)('takes as %s %j: %s', (bound, typed, value) => {
    expect(readWithin(bound, typed)).toBe(value)
  })
})
