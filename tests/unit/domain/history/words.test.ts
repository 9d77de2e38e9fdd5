import { describe, expect, it } from 'vitest'
import type { OwnerDocumentView } from '@/domain/history/documents'
import { documentStateWords } from '@/domain/history/words'
import type { Language } from '@/i18n/languages'
import { speech } from '@/i18n/translator'

describe('how a document stands', () => {
  const said = async (state: OwnerDocumentView['state'], language: Language, until: string | null = '2027-01-15') =>
    documentStateWords({ document: 'soil', region: 'flanders', state, until }, await speech(language)).replaceAll('\u00A0', ' ')

  it.each<[Language, string, string, string]>([
    ['nl', 'Geldig tot 15 januari 2027', 'Vervalt binnenkort, op 15 januari 2027', 'Vervallen op 15 januari 2027'],
    ['fr', 'Valable jusqu’au 15 janvier 2027', 'Expire bientôt, le 15 janvier 2027', 'Expiré le 15 janvier 2027'],
    ['en', 'Valid until 15 January 2027', 'Expires soon, on 15 January 2027', 'Expired on 15 January 2027'],
    ['de', 'Gültig bis 15. Januar 2027', 'Läuft bald ab, am 15. Januar 2027', 'Abgelaufen am 15. Januar 2027'],
  ])('is said with its last day (%s)', async (language, valid, expiring, expired) => {
    expect(await Promise.all((['valid', 'expiring', 'expired'] as const).map((state) => said(state, language)))).toEqual([valid, expiring, expired])
  })

  it('is said without one where none is known', async () => {
    expect(await Promise.all((['undated', 'missing', 'notRequired'] as const).map((state) => said(state, 'nl', null)))).toEqual([
      'Aanwezig', 'Ontbreekt in ons dossier', 'Niet nodig voor dit pand',
    ])
  })
})
