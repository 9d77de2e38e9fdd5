import { readFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { importLines } from '@/admin/import-run/run-values'
import { startCms, type Cms } from '../../support/cms'
import { feedOf, listing } from '../../support/feed'
import { prepareImport, runImport } from '../../support/import-bed'
import { SHARED_DATA, WHY_SKIPPED } from '../../support/shared-data'

let cms: Cms
let folder: string
const lastRun = async () => (await cms.payload.find({ collection: 'import-runs', sort: '-id', limit: 1 })).docs[0]
const texts = (stored: unknown, language: string) => [...new Set(importLines(stored, language).map(({ text }) => text))]

beforeAll(async () => {
  cms = await startCms()
  folder = await prepareImport(cms)
})
afterAll(() => cms.stop())

describe('the stored report of an import, read in the language of the reader', () => {
  it.skipIf(WHY_SKIPPED)(`of a feed that was refused${WHY_SKIPPED}`, async () => {
    const result = await runImport(cms, folder, readFileSync(path.join(SHARED_DATA, 'feed-bad/wrong-types.json'), 'utf8'))
    expect(result.problems[0]?.expected).toBe('a number (euro) from 0 to 1000000000')
    const run = await lastRun()
    expect(texts(run?.problems, 'nl')).toEqual([
      'Gevonden: "two hundred". Verwacht: een getal (euro) van 0 tot 1000000000.',
      'Gevonden: "99". Verwacht: een Belgische postcode: vier cijfers van 1000 tot 9999.',
      'Gevonden: "sale". Verwacht: 0 (te koop) of een ander getal (te huur).',
    ])
    expect(texts(run?.problems, 'fr')[2]).toBe('Trouvé\u00A0: "sale". Attendu\u00A0: 0 (à vendre) ou un autre nombre (à louer).')
    expect(texts(run?.problems, 'de')[2]).toBe('Gefunden: "sale". Erwartet: 0 (zu verkaufen) oder eine andere Zahl (zu vermieten).')
  })

  it('of a source that has no row yet, by the name that was given, as long as its imports are refused', async () => {
    const nameless = async () => {
      const run = await lastRun()
      return [run?.source ?? null, texts(run?.warnings, 'nl')]
    }
    expect((await runImport(cms, folder, '{', { source: 'Nieuwe bron' })).ok).toBe(false)
    expect(await nameless()).toEqual([null, ['de bron "Nieuwe bron" is nieuw: de eerste import die niet wordt geweigerd, voegt ze toe']])
    await runImport(cms, folder, feedOf([listing(105)]))
    expect((await runImport(cms, folder, '{')).ok).toBe(false)
    expect(await nameless()).toEqual([expect.anything(), []])
  })

  it('of a listing that misses mentions and a picture that is not there', async () => {
    await runImport(cms, folder, feedOf([listing(105, { Permit: null, Pictures: [{ Url: 'pictures/none.jpg' }], Colour: 'red' })]))
    const run = await lastRun()
    expect(texts(run?.warnings, 'nl')).toEqual([
      '1 pand mist een wettelijke vermelding: ID 105 (Omgevingsvergunning)',
      'onbekend veld, niet geïmporteerd',
      '"pictures/none.jpg" weggelaten: dit bestand is er niet',
    ])
  })
})
