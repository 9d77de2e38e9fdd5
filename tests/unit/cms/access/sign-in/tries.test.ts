import { beforeEach, describe, expect, it } from 'vitest'
import { countTries, type Tries } from '@/cms/access/sign-in/tries'

let time = 0
let tries: Tries

beforeEach(() => {
  time = 0
  tries = countTries({ tries: 3, withinMs: 60_000, addresses: 2, now: () => time })
})

const takeAll = (address: string) => [1, 2, 3].forEach(() => tries.take(address))

describe('tries of an address', () => {
  it('are allowed up to the limit, then tell how long to wait', () => {
    expect([1, 2, 3].map(() => tries.take('a'))).toEqual([0, 0, 0])
    expect(tries.take('a')).toBe(60)
    time = 59_500
    expect(tries.take('a')).toBe(1)
  })

  it('are forgotten one by one as they grow old', () => {
    tries.take('a')
    time = 30_000
    tries.take('a')
    tries.take('a')
    time = 60_000
    expect(tries.take('a')).toBe(0)
    expect(tries.take('a')).toBe(30)
  })

  it('that are refused do not count: asking again does not make the wait longer', () => {
    takeAll('a')
    time = 30_000
    takeAll('a')
    time = 60_001
    expect(tries.take('a')).toBe(0)
  })

  it('are given back where they did not fail', () => {
    takeAll('a')
    tries.giveBack('a')
    expect(tries.take('a')).toBe(0)
    expect(tries.take('a')).toBe(60)
  })

  it('are its own', () => {
    takeAll('a')
    expect(tries.take('b')).toBe(0)
  })

  it('take no more memory than the addresses allowed: the one that rested longest is dropped', () => {
    takeAll('a')
    tries.take('b')
    tries.take('c')
    expect(tries.take('a')).toBe(0)
  })

  it('of an unknown address cannot be given back', () => {
    tries.giveBack('a')
    expect([1, 2, 3, 4].map(() => tries.take('a'))).toEqual([0, 0, 0, 60])
  })
})
