import { describe, expect, it } from 'vitest'
import { cityNames } from '@/import/parse/city-names'

describe('cityNames', () => {
  it('takes the most frequent name of each language', () => {
    const names = [
      { name: 'Liege', language: 'fr' },
      { name: 'Liège', language: 'fr' },
      { name: 'Liège', language: 'fr' },
      { name: 'Luik', language: 'nl' },
    ] as const
    expect(cityNames(names)).toEqual({ fr: 'Liège', nl: 'Luik' })
  })

  it('takes the first by character codes of equally frequent ones', () => {
    const names = ['gent', 'Gent'].map((name) => ({ name, language: 'nl' as const }))
    expect(cityNames(names)).toEqual({ nl: 'Gent' })
    expect(cityNames(names.toReversed())).toEqual({ nl: 'Gent' })
  })
})
