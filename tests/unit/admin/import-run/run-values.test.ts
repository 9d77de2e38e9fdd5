import { describe, expect, it } from 'vitest'
import { importCounts, importLines, listingCounts } from '@/admin/import-run/run-values'
import { LANGUAGES } from '@/i18n/languages'

const PLACE = { section: 'properties', row: 2, id: '1006', language: 'nl', field: 'Price' }

describe('importLines', () => {
  it('says where a value stands, what was found and expected, and what became of the listing', () => {
    const skipped = { ...PLACE, expected: 'a number (euro)', found: '"much"', outcome: 'left out' }
    expect(importLines([skipped, { ...skipped, outcome: 'kept' }], 'nl')).toEqual([
      {
        place: 'Panden · rij 2 · nr. 1006 · nl · Price',
        text: 'Gevonden: "much". Verwacht: een getal (euro).',
        outcome: 'Het pand is niet toegevoegd.',
      },
      expect.objectContaining({ outcome: 'Het pand bleef zoals het was.' }),
    ])
  })

  it('says a warning as it stands, wherever it is about', () => {
    const nowhere = { section: null, row: null, id: null, language: null, field: null, message: 'No' }
    const line = { place: '', text: 'No', outcome: null }
    expect(importLines([nowhere], 'fr')).toEqual([line])
    const [project] = importLines([{ section: 'projects', row: 0, message: 'No' }], 'fr')
    expect(project?.place).toBe('Projets neufs · ligne 0')
    const places = LANGUAGES.map((language) => importLines([{ section: 'file', message: 'No' }], language)[0]?.place)
    expect(places).toEqual(['Bestand', 'Fichier', 'File', 'Datei'])
  })

  it.each([null, undefined, 'text', {}, [null, 3]])('gives none of %j', (stored) => {
    expect(importLines(stored, 'en')).toEqual([])
  })
})

describe('importCounts', () => {
  it('says what an import did in numbers of the language', () => {
    const listings = { created: 1261, updated: 2, unchanged: 3, withdrawn: 4, returned: 5 }
    const counts = { ...listings, skipped: 6, incomplete: 0, projects: listings, types: 1, cities: { created: 7, updated: 8 }, pictures: { stored: 9, known: 10, leftOut: 11 }, documents: { stored: 0, known: 0, leftOut: 0 } }
    const rows = importCounts(counts, 'de').map(({ name, text }) => `${name}: ${text}`)
    expect(rows[0]).toMatch(/: 1\.261 hinzugefügt · 2 geändert · 3 unverändert · 4 zurückgezogen · 5 zurückgekehrt$/)
    expect(rows).toHaveLength(8)
    expect(rows.join(' ')).not.toMatch(/[{}]/)
  })

  it('says nothing of skipped listings where the whole file was refused: they stand among its problems', () => {
    const counts = { skipped: 3, incomplete: 0 }
    expect(importCounts(counts, 'fr').map(({ text }) => text)).toEqual(['3', '0'])
    expect(importCounts(counts, 'fr', true).map(({ text }) => text)).toEqual(['0'])
  })

  it('says in French what became of pictures and documents, of one as of many, in words that suit both genders', () => {
    const counts = { pictures: { stored: 8, known: 0, leftOut: 1 } }
    expect(importCounts(counts, 'fr').map(({ text }) => text)).toEqual(['ajouts\u00A0: 8 · déjà là\u00A0: 0 · hors import\u00A0: 1'])
  })

  it.each([null, undefined, 'text', [], { pid: 71, host: 'a' }, { created: 1, projects: { created: 'x' }, cities: {}, media: [] }])(
    'gives none of %j',
    (stored) => {
      expect(importCounts(stored, 'en')).toEqual([])
      expect(listingCounts(stored, 'en')).toBeNull()
    },
  )
})
