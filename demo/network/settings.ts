import type { Localized } from '@/i18n/languages'

interface DemoSettings {
  agencyName: string
  tagline: Localized<string>
  /** What stands on the search panel, above and below its field: on a phone that stays on the first screen. */
  searchTitle: Localized<string>
  searchDescription2: Localized<string>
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
  searchTitle: {
    nl: 'Waar wilt u wonen?',
    fr: 'Où voulez-vous habiter ?',
    en: 'Where would you like to live?',
    de: 'Wo möchten Sie wohnen?',
  },
  searchDescription2: {
    nl: 'Schrijf het zoals u het zou zeggen: ‘huis met tuin in Gent’ of ‘te huur tot 1.000 euro’.',
    fr: 'Écrivez-le comme vous le diriez : « maison avec jardin à Namur » ou « à louer jusqu’à 1.000 euros ».',
    en: 'Write it as you would say it: ‘house with a garden in Ghent’ or ‘for rent up to 1.000 euros’.',
    de: 'Schreiben Sie es, wie Sie es sagen würden: „Haus mit Garten in Eupen“ oder „zur Miete bis 1.000 Euro“.',
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
