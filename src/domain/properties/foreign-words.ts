import { languagesBeside, type Language, type TextView } from '@/i18n/languages'
import type { FactView } from './detail-views'
import type { PropertyCardView } from './views'

type CardWords = Pick<PropertyCardView, 'headline' | 'price' | 'ribbon'> & { more?: { facts: readonly FactView[] } }

/** The languages but the page's in which cards say something of their own; empty where there are none. Names of towns are names. Spec §1. */
export const foreignWords = (cards: readonly CardWords[], locale: string): Language[] =>
  languagesBeside(locale, cards.flatMap(wordsOf).map(({ lang }) => lang))

function wordsOf({ headline, more, price, ribbon }: CardWords): TextView[] {
  const note = price.kind === 'amount' ? price.note : undefined
  const said = ribbon?.kind === 'text' ? ribbon.text : undefined
  const facts = (more?.facts ?? []).flatMap(({ value }) => (value.kind === 'text' ? [value.text] : []))
  return [headline, said, note, ...facts].filter((text) => text !== null && text !== undefined)
}
