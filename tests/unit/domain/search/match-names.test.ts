import fc from 'fast-check'
import Fuse from 'fuse.js'
import { describe, expect, it } from 'vitest'
import { nameMatcher, type Named } from '@/domain/search/match-names'
import { thresholdFor } from '@/domain/search/match-rules'

const byFuse = (all: Named[], pattern: string) =>
  new Fuse(all, { keys: ['texts'], threshold: thresholdFor(pattern), includeScore: true })
    .search(pattern)
    .map(({ refIndex, score = 1 }) => ({ row: refIndex, score }))

const TOWNS = ['Namur', 'Namêche', 'Gent', 'Genk', 'Gentbrugge', 'Liège', 'Louvain-la-Neuve']
const towns = TOWNS.map((name): Named => ({ texts: [name] }))

describe('nameMatcher', () => {
  const cases: [pattern: string, first: string | null][] = [
    ['Namur', 'Namur'],
    ['namr', 'Namur'],
    ['NAMUR', 'Namur'],
    ['gent', 'Gent'],
    ['gentbruge', 'Gentbrugge'],
    ['louvain la neuve', 'Louvain-la-Neuve'],
    ['xyz', null],
    ['nxx', null],
    ['', null],
  ]
  it.each(cases)('%j finds %j first', (pattern, first) => {
    const [best] = nameMatcher(towns)(pattern)
    expect(best ? TOWNS[best.row] : null).toBe(first)
  })

  it('allows no error in a postcode', () => {
    const zips = ['5000', '5001', '9000'].map((zip): Named => ({ texts: [zip] }))
    expect(nameMatcher(zips)('5000').map(({ row }) => row)).toEqual([0])
    expect(nameMatcher(zips)('500').map(({ row }) => row)).toEqual([0, 1])
  })

  it('is the same as Fuse over all names, order and scores included', { tags: 'slow' }, () => {
    // Few letters, so that patterns are near to names as often as not.
    const near = fc.stringMatching(/^[abcé 5-]{0,12}$/)
    const any = fc.string({ maxLength: 32, unit: 'grapheme' }).filter((text) => text.length <= 32)
    const named = fc.array(fc.oneof(near, any), { minLength: 1, maxLength: 3 })
    const all = fc.array(named.map((texts): Named => ({ texts })), { maxLength: 12 })
    fc.assert(
      fc.property(all, fc.oneof(near, any), (names, pattern) => {
        fc.pre(pattern.trim() !== '' && !pattern.includes('\n'))
        expect(nameMatcher(names)(pattern)).toEqual(byFuse(names, pattern))
      }),
      { numRuns: 2000 },
    )
  })

  it('is the same as Fuse for every beginning of a name with any slip', { tags: 'slow' }, () => {
    const slips = fc.tuple(fc.constantFrom(...TOWNS), fc.nat(), fc.nat(), fc.constantFrom('', 'x'))
    fc.assert(
      fc.property(slips, ([name, length, at, put]) => {
        const start = name.slice(0, 1 + (length % name.length))
        const slip = at % start.length
        const pattern = start.slice(0, slip) + put + start.slice(slip + 1)
        fc.pre(pattern.trim() !== '')
        expect(nameMatcher(towns)(pattern)).toEqual(byFuse(towns, pattern))
      }),
      { numRuns: 1000 },
    )
  })
})
