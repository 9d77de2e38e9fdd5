import { describe, expect, it } from 'vitest'
import { coverageOf } from '@/admin/cells/coverage'

const row = (language: string, written: boolean, open: boolean) => ({ language, written, open })

describe('coverageOf', () => {
  it('tells what is public, what is only written and what is missing', () => {
    const rows = [row('fr', true, false), row('nl', true, true), row('en', false, true)]
    expect(coverageOf(['nl', 'fr', 'en', 'de'], rows)).toEqual([
      ['nl', 'public'],
      ['fr', 'written'],
      ['en', 'missing'],
      ['de', 'missing'],
    ])
  })

  it('speaks of the languages in use only', () => {
    expect(coverageOf(['fr'], [row('fr', true, true), row('de', true, true)])).toEqual([
      ['fr', 'public'],
    ])
    expect(coverageOf([], [row('fr', true, true)])).toEqual([])
  })
})
