import type { Localized } from '@/i18n/languages'

interface DemoSettings {
  agencyName: string
  tagline: Localized<string>
  searchPlaceholder: Localized<string>
  phone: string
  email: string
}

/** Name, tagline and footer of the invented network of the demo. Spec §1, §3 "Settings". */
export const DEMO_SETTINGS: DemoSettings = {
  agencyName: 'Orlinde',
  tagline: {
    nl: 'Thuiskomen begint met een goed gesprek',
    fr: 'Bien habiter commence par une bonne conversation',
    en: 'Coming home starts with a good conversation',
    de: 'Ankommen beginnt mit einem guten Gespräch',
  },
  searchPlaceholder: {
    nl: 'Referentie, type of stad',
    fr: 'Référence, type ou ville',
    en: 'Reference, type or town',
    de: 'Referenz, Objektart oder Ort',
  },
  phone: '022000258',
  email: 'info@orlinde.example',
}
