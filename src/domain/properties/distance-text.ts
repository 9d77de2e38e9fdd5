import { formatNumber } from '@/i18n/format'
import type { Language } from '@/i18n/languages'

/** A distance in words a walker knows: to ten metres, from 1 km on to a hundred; `420 m`, `1,2 km`. */
export function distanceText(metres: number, language: Language): string {
  const tens = Math.round(metres / 10) * 10
  if (tens < 1000) return `${formatNumber(tens, language)}\u00A0m`
  return `${formatNumber(Math.round(metres / 100) / 10, language)}\u00A0km`
}
