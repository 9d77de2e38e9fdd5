import { describe, expect, it } from 'vitest'
import { askedListing } from '@/routes/unknown-screen'

const SETTINGS = { defaultLanguage: 'nl', languages: ['nl', 'fr', 'en'] } as const

describe('askedListing', () => {
  it.each([
    ['/fr/a-vendre/namur/maison/4711/', 'property'],
    ['/fr/a-vendre/namur/maison/4711', 'property'],
    ['/a-vendre/namur/maison/4711/', 'property'],
    ['/property/4711/', 'property'],
    ['/fr/property/4711', 'property'],
    ['/project/77/', 'project'],
    ['/Property/4711/', 'property'],
    ['/Te-Koop/Namen/Huis/4711/', 'property'],
    ['/fr/projects/liege/les-jardins/77/appartement/12/', 'property'],
    ['/fr/projects/liege/les-jardins/77/', 'project'],
    ['/Projecten/luik/de-tuinen/77', 'project'],
    ['/projecten/de-tuinen/77/appartement/12/', 'property'],
    ['/fr/a-vendre/namur/', null],
    ['/nieuws/top-10/', null],
    ['/nieuws/2024/', null],
    ['/fr/page/42/', null],
    ['/page/42/', null],
    ['/2024', null],
    ['/property/', null],
    ['/property/x/4711/', null],
    ['/te-koop-2024/4711/', null],
    ['/te-koop/%E0%A4%A/4711/', null],
    ['/te-koop/~/4711/', null],
    ['/', null],
  ])('%s: %s', (path, asked) => {
    expect(askedListing(path, SETTINGS)).toBe(asked)
  })
})
