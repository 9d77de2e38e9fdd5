import type { TextView } from '@/i18n/languages'
import type { Purpose } from './choice'

/** A toggle of the settings. What is necessary is always on. Spec §4, "Cookie consent". */
export interface ToggleView {
  name: 'necessary' | Purpose
  title: TextView
  description: TextView | null
}

/** The words of the dialog, in the visitor's language or the one that has them. Spec §4, "Cookie consent". */
export interface ConsentView {
  title: TextView
  description: TextView | null
  agree: TextView
  decline: TextView
  change: TextView
  settingsTitle: TextView
  agreePartly: TextView
  agreeAll: TextView
  alwaysOn: TextView
  toggles: ToggleView[]
  /** The page that says what is stored; null where it is off line. */
  policy: { href: string; label: TextView } | null
}
