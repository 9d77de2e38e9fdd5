import { pickText, type Language, type Localized } from '@/i18n/languages'
import { isOffTheMarket } from './off-the-market'
import type { RibbonView } from './views'

export type Ribbon =
  | { kind: 'sold' | 'rented' | 'option' | 'lifeAnnuity' }
  | { kind: 'text'; text: string }

interface RibbonFacts {
  status: string | null | undefined
  /** 0 nothing, 2 and 3 a ribbon; the code may be text. */
  marquee: string | number | null | undefined
  /** The words of the ribbon in the visitor's language. */
  marqueeName: string | null | undefined
  lifeAnnuity: boolean
}

const isTaken = (status: unknown): status is 'sold' | 'rented' | 'option' =>
  isOffTheMarket(status) || status === 'option'

/**
 * The ribbon on a property's picture, or null. Sold, rented and under option outrank the marquee,
 * and so does a life annuity: its price is no price of the property. The words of the marquee are
 * shown for codes 2 and 3 unless they are blank. Spec §3, §4.
 */
function ribbonOf({ status, marquee, marqueeName, lifeAnnuity }: RibbonFacts): Ribbon | null {
  if (isTaken(status)) return { kind: status }
  if (lifeAnnuity) return { kind: 'lifeAnnuity' }
  const text = marqueeName?.trim() ?? ''
  const marked = ['2', '3'].includes(String(marquee).trim())
  return marked && text !== '' ? { kind: 'text', text } : null
}

/** The ribbon of a listing in a language: its state outranks the words of the feed. Spec §3. */
export function ribbonView(
  row: Pick<RibbonFacts, 'status' | 'marquee' | 'lifeAnnuity'> & { marqueeName: Localized<string> },
  language: Language,
): RibbonView | null {
  const name = pickText(row.marqueeName, language)
  const ribbon = ribbonOf({
    status: row.status,
    marquee: row.marquee,
    lifeAnnuity: row.lifeAnnuity,
    marqueeName: name?.text ?? null,
  })
  if (ribbon?.kind !== 'text') return ribbon
  return name && { kind: 'text', text: { ...name, text: ribbon.text } }
}
