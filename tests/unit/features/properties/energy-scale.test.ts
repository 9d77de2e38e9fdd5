import { describe, expect, it } from 'vitest'
import { energyScale, placeInStep } from '@/features/properties/energy-scale'
import type { Region } from '@/features/properties/region'

const current = (region: Region, label: string) =>
  energyScale(region, label).filter((step) => step.current)

describe('energyScale', () => {
  it.each([
    ['flanders', 'A+ A B C D E F'],
    ['wallonia', 'A++ A+ A B C D E F G'],
    ['brussels', 'A B C D E F G'],
    ['luxembourg', 'A+ A B C D E F G H I'],
  ] as const)('in %s runs %s', (region, texts) => {
    const steps = energyScale(region, 'b').map(({ text }) => text)
    expect(steps).toEqual(texts.split(' '))
  })

  it('marks the step of the label', () => {
    expect(current('flanders', 'a_plus')).toMatchObject([{ text: 'A+', background: '#009640' }])
    expect(current('wallonia', 'g')).toMatchObject([{ code: 'g' }])
  })

  it('marks the letter of a Brussels grade', () => {
    expect(current('brussels', 'b_sub')).toMatchObject([{ code: 'b' }])
  })
})

describe('the edges of the scale', () => {
  it.each([
    ['flanders', [0, 100, 200, 300, 400, 500, null]],
    ['wallonia', [0, 45, 85, 170, 255, 340, 425, 510, null]],
    ['brussels', [45, 95, 150, 210, 275, 345, null]],
    ['luxembourg', Array(10).fill(null)],
  ] as const)('in %s are %j', (region, edges) => {
    expect(energyScale(region, 'b').map(({ upTo }) => upTo)).toEqual(edges)
  })

  it.each([
    ['flanders', 'c', 250, 0.5],
    ['flanders', 'c', 225, 0.25],
    ['flanders', 'c', 300, 0.94],
    ['flanders', 'c', 201, 0.06],
    ['flanders', 'a_plus', -20, 0.5],
    ['flanders', 'f', 900, 0.5],
    ['flanders', 'c', 999, 0.5],
    ['flanders', 'c', null, 0.5],
    ['brussels', 'b_sub', 70, 0.5],
    ['luxembourg', 'b', 70, 0.5],
  ] as const)('%s %s %s stands at %s', (region, label, value, place) => {
    expect(placeInStep(energyScale(region, label), value)).toBeCloseTo(place)
  })
})
