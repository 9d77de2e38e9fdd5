import { describe, expect, it } from 'vitest'
import { markedOn } from '@/domain/search/marked-area'

const circle = { latitude: 50.4, longitude: 4.8, metres: 5000 }
const area: [number, number][] = [
  [50, 4],
  [51, 4],
  [51, 5],
]

describe('markedOn', () => {
  it('marks what was drawn before what is around a place', () => {
    expect(markedOn({ area, circles: [circle] })).toEqual({ kind: 'polygon', points: area })
  })

  it('marks a circle around each place', () => {
    const circles = [circle, { ...circle, latitude: 51 }]
    expect(markedOn({ area: null, circles })).toEqual({
      kind: 'circle',
      metres: 5000,
      centres: [
        [50.4, 4.8],
        [51, 4.8],
      ],
    })
  })

  it('marks nothing without either', () => {
    expect(markedOn({ area: null, circles: [] })).toBeNull()
  })
})
