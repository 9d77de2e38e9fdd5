import { describe, expect, it } from 'vitest'
import { AddressCounts } from '@/content/memory/address-counts'

describe('AddressCounts', () => {
  it('adds up until it is taken, and then begins anew', () => {
    const counts = new AddressCounts()
    counts.followed(7, { at: 10, count: 1 })
    counts.followed(7, { at: 20, count: 3 })
    counts.missed('/a/', 'x.example', { at: 10, count: 1 })
    counts.missed('/a/', '', { at: 20, count: 2 })
    expect([...counts.takeFollowed()]).toEqual([[7, { at: 20, count: 4 }]])
    expect([...counts.takeMissed()]).toEqual([['/a/', { at: 20, count: 3, host: 'x.example' }]])
    expect([counts.takeFollowed().size, counts.takeMissed().size]).toEqual([0, 0])
  })

  it('holds no more than two hundred addresses, whatever a robot asks for', () => {
    const counts = new AddressCounts()
    counts.missed('/first/', '')
    for (let number = 0; number < 100_000; number += 1) counts.missed(`/${number}/`, '')
    expect(counts.isFull).toBe(true)
    counts.missed('/first/', '')
    const missed = counts.takeMissed()
    expect(missed.size).toBe(200)
    expect(missed.get('/first/')?.count).toBe(2)
    expect(counts.isFull).toBe(false)
  })
})
