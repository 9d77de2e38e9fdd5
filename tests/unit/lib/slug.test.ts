import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { slugify } from '@/lib/slug'

describe('slugify', () => {
  it.each([
    ['Te koop', 'te-koop'],
    ['À vendre', 'a-vendre'],
    ["L'agence", 'lagence'],
    ['L’Écluse', 'lecluse'],
    ['Garage/parking', 'garage-parking'],
    ['Viager et bail à vie', 'viager-et-bail-a-vie'],
    ['Gestion locative & syndic', 'gestion-locative-syndic'],
    ['Louvain-la-Neuve', 'louvain-la-neuve'],
    ['Avant – après — fin', 'avant-apres-fin'],
    ['Straße, Œuvre', 'strasse-oeuvre'],
    ['St.-Niklaas (9100)', 'st-niklaas-9100'],
    ['  -- a --  ', 'a'],
    ['../../etc/passwd', 'etc-passwd'],
    ['100 m²', '100-m2'],
    ['a\u0000b', 'ab'],
    ['', ''],
    ['!!!', ''],
    ['Москва', ''],
  ])('turns %j into %j', (name, slug) => {
    expect(slugify(name)).toBe(slug)
  })

  it('gives only lowercase letters and digits joined by single hyphens, and is stable', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (name) => {
        const slug = slugify(name)
        expect(slug).toMatch(/^(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/)
        expect(slugify(slug)).toBe(slug)
      }),
      { numRuns: 1000 },
    )
  })
})
