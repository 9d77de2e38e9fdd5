import type { Localized } from '@/i18n/languages'

interface DemoSettings {
  agencyName: string
  tagline: Localized<string>
  /** What stands on the search panel. */
  searchTitle: Localized<string>
  searchDescription: Localized<string>
  searchDescription2: Localized<string>
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
  searchDescription: {
    nl: 'Schrijf het zoals u het zou zeggen: ‘huis met tuin in Gent’.',
    fr: 'Écrivez-le comme vous le diriez : « maison avec jardin à Namur ».',
    en: 'Write it as you would say it: ‘house with a garden in Ghent’.',
    de: 'Schreiben Sie es, wie Sie es sagen würden: „Haus mit Garten in Eupen“.',
  },
  searchDescription2: {
    nl: 'Niets naar uw zin? Bewaar uw zoekopdracht, dan hoort u van ons.',
    fr: 'Rien ne vous convient ? Enregistrez votre recherche, nous vous préviendrons.',
    en: 'Nothing that suits you? Save your search and you will hear from us.',
    de: 'Nichts dabei? Speichern Sie Ihren Suchauftrag, dann melden wir uns.',
  },
  phone: '022000258',
  email: 'info@orlinde.example',
}
