import { describe, expect, it } from 'vitest'
import { readLastImport, storedChanges } from '@/domain/feeds/last-import'

const whereTextsPart = (from: string, to: string) => {
  const [change] = storedChanges([{ field: 'description', from, to }]).changes
  return { from: String(change?.from), to: String(change?.to) }
}
const SAME = 'Een licht huis vlak bij het station, met een tuin en een garage. '.repeat(10)

describe('two texts that differ', () => {
  it('are whole where they are short', () => {
    expect(whereTextsPart('oud', 'nieuw')).toEqual({ from: 'oud', to: 'nieuw' })
  })

  it('are shown from shortly before where they part, at a word', () => {
    const { from, to } = whereTextsPart(`${SAME}Rustige straat.`, `${SAME}Drukke straat.`)
    expect(from).toMatch(/^…\p{L}[\p{L} ,.]{10,40} Rustige straat\.$/u)
    expect(to).toMatch(/ Drukke straat\.$/)
  })

  it.each([[SAME, ''], ['', SAME], ['x'.repeat(900), 'x'.repeat(901)], ['😀'.repeat(400), `${'😀'.repeat(399)}!`]])(
    'never are longer than a few lines',
    (a, b) => {
      const { from, to } = whereTextsPart(a, b)
      expect(Math.max([...from].length, [...to].length)).toBeLessThanOrEqual(162)
      expect(from).not.toBe(to)
      expect(from + to).not.toMatch(/\p{Surrogate}/u)
    },
  )
})

describe('what is stored of an import', () => {
  it('keeps forty changes and says how many others there are', () => {
    const many = Array.from({ length: 45 }, (_, index) => ({ field: `f${index}`, from: null, to: SAME.repeat(9) }))
    const { changes, more } = storedChanges(many)
    expect(changes).toHaveLength(40)
    expect(more).toBe(5)
    expect(changes[0]).toMatchObject({ field: 'f0', from: null })
    expect(JSON.stringify(changes).length).toBeLessThan(10_000)
  })

  it('is read back, and anything else is nothing', () => {
    const stored = { run: 3, at: '2026-11-23', languages: ['nl', 'xx'], isNew: false, changes: [{ field: 'price', from: 1, to: null }, 7], more: 2 }
    expect(readLastImport(stored)).toEqual({ ...stored, languages: ['nl'], changes: [stored.changes[0]] })
    expect(readLastImport({})).toEqual({ run: null, at: null, languages: [], isNew: false, changes: [], more: 0 })
    expect(readLastImport('x')).toBeNull()
  })
})
