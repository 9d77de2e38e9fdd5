import { describe, expect, it } from 'vitest'
import { isListingAsked } from '@/routes/unknown-screen'

const SETTINGS = { defaultLanguage: 'nl', languages: ['nl', 'fr', 'en'] } as const

describe('isListingAsked', () => {
  it.each([
    ['/fr/a-vendre/namur/maison/4711/', true],
    ['/fr/a-vendre/namur/maison/4711', true],
    ['/a-vendre/namur/maison/4711/', true],
    ['/property/4711/', true],
    ['/fr/property/4711', true],
    ['/project/77/', true],
    ['/Property/4711/', true],
    ['/Te-Koop/Namen/Huis/4711/', true],
    ['/fr/projects/liege/les-jardins/77/appartement/12/', true],
    ['/fr/a-vendre/namur/', false],
    ['/nieuws/top-10/', false],
    ['/nieuws/2024/', false],
    ['/fr/page/42/', false],
    ['/page/42/', false],
    ['/2024', false],
    ['/property/', false],
    ['/property/x/4711/', false],
    ['/te-koop-2024/4711/', false],
    ['/te-koop/%E0%A4%A/4711/', false],
    ['/te-koop/~/4711/', false],
    ['/', false],
  ])('%s: %s', (path, isAsked) => {
    expect(isListingAsked(path, SETTINGS)).toBe(isAsked)
  })
})
