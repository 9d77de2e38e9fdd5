import fc from 'fast-check'
import Fuse from 'fuse.js'
import { describe, expect, it } from 'vitest'
import { matchId } from '@/domain/search/match-ids'

/** The whole number as Fuse finds it: threshold 0, every token. Spec §5, "Search". */
function byFuse(ids: number[], typed: string): number | null {
  const tokens = typed.split(' ').filter(Boolean)
  if (tokens.length === 0) return null
  const docs = ids.map((id) => ({ id: String(id) }))
  const fuse = new Fuse(docs, { keys: ['id'], threshold: 0, useExtendedSearch: true })
  const [found] = fuse.search(tokens.map((token) => `=${token}`).join(' '))
  return found ? Number(found.item.id) : null
}

const IDS = [7, 47, 471, 4711, 4712, 47110]

describe('matchId', () => {
  const cases: [typed: string, found: number | null][] = [
    ['4711', 4711],
    ['7', 7],
    ['47110', 47110],
    ['4711 4711', 4711],
    ['4713', null],
    ['711', null],
    ['04711', null],
    ['4711 4712', null],
    ['4711a', null],
    ['', null],
    ['-7', null],
    ['7e0', null],
    ['99999999999999999999', null],
  ]
  it.each(cases)('%j is %j', (typed, found) => {
    expect(matchId(IDS, typed)).toBe(found)
  })

  it('finds nothing where nothing is listed', () => {
    expect(matchId([], '4711')).toBeNull()
  })

  it('is the same as Fuse', () => {
    const numbers = fc.uniqueArray(fc.integer({ min: 1, max: 3000 }), { maxLength: 60 })
    const labels = fc.oneof(
      fc.integer({ min: 1, max: 3000 }).map(String),
      fc.stringMatching(/^[0-9a-z.-]{0,5}$/),
    )
    fc.assert(
      fc.property(numbers, fc.array(labels, { maxLength: 3 }), fc.nat(), (some, typed, pick) => {
        const ids = [...some].sort((a, b) => a - b)
        const one = String(ids[pick % Math.max(1, ids.length)] ?? '')
        for (const query of [typed.join(' '), one, `${one} ${one}`, `${one} ${typed.join(' ')}`]) {
          expect(matchId(ids, query)).toBe(byFuse(ids, query))
        }
      }),
    )
  })
})
