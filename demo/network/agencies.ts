import type { Localized } from '@/i18n/languages'

interface DemoAgency {
  /** The feed's AgencyID. */
  agencyId: number
  name: string
  legalName: string
  street: string
  houseNumber: string
  zip: string
  city: string
  phone: string
  email: string
  latitude: number
  longitude: number
  companyNumber: string
  vatNumber: string
  instituteNumber: string
  insurer: string
  policyNumber: string
  professionalTitle: Localized<string>
  recognitionCountry: Localized<string>
  supervisoryAuthority: Localized<string>
  codeOfConductUrl: Localized<string>
}

interface DemoMember {
  name: string
  agencyId: number
  function: Localized<string>
  phone: string
  email: string
  /** Only of those who are recognised as an agent themselves. */
  instituteNumber: string | null
}

// The same for every recognised agent in Belgium.
const SUPERVISION: Pick<
  DemoAgency,
  'recognitionCountry' | 'supervisoryAuthority' | 'codeOfConductUrl' | 'professionalTitle'
> = {
  professionalTitle: {
    nl: 'Vastgoedmakelaar-bemiddelaar en syndicus',
    fr: 'Agent immobilier courtier et syndic',
    en: 'Estate agent, broker and property manager',
    de: 'Immobilienmakler und Hausverwalter',
  },
  recognitionCountry: { nl: 'België', fr: 'Belgique', en: 'Belgium', de: 'Belgien' },
  supervisoryAuthority: {
    nl: 'Beroepsinstituut van Vastgoedmakelaars, Luxemburgstraat 16 B, 1000 Brussel',
    fr: 'Institut professionnel des agents immobiliers, rue du Luxembourg 16 B, 1000 Bruxelles',
    en: 'Institute of Real Estate Agents (BIV/IPI), Luxemburgstraat 16 B, 1000 Brussels',
    de: 'Berufsinstitut für Immobilienmakler (BIV/IPI), Luxemburgstraat 16 B, 1000 Brüssel',
  },
  codeOfConductUrl: {
    nl: 'https://www.biv.be/deontologie',
    fr: 'https://www.ipi.be/deontologie',
    en: 'https://www.biv.be/deontologie',
    de: 'https://www.ipi.be/deontologie',
  },
}

/** The three invented offices of the demo's network, each independent. Spec §1. */
export const DEMO_AGENCIES: readonly DemoAgency[] = [
  {
    agencyId: 1,
    name: 'Orlinde Gent',
    legalName: 'Orlinde Vlaanderen bv',
    street: 'Kouterlindestraat',
    houseNumber: '24',
    zip: '9000',
    city: 'Gent',
    phone: '092000147',
    email: 'gent@orlinde.example',
    latitude: 51.0504,
    longitude: 3.7273,
    companyNumber: '0999.104.255',
    vatNumber: 'BE 0999.104.255',
    instituteNumber: 'BIV 599.104',
    insurer: 'Voorbeeld Verzekeringen nv',
    policyNumber: '730.390.104',
    ...SUPERVISION,
  },
  {
    agencyId: 2,
    name: 'Orlinde Bruxelles – Brussel',
    legalName: 'Orlinde Bruxelles-Brussel srl-bv',
    street: 'Avenue des Tilleuls d’Or',
    houseNumber: '61',
    zip: '1050',
    city: 'Ixelles',
    phone: '022000258',
    email: 'bruxelles@orlinde.example',
    latitude: 50.8277,
    longitude: 4.3694,
    companyNumber: '0999.215.311',
    vatNumber: 'BE 0999.215.311',
    instituteNumber: 'IPI 599.215',
    insurer: 'Assurances Exemple sa',
    policyNumber: '730.390.215',
    ...SUPERVISION,
  },
  {
    agencyId: 3,
    name: 'Orlinde Namur',
    legalName: 'Orlinde Wallonie srl',
    street: 'Rue des Bateliers du Grognon',
    houseNumber: '9',
    zip: '5000',
    city: 'Namur',
    phone: '081000369',
    email: 'namur@orlinde.example',
    latitude: 50.4636,
    longitude: 4.8675,
    companyNumber: '0999.326.464',
    vatNumber: 'BE 0999.326.464',
    instituteNumber: 'IPI 599.326',
    insurer: 'Assurances Exemple sa',
    policyNumber: '730.390.326',
    ...SUPERVISION,
  },
]

const MANAGER = {
  nl: 'Bestuurder, vastgoedmakelaar',
  fr: 'Administrateur, agent immobilier',
  en: 'Managing director, estate agent',
  de: 'Geschäftsführung, Immobilienmakler',
}
const MANAGER_F = {
  ...MANAGER,
  nl: 'Bestuurster, vastgoedmakelaar',
  fr: 'Administratrice, agente immobilière',
}
const SALES = {
  nl: 'Verkoop en schattingen',
  fr: 'Ventes et estimations',
  en: 'Sales and valuations',
  de: 'Verkauf und Schätzungen',
}
const LETTINGS = {
  nl: 'Verhuur en rentmeesterschap',
  fr: 'Location et gestion locative',
  en: 'Lettings and rental management',
  de: 'Vermietung und Mietverwaltung',
}
const NEW_BUILD = {
  nl: 'Nieuwbouwprojecten',
  fr: 'Projets neufs',
  en: 'New-build projects',
  de: 'Neubauprojekte',
}
const SYNDIC = { nl: 'Syndicus', fr: 'Syndic', en: 'Property manager', de: 'Hausverwaltung' }

/** The invented people of the three offices, in the order in which they are shown. Spec §6. */
export const DEMO_TEAM: readonly DemoMember[] = [
  {
    name: 'Hanne Verlinde',
    agencyId: 1,
    function: MANAGER_F,
    phone: '0470000101',
    email: 'hanne@orlinde.example',
    instituteNumber: 'BIV 599.104',
  },
  {
    name: 'Wout De Ceuster',
    agencyId: 1,
    function: SALES,
    phone: '0470000102',
    email: 'wout@orlinde.example',
    instituteNumber: 'BIV 599.105',
  },
  {
    name: 'Fatima El Idrissi',
    agencyId: 1,
    function: NEW_BUILD,
    phone: '0470000103',
    email: 'fatima@orlinde.example',
    instituteNumber: null,
  },
  {
    name: 'Olivier Marchandise',
    agencyId: 2,
    function: MANAGER,
    phone: '0470000201',
    email: 'olivier@orlinde.example',
    instituteNumber: 'IPI 599.215',
  },
  {
    name: 'Sofie Lambrechts',
    agencyId: 2,
    function: LETTINGS,
    phone: '0470000202',
    email: 'sofie@orlinde.example',
    instituteNumber: 'BIV 599.216',
  },
  {
    name: 'Bénédicte Lejeune',
    agencyId: 3,
    function: MANAGER_F,
    phone: '0470000301',
    email: 'benedicte@orlinde.example',
    instituteNumber: 'IPI 599.326',
  },
  {
    name: 'Thomas Warnier',
    agencyId: 3,
    function: SALES,
    phone: '0470000302',
    email: 'thomas@orlinde.example',
    instituteNumber: 'IPI 599.327',
  },
  {
    name: 'Karin Hoffmann',
    agencyId: 3,
    function: SYNDIC,
    phone: '0470000303',
    email: 'karin@orlinde.example',
    instituteNumber: null,
  },
]
