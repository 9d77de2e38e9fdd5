import { describe, expect, it } from 'vitest'
import {
  advertisedLabel,
  energyColour,
  energyLabel,
  energyScale,
  EPC_PICTURES,
  placeInStep,
} from '@/domain/properties/energy-label'
import type { BelgianRegion, Region } from '@/domain/properties/region'
import { contrastRatio } from '@/lib/contrast'

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

const REGIONS = ['flanders', 'wallonia', 'brussels'] as const

/** The label of every whole score but 0, which means that there is none. */
const labelsIn = (region: BelgianRegion) =>
  Array.from({ length: 1000 }, (_, index) =>
    energyLabel({ region, value: index || -1, labelText: null }),
  )

describe('by the energy score', () => {
  it.each(EDGES)('%s: up to %d is %s, above it %s', (region, edge, label, next) => {
    // Exactly 0 means that there is no score, so the lowest band is reached from below.
    const value = edge === 0 ? -0.5 : edge
    expect(energyLabel({ region, value, labelText: 'G' })?.text).toBe(label)
    expect(energyLabel({ region, value: edge + 0.01, labelText: 'A' })?.text).toBe(next)
  })

  it('has no other bands', () => {
    for (const region of REGIONS) {
      const edges = EDGES.filter(([one]) => one === region)
      expect(new Set(labelsIn(region).map((label) => label?.text)).size).toBe(edges.length + 1)
    }
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
    expect(energyLabel({ region, value, labelText: '' })).toEqual({ code, text, region, image })
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
      expect(energyLabel({ region, value, labelText })).toEqual({ code, text, region, image })
    }
  })

  it.each(['', '  ', null, undefined])('is no label without a score for %j', (labelText) => {
    for (const region of ['flanders', 'wallonia', 'brussels', 'luxembourg', null] as const) {
      expect(energyLabel({ region, value: 0, labelText })).toBeNull()
    }
  })

  it.each([
    ['B', { code: 'b', text: 'B', region: 'luxembourg', image: '/images/epc/luxembourg/b.png' }],
    ['i', { code: 'i', text: 'I', region: 'luxembourg', image: '/images/epc/luxembourg/i.png' }],
    ['A+', { code: 'a_plus', text: 'A+', region: 'luxembourg', image: '/images/epc/luxembourg/a_plus.png' }],
    ['', null],
  ])('always decides in Luxembourg: %j', (labelText, label) => {
    expect(energyLabel({ region: 'luxembourg', value: 480, labelText })).toEqual(label)
  })
})

it('has a picture for every label that a score can give', () => {
  for (const region of REGIONS) {
    for (const label of labelsIn(region)) {
      expect(EPC_PICTURES[region]).toContain(label?.code)
      expect(label?.image).toBe(`/images/epc/${region}/${label?.code}.png`)
    }
  }
})

const GREY = energyColour(null)

const CODES = [...new Set(Object.values(EPC_PICTURES).flat())]

it.each(CODES)('%s has a colour, and text reads on it', (code) => {
  const { background, text } = energyColour(code)
  expect(background).not.toBe(GREY.background)
  expect(contrastRatio(background, text)).toBeGreaterThanOrEqual(4.5)
})

it('gives all grades of a letter one colour, and each letter its own', () => {
  expect(energyColour('b_plus')).toEqual(energyColour('b_sub'))
  const letters = [...'abcdefghi'].map((letter) => energyColour(letter).background)
  expect(new Set(letters).size).toBe(9)
})

it.each(['', 'z'])('shows %j in grey', (code) => {
  expect(energyColour(code)).toEqual(GREY)
})

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

describe('the label in an advertisement', () => {
  it.each([
    ['wallonia', 'PEB en cours', null],
    ['wallonia', 'A+-', null],
    ['wallonia', 'B', 'B'],
    ['wallonia', '', null],
    ['brussels', 'PEB en cours', 'PEB en cours'],
    ['flanders', 'In aanvraag', 'In aanvraag'],
    ['luxembourg', 'En cours', 'En cours'],
    [null, 'En cours', 'En cours'],
  ] as const)('is in %s of %j: %s', (region, labelText, text) => {
    expect(advertisedLabel({ region, value: null, labelText })?.text ?? null).toBe(text)
  })

  it.each([
    'PEB C', 'Classe C', 'C (245 kWh/m²)', 'PEB A', 'A (2019)', 'PEB A+', 'B selon le certificat',
    'PEB A délivré en 2024', 'A selon certificat', 'A+ selon certificat', 'EPC A volgens certificaat', '(B) 2024', 'A/B',
    'classe b', 'PEB b', 'peb : d', 'Classe énergétique g', 'b (120 kWh/m²)', 'PEB : A (80 kWh/m²)', 'P.E.B. C', 'Label énergie : E',
    'Energieklasse D', 'Energielabel: c', 'EPC/PEB: B', '245 kWh/m² - C', '245 kWh/m².an (C)', 'Certificat PEB – F', 'score PEB e', 'Energy class C', 'Certificaat: D',
    'PEB « C »', 'PEB "C"', 'PEB “C”', 'PEB — C', 'PEB, B', 'PEB [D]', 'PEB obtenu: C', 'PEB obtenue : A', 'PEB valide: E', 'PEB officiel B', 'Certificat délivré : D',
    'PEB n° 20230101012345 : D', 'PEB n°20230101012345, C', 'PEB: C.',
  ])('keeps the class that %s names in Wallonia', (labelText) => {
    expect(advertisedLabel({ region: 'wallonia', value: null, labelText })?.text).toBe(labelText)
  })

  it.each([
    'PEB en cours', 'En cours d’établissement', 'PEB EN COURS', 'PEB A VENIR', 'A demander',
    'N/A', 'EPC N/A', 'Bloc A : en cours', 'PEB demandé par M. A. Dupont', 'PEB a venir', 'PEB A FAIRE', 'a fournir', 'PEB : A établir',
    'PEB a été demandé', 'PEB A LA SIGNATURE', 'PEB A L’ACTE', 'PEB à commander', 'PEB d’ici peu', 'Bloc B, PEB en cours', 'PEB A ETABLIR', 'C’est en cours',
    'e.c.', 'PEB e.c.', 'PEB : E.C.', 'PEB valide en cours', 'PEB n° 20230101012345', 'PEB n° 20230101012345 : en cours', 'PEB obtenu bientôt', 'PEB, a venir', 'PEB [en cours]',
  ])('is none of %s in Wallonia', (labelText) => {
    expect(advertisedLabel({ region: 'wallonia', value: null, labelText })).toBeNull()
  })

  it('is that of the score in Wallonia, whatever the text', () => {
    expect(advertisedLabel({ region: 'wallonia', value: 100, labelText: 'PEB en cours' })?.text).toBe('B')
  })
})
