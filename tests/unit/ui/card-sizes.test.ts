import { describe, expect, it } from 'vitest'
import { cardSizes } from '@/ui/card-sizes'

describe('cardSizes', () => {
  it.each([
    [0, '(min-width: 1280px) 1240px, 80vw'],
    [1, '(min-width: 1280px) 1240px, 80vw'],
    [2, '(min-width: 1280px) 604px, (min-width: 600px) 46vw, 80vw'],
    [3, '(min-width: 1280px) 392px, (min-width: 960px) 30vw, (min-width: 600px) 46vw, 80vw'],
    [4, '(min-width: 1280px) 286px, (min-width: 960px) 23vw, (min-width: 600px) 46vw, 80vw'],
  ])('of %d in a row', (columns, sizes) => {
    expect(cardSizes(columns)).toBe(sizes)
  })
})
