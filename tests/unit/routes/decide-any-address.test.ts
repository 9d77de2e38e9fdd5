// @module-tag slow
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { LANGUAGES, type Language } from '@/i18n/languages'
import { decide, type Languages } from '@/routes/decide'
import { hrefOf } from '@/routes/href'
import { RouteIndex } from '@/routes/route-index'
import { routeEntry } from '../../support/route-fixtures'

const segment = fc.constantFrom('a', 'b', 'c', 'te-koop', 'namur', '1', '2')
const path = fc
  .array(segment, { maxLength: 3 })
  .map((parts) => (parts.length === 0 ? '/' : `/${parts.join('/')}/`))
const language = fc.constantFrom(...LANGUAGES)

/** A route table as the hooks keep it: no two entries own a path of a language. */
const table = fc
  .array(
    fc.record({
      paths: fc.dictionary(language, path),
      original: path,
      former: fc.array(fc.record({ language, path }), { maxLength: 3 }),
      gone: fc.boolean(),
    }),
    { maxLength: 6 },
  )
  .map((entries) => {
    const owned = new Set<string>()
    const own = (key: string) => !owned.has(key) && Boolean(owned.add(key))
    return entries.flatMap(({ paths, original, former, gone }, index) => {
      if (!own(`original ${original}`)) return []
      const kept = Object.entries(paths).filter(([code, one]) => own(`${code} ${one}`))
      return routeEntry({
        target: `page:${index}`,
        originalPath: original,
        paths: Object.fromEntries(kept),
        formerPaths: former.filter((one) => paths[one.language] !== one.path),
        gone,
      })
    })
  })

const settings: fc.Arbitrary<Languages> = fc
  .subarray([...LANGUAGES], { minLength: 1 })
  .chain((languages) =>
    fc.record({ languages: fc.constant(languages), defaultLanguage: fc.constantFrom(...languages) }),
  )

const messy = fc
  .array(fc.constantFrom('/', '//', '%2F', '%', '%C3', '%00', '~', 'A', 'a', 'b', '1', 'nl', 'FR'), {
    maxLength: 12,
  })
  .map((parts) => `/${parts.join('')}`)
const address = fc.oneof(
  path,
  fc.tuple(language, path).map(([code, rest]) => `/${code}${rest}`),
  fc.tuple(language, path).map(([code, rest]) => `/${code.toUpperCase()}${rest.slice(0, -1)}`),
  messy,
  fc.string({ unit: 'binary' }),
  fc.webPath(),
)

describe('decide, for any address and table', () => {
  it('never throws, and where it moves to is shown: no chains, no loops', () => {
    let moves = 0
    fc.assert(
      fc.property(address, table, settings, (pathname, entries, languages) => {
        const index = new RouteIndex(entries)
        const first = decide(pathname, index, languages)
        if (first.kind !== 'move') return
        moves += 1
        expect(first.to).toMatch(/^\/([^/]|$)/)
        const second = decide(first.to, index, languages)
        expect(second).toMatchObject({ kind: 'show' })
      }),
      { numRuns: 20_000 },
    )
    expect(moves).toBeGreaterThan(500)
  })

  it('shows every path in use at its own address', () => {
    fc.assert(
      fc.property(table, settings, (entries, languages) => {
        const index = new RouteIndex(entries)
        for (const { paths, gone } of entries) {
          for (const [code, one] of Object.entries(paths) as [Language, string][]) {
            if (gone || !languages.languages.includes(code)) continue
            const shown = decide(hrefOf(code, one, languages.defaultLanguage), index, languages)
            expect(shown).toMatchObject({ kind: 'show', language: code, path: one })
          }
        }
      }),
      { numRuns: 2000 },
    )
  })
})
