import { describe, expect, it } from 'vitest'
import { ENERGY_BANDS } from '@/features/properties/energy-bands'
import { energyLabel, EPC_PICTURES } from '@/features/properties/energy-label'
import type { BelgianRegion } from '@/features/properties/region'

// Each row: the last value of a band, its label, and the label just above.
const EDGES: readonly [BelgianRegion, number, string, string][] = [
  ['flanders', 0, 'A+', 'A'],
  ['flanders', 100, 'A', 'B'],
  ['flanders', 200, 'B', 'C'],
  ['flanders', 300, 'C', 'D'],
  ['flanders', 400, 'D', 'E'],
  ['flanders', 500, 'E', 'F'],
  ['wallonia', 0, 'A++', 'A+'],
  ['wallonia', 45, 'A+', 'A'],
  ['wallonia', 85, 'A', 'B'],
  ['wallonia', 170, 'B', 'C'],
  ['wallonia', 255, 'C', 'D'],
  ['wallonia', 340, 'D', 'E'],
  ['wallonia', 425, 'E', 'F'],
  ['wallonia', 510, 'F', 'G'],
  ['brussels', 0, 'A++', 'A+'],
  ['brussels', 15, 'A+', 'A'],
  ['brussels', 30, 'A', 'A-'],
  ['brussels', 45, 'A-', 'B+'],
  ['brussels', 62, 'B+', 'B'],
  ['brussels', 78, 'B', 'B-'],
  ['brussels', 95, 'B-', 'C+'],
  ['brussels', 113, 'C+', 'C'],
  ['brussels', 132, 'C', 'C-'],
  ['brussels', 150, 'C-', 'D+'],
  ['brussels', 170, 'D+', 'D'],
  ['brussels', 190, 'D', 'D-'],
  ['brussels', 210, 'D-', 'E+'],
  ['brussels', 232, 'E+', 'E'],
  ['brussels', 253, 'E', 'E-'],
  ['brussels', 275, 'E-', 'F'],
  ['brussels', 345, 'F', 'G'],
]

describe('by the energy score', () => {
  it.each(EDGES)('%s: up to %d is %s, above it %s', (region, edge, label, next) => {
    // Exactly 0 means that there is no score, so the lowest band is reached from below.
    const value = edge === 0 ? -0.5 : edge
    expect(energyLabel({ region, value, labelText: 'G' })?.text).toBe(label)
    expect(energyLabel({ region, value: edge + 0.01, labelText: 'A' })?.text).toBe(next)
  })

  it('has no other bands', () => {
    const edges = Object.values(ENERGY_BANDS).flatMap((bands) => bands.slice(0, -1))
    expect(edges).toHaveLength(EDGES.length)
  })

  it.each([
    ['brussels', 98, 'c_plus', 'C+', '/images/epc/brussels/c_plus.png'],
    ['brussels', 148, 'c_sub', 'C-', '/images/epc/brussels/c_sub.png'],
    ['brussels', 300, 'f', 'F', '/images/epc/brussels/f.png'],
    ['brussels', 5000, 'g', 'G', '/images/epc/brussels/g.png'],
    ['brussels', -20, 'a', 'A++', '/images/epc/brussels/a.png'],
    ['brussels', 10, 'a', 'A+', '/images/epc/brussels/a.png'],
    ['flanders', -20, 'a_plus', 'A+', '/images/epc/flanders/a_plus.png'],
    ['flanders', 9999, 'f', 'F', '/images/epc/flanders/f.png'],
    ['wallonia', -20, 'a_plusplus', 'A++', '/images/epc/wallonia/a_plusplus.png'],
  ] as const)('%s, %d kWh/m²: %s', (region, value, code, text, image) => {
    expect(energyLabel({ region, value, labelText: '' })).toEqual({ code, text, image })
  })
})

describe('by the given text', () => {
  it.each([
    ['wallonia', 'A++', 'a_plusplus', 'A++', '/images/epc/wallonia/a_plusplus.png'],
    ['flanders', 'A+', 'a_plus', 'A+', '/images/epc/flanders/a_plus.png'],
    ['brussels', 'A++', 'a', 'A++', '/images/epc/brussels/a.png'],
    ['brussels', 'B-', 'b_sub', 'B-', '/images/epc/brussels/b_sub.png'],
    ['brussels', 'B −', 'b_sub', 'B-', '/images/epc/brussels/b_sub.png'],
    ['brussels', 'F+', 'f_plus', 'F+', '/images/epc/brussels/f_plus.png'],
    ['brussels', 'f_sub', 'f_sub', 'F-', '/images/epc/brussels/f_sub.png'],
    ['brussels', 'B_plus', 'b_plus', 'B+', '/images/epc/brussels/b_plus.png'],
    ['flanders', 'b', 'b', 'B', '/images/epc/flanders/b.png'],
    ['flanders', 'C ', 'c', 'C', '/images/epc/flanders/c.png'],
    ['flanders', 'G', 'g', 'G', null],
    ['flanders', 'B+', 'b_plus', 'B+', null],
    ['wallonia', ' en cours ', null, 'en cours', null],
    ['wallonia', 'A+-', null, 'A+-', null],
    ['wallonia', 'A_constructor', null, 'A_constructor', null],
    [null, 'B', 'b', 'B', null],
  ] as const)('%s, %j: %s', (region, labelText, code, text, image) => {
    for (const value of [0, null, undefined, NaN]) {
      expect(energyLabel({ region, value, labelText })).toEqual({ code, text, image })
    }
  })

  it.each(['', '  ', null, undefined])('is no label without a score for %j', (labelText) => {
    for (const region of ['flanders', 'wallonia', 'brussels', 'luxembourg', null] as const) {
      expect(energyLabel({ region, value: 0, labelText })).toBeNull()
    }
  })

  it.each([
    ['B', { code: 'b', text: 'B', image: '/images/epc/luxembourg/b.png' }],
    ['i', { code: 'i', text: 'I', image: '/images/epc/luxembourg/i.png' }],
    ['A+', { code: 'a_plus', text: 'A+', image: '/images/epc/luxembourg/a_plus.png' }],
    ['', null],
  ])('always decides in Luxembourg: %j', (labelText, label) => {
    expect(energyLabel({ region: 'luxembourg', value: 480, labelText })).toEqual(label)
  })
})

it('has a picture for every label that a score can give', () => {
  for (const region of ['flanders', 'wallonia', 'brussels'] as const) {
    for (const [edge] of ENERGY_BANDS[region]) {
      const value = edge === 0 ? -1 : edge
      const label = energyLabel({ region, value, labelText: null })
      expect(EPC_PICTURES[region]).toContain(label?.code)
      expect(label?.image).toBe(`/images/epc/${region}/${label?.code}.png`)
    }
  }
})
