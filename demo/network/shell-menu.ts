import type { DemoMenuEntry } from './shell-types'

const SERVICES: readonly DemoMenuEntry[] = [
  {
    title: { nl: 'Verkopen', fr: 'Vendre', en: 'Selling', de: 'Verkaufen' },
    target: '/services/vendre/',
  },
  {
    title: { nl: 'Kopen', fr: 'Acheter', en: 'Buying', de: 'Kaufen' },
    target: '/services/acheter/',
  },
  {
    title: { nl: 'Verhuren', fr: 'Louer', en: 'Letting', de: 'Vermieten' },
    target: '/services/louer/',
  },
  {
    title: {
      nl: 'Rentmeesterschap',
      fr: 'Gestion locative',
      en: 'Rental management',
      de: 'Mietverwaltung',
    },
    target: '/services/gestion-locative/',
  },
  {
    title: { nl: 'Syndicus', fr: 'Syndic', en: 'Property management', de: 'Hausverwaltung' },
    target: '/services/syndic/',
  },
  {
    title: {
      nl: 'Lijfrente en levenslange huur',
      fr: 'Viager et bail à vie',
      en: 'Life annuity and lifetime lease',
      de: 'Leibrente und lebenslange Miete',
    },
    target: '/services/viager-et-bail-a-vie/',
  },
  {
    title: { nl: 'Spanje', fr: 'Espagne', en: 'Spain', de: 'Spanien' },
    target: '/services/espagne/',
  },
  {
    title: {
      nl: 'Een huis leegmaken',
      fr: 'Vide-maison',
      en: 'House clearance',
      de: 'Haushaltsauflösung',
    },
    target: '/services/vide-maison/',
  },
]

/** The main menu. Spec §3 "Menu entry". */
export const DEMO_MENU: readonly DemoMenuEntry[] = [
  {
    title: { nl: 'Te koop', fr: 'À vendre', en: 'For sale', de: 'Zu verkaufen' },
    target: '/for-sale/',
  },
  {
    title: { nl: 'Te huur', fr: 'À louer', en: 'For rent', de: 'Zu vermieten' },
    target: '/for-rent/',
  },
  {
    title: { nl: 'Projecten', fr: 'Projets', en: 'Projects', de: 'Projekte' },
    target: '/projects/',
  },
  {
    title: { nl: 'Diensten', fr: 'Services', en: 'Services', de: 'Leistungen' },
    target: '/services/',
    children: SERVICES,
  },
  {
    title: { nl: 'Over ons', fr: 'L’agence', en: 'The agency', de: 'Über uns' },
    target: "/L'agence/",
    children: [
      {
        title: { nl: 'Ons team', fr: 'Notre équipe', en: 'Our team', de: 'Unser Team' },
        target: '/team/',
      },
      {
        title: {
          nl: 'Veelgestelde vragen',
          fr: 'Questions fréquentes',
          en: 'Questions and answers',
          de: 'Häufige Fragen',
        },
        target: '/FAQ/',
      },
    ],
  },
  {
    title: { nl: 'Contact', fr: 'Contact', en: 'Contact', de: 'Kontakt' },
    target: '/contact/',
  },
]
