import { describe, expect, it } from 'vitest'
import { conflictIn, isStale, versionMoment } from '@/domain/saves/version'

const NOON = '2026-11-23T12:00:00.000Z'

describe('versionMoment', () => {
  it('reads a moment as it is stored, and nothing else', () => {
    expect(versionMoment('2026-11-23T13:00:00+01:00')).toBe(NOON)
    expect(versionMoment('yesterday')).toBeNull()
  })
})

describe('isStale', () => {
  it('is what began before the newest version', () => {
    expect(isStale(NOON, '2026-11-23T11:59:59.999Z')).toBe(true)
    expect(isStale(NOON, NOON)).toBe(false)
  })
})

describe('conflictIn', () => {
  it('finds what the server told of', () => {
    const conflict = { kind: 'stale', by: 'Anna' }
    expect(conflictIn({ errors: [{ message: '…', data: { conflict } }] })).toEqual(conflict)
  })

  it.each([[null], [{}], [{ errors: [] }], [{ errors: [{ message: 'No' }] }]])('finds none in %j', (answer) => {
    expect(conflictIn(answer)).toBeNull()
  })
})
