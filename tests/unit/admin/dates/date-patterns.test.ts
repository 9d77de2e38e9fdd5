import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '@/i18n/languages'
import { datePatterns } from '@/admin/dates/date-patterns'

describe('dates as they are written', () => {
  it.each([
    ['nl', 'dd/MM/yyyy'],
    ['fr', 'dd/MM/yyyy'],
    ['en', 'dd/MM/yyyy'],
    ['de', 'dd.MM.yyyy'],
  ] as const)('have the sign of the language (%s)', (language, format) => {
    expect(datePatterns(language, false)[0]).toBe(format)
    expect(datePatterns(language, true)[0]).toBe(`${format} HH:mm`)
  })

  it('are read with the day before the month, whatever the sign', () => {
    for (const language of LANGUAGES) {
      const formats = datePatterns(language, false)
      expect(formats).toEqual(expect.arrayContaining(['d/M/yyyy', 'd-M-yyyy', 'd.M.yyyy', 'd/M/yy', 'yyyy-MM-dd']))
      expect(formats.filter((format) => /^M|y.d.*M/.test(format))).toEqual([])
    }
  })

  it('are read with their time where they have one', () => {
    expect(datePatterns('nl', true).every((format) => /H+:mm$/.test(format))).toBe(true)
  })
})
