import { describe, expect, it } from 'vitest'
import { isEmptyText, textElsewhere, townElsewhere } from '@/admin/fallback/text-elsewhere'
import { paragraph, text, whole } from '../../../support/lexical'

const doc = {
  title: { fr: 'Équipe', nl: 'Team', de: '' },
  description: { en: '<p>Who <b>we</b> are</p>' },
  content: { fr: whole(paragraph(text('Trois agences'))) },
  seo: { isActiveSEO: { fr: true } },
  modules: [
    { id: 'a', title: { fr: 'Premier' } },
    { id: 'b', title: { fr: 'Second' }, buttons: [{ id: 'x', label: { nl: 'Bel' } }] },
  ],
}

/** The form shows the second module first. */
const IDS: Record<string, string> = { 'modules.0': 'b', 'modules.1': 'a', 'modules.0.buttons.0': 'x' }
const elsewhere = (path: string, language: 'nl' | 'fr' | 'de' = 'de') =>
  textElsewhere(doc, path, (row) => IDS[row], language)

describe('what visitors read in another language', () => {
  it('is the first of the fallback order, never the language itself', () => {
    expect(elsewhere('title')).toEqual({ text: 'Équipe', lang: 'fr' })
    expect(elsewhere('title', 'fr')).toEqual({ text: 'Team', lang: 'nl' })
  })

  it('is said in plain words', () => {
    expect(elsewhere('description')).toEqual({ text: 'Who we are', lang: 'en' })
    expect(elsewhere('content')).toEqual({ text: 'Trois agences', lang: 'fr' })
  })

  it('is that of the same row, wherever it stands in the form', () => {
    expect(elsewhere('modules.0.title')).toEqual({ text: 'Second', lang: 'fr' })
    expect(elsewhere('modules.1.title')).toEqual({ text: 'Premier', lang: 'fr' })
    expect(elsewhere('modules.0.buttons.0.label')).toEqual({ text: 'Bel', lang: 'nl' })
  })

  it.each(['modules.2.title', 'modules.1.buttons.0.label', 'nothing', 'title.x', 'seo.isActiveSEO', 'seo.x.y'])(
    'is nothing for %s',
    (path) => {
      expect(elsewhere(path)).toBeNull()
    },
  )

  it('is shortened', () => {
    const long = textElsewhere({ a: { fr: 'mot '.repeat(100) } }, 'a', () => undefined, 'nl')?.text ?? ''
    expect(long).toMatch(/mot…$/)
    expect(long.length).toBeLessThan(170)
  })
})

describe('a field', () => {
  it.each([undefined, null, '', '  ', whole(paragraph(text(''))), whole()])('is blank with %j', (value) => {
    expect(isEmptyText(value)).toBe(true)
  })

  it.each(['a', whole(paragraph(text('a'))), { root: { children: [{ type: 'upload' }] } }])(
    'is not blank with %j',
    (value) => {
      expect(isEmptyText(value)).toBe(false)
    },
  )
})

describe('what visitors call a town', () => {
  const town = (name: object, zip = '2000') => ({ name, zip, countryId: '10' })
  const antwerp = town({ nl: 'Antwerpen', fr: 'Anvers', de: 'Antorf' })

  it('is what the people who live there call it', () => {
    expect(townElsewhere(antwerp, 'de')).toEqual({ text: 'Antwerpen', lang: 'nl' })
    expect(townElsewhere(town({ nl: 'Luik', fr: 'Liège' }, '4000'), 'de')).toEqual({ text: 'Liège', lang: 'fr' })
  })

  it('is the name that the capital has in every language', () => {
    expect(townElsewhere(town({ nl: 'Brussel', fr: 'Bruxelles' }, '1000'), 'de')).toEqual({ text: 'Brüssel', lang: 'de' })
  })

  it('is nothing where nobody named it', () => {
    expect(townElsewhere(town({ de: 'Antorf' }), 'de')).toBeNull()
    expect(townElsewhere({}, 'de')).toBeNull()
  })
})
