import type { Localized } from '@/i18n/languages'

interface DemoSettings {
  agencyName: string
  tagline: Localized<string>
  footerText: Localized<string>
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
  footerText: {
    nl: 'Orlinde is een netwerk van vastgoedkantoren in Vlaanderen, Brussel en Wallonië. Elk kantoor is juridisch en financieel onafhankelijk.',
    fr: 'Orlinde est un réseau d’agences immobilières en Flandre, à Bruxelles et en Wallonie. Chaque agence est juridiquement et financièrement indépendante.',
    en: 'Orlinde is a network of estate agencies in Flanders, Brussels and Wallonia. Each agency is legally and financially independent.',
    de: 'Orlinde ist ein Netzwerk von Immobilienbüros in Flandern, Brüssel und der Wallonie. Jedes Büro ist rechtlich und finanziell unabhängig.',
  },
  phone: '022000258',
  email: 'info@orlinde.example',
}
