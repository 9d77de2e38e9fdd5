import { describe, expect, it } from 'vitest'
import { askedGoal, priceOn, queryOf } from '@/domain/search/read/query-of'
import { readQuery } from '@/domain/search/read/read-query'
import { readIndexOf } from '../../../../support/read-fixtures'

const index = readIndexOf('nl')

describe('askedGoal', () => {
  it.each([
    ['max 900', 'rent'],
    ['appartement 700 tot 900 euro', 'rent'],
    ['tussen 800 en 1200', 'rent'],
    ['huurprijs', 'rent'],
    ['max 350 per maand', 'rent'],
    ['lijfrente', 'sale'],
    ['huis op lijfrente max 900', 'sale'],
    ['te huur op lijfrente', 'rent'],
    ['vanaf 900', null],
    ['max 350', null],
    ['tussen 200 en 300 euro', null],
    ['300-400k', null],
    ['te koop tussen 800 en 1200', 'sale'],
  ])('of %j is %s', (typed, goal) => {
    expect(askedGoal(readQuery(index, typed))).toBe(goal)
  })
})

describe('priceOn', () => {
  it.each([
    ['max 350', 350_000],
    ['max 1200', 1200],
    ['tussen 200 en 300 euro', 300_000, 200_000],
    // Both are thousands, or none is.
    ['tussen 800 en 1200', 1_200_000, 800_000],
    ['tussen 800 en 15000', 15_000, 800],
    ['min 200 max 300k', 300_000, 200_000],
  ])('to buy of %j is up to %s', (typed, max, min: number | null = null) => {
    expect(priceOn('sale', readQuery(index, typed))).toEqual({ min, max })
  })

  it('leaves a rent as it was typed', () => {
    expect(priceOn('rent', readQuery(index, 'tussen 300 en 900'))).toEqual({ min: 300, max: 900 })
  })
})

describe('queryOf', () => {
  it('asks for energy classes and a radius as a list does', () => {
    const query = queryOf(index, readQuery(index, 'huis 15 km rond gent epc b of beter met tuin'), 'sale')
    expect(query).toBe('city=Gent|9000&radius=20&type=1&energy=a&energy=b&garden=1')
  })

  it('keeps a size among the words that were not understood', () => {
    expect(queryOf(index, readQuery(index, 'bouwgrond gent 1000 m²'), 'sale')).toBe('city=Gent|9000&type=4&q=1000+m%C2%B2')
  })
})
