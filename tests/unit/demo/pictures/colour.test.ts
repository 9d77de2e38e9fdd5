import { describe, expect, it } from 'vitest'
import { fixed, mix, regrade } from '../../../../demo/pictures/colour'

describe('colours', () => {
  it.each([
    ['#000000', '#ffffff', 0, '#000000'],
    ['#000000', '#ffffff', 1, '#ffffff'],
    ['#102030', '#304050', 0.5, '#203040'],
  ])('mix %s with %s by %d', (a, b, t, expected) => {
    expect(mix(a, b, t)).toBe(expected)
  })

  it('regrade what daylight touches and leave lamps alone', () => {
    const svg = `<rect fill="#112233"/><rect fill="${fixed('#ff0000')}"/>`
    expect(regrade(svg, () => '#000000')).toBe('<rect fill="#000000"/><rect fill="rgb(255,0,0)"/>')
  })
})
