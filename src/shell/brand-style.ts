import type { CSSProperties } from 'react'
import type { SiteColours } from './views'

/** The colours from settings as the custom properties that `<html>` carries. Spec §3. */
export const brandStyle = (colours: SiteColours): CSSProperties => {
  const properties: Record<`--${string}`, string> = {
    '--brand': colours.brand,
    '--on-brand': colours.onBrand,
    '--brand-ink': colours.brandInk,
    '--accent': colours.accent,
    '--on-accent': colours.onAccent,
    '--accent-ink': colours.accentInk,
  }
  return properties
}
