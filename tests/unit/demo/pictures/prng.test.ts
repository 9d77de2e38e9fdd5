import { describe, expect, it } from 'vitest'
import { randomFrom } from '../../../../demo/pictures/prng'

describe('randomFrom', () => {
  it('gives the same stream for the same seed and another for the next', () => {
    const stream = (seed: string) => {
      const random = randomFrom(seed)
      return Array.from({ length: 8 }, () => random.next())
    }
    expect(stream('7')).toEqual(stream('7'))
    expect(stream('7')).not.toEqual(stream('8'))
  })

  it('stays inside its bounds', () => {
    const random = randomFrom(1)
    for (let i = 0; i < 500; i += 1) {
      expect(random.int(2, 4)).toSatisfy((n: number) => [2, 3, 4].includes(n))
      expect(random.range(-1, 1)).toSatisfy((n: number) => n >= -1 && n < 1)
      expect(['a', 'b']).toContain(random.pick(['a', 'b']))
    }
  })
})
