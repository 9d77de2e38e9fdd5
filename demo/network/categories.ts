import type { DemoCategory } from './content-types'

/** Categories of articles; the slug of a name is the first part of an article's address. Spec §2. */
export const DEMO_CATEGORIES: readonly DemoCategory[] = [
  {
    key: 'services',
    name: { nl: 'Diensten', fr: 'Services', en: 'Services', de: 'Leistungen' },
  },
  { key: 'faq', name: { nl: 'FAQ', fr: 'FAQ', en: 'FAQ', de: 'FAQ' } },
  { key: 'agency', name: { nl: 'Kantoor', fr: 'Agence', en: 'Agency', de: 'Büro' } },
  { key: 'home', name: { nl: 'Welkom', fr: 'Accueil', en: 'Welcome', de: 'Willkommen' } },
]
