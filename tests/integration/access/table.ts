import type { ActorName } from './actors'

export type Operation = 'read' | 'create' | 'update' | 'delete' | 'readVersions' | 'unlock' | 'admin'

const agents: ActorName[] = ['agentA', 'agentB']
export const staff: ActorName[] = [...agents, 'editor', 'administrator']
export const brokers: ActorName[] = [...agents, 'administrator']
export const editors: ActorName[] = ['editor', 'administrator']
export const administrator: ActorName[] = ['administrator']
export const none: ActorName[] = []

const table = (read: ActorName[], write: ActorName[], more = {}) => ({
  read, create: write, update: write, delete: write,
  ...more,
})
const written = (read: ActorName[], write: ActorName[]) =>
  table(read, write, { readVersions: write, unlock: administrator, admin: staff })

/** Who may do what, for every collection. A condition on rows counts as "may". */
export const EXPECTED: Record<string, Partial<Record<Operation, ActorName[]>>> = {
  properties: { ...written(staff, brokers), readVersions: staff },
  projects: { ...written(staff, brokers), readVersions: staff },
  media: { ...written(staff, staff), delete: editors },
  documents: { ...written(staff, administrator), create: brokers },
  types: written(staff, editors),
  cities: written(staff, editors),
  'display-conditions': written(staff, editors),
  pages: written(staff, editors),
  articles: written(staff, editors),
  categories: written(staff, editors),
  testimonials: written(staff, editors),
  videos: written(staff, editors),
  agencies: written(staff, editors),
  'team-members': written(staff, editors),
  'import-sources': written(staff, administrator),
  'import-runs': table(staff, none),
  'feed-files': table(none, none),
  routes: table(staff, none),
  redirects: written(editors, editors),
  'missing-addresses': { ...table(editors, editors), create: none, readVersions: none, admin: editors },
  'content-changes': table(none, none),
  leads: {
    read: brokers, create: none, update: brokers, delete: administrator,
    readVersions: none, admin: brokers,
  },
  subscriptions: {
    read: brokers, create: none, update: none, delete: administrator,
    readVersions: none, admin: brokers,
  },
  'known-offers': table(none, none),
  'told-listings': table(none, none),
  'listing-days': table(none, none),
  'listing-events': table(none, none),
  leases: table(none, none),
  mails: {
    read: administrator, create: none, update: none, delete: administrator,
    readVersions: none, admin: administrator,
  },
  appointments: {
    read: brokers, create: none, update: none, delete: none,
    readVersions: none, admin: brokers,
  },
  'visiting-hours': { ...table(brokers, brokers), readVersions: none, admin: brokers },
  owners: { ...table(brokers, brokers), readVersions: none, admin: brokers },
  'owner-passwords': table(none, none),
  'owner-keys': table(none, none),
  forms: { read: staff, create: none, update: editors, delete: none, readVersions: none, admin: editors },
  users: {
    read: staff, update: staff, create: administrator, delete: administrator,
    readVersions: none, unlock: administrator, admin: staff,
  },
}

/** Collections of Payload itself: what staff work on, and everybody's own preferences. */
export const OF_PAYLOAD: typeof EXPECTED = {
  'payload-locked-documents': table(staff, staff),
  'payload-preferences': table(staff, staff),
}
/** What nobody reaches. */
export const CLOSED: (typeof EXPECTED)[string] = table(none, none)

/** Who may open a collection or global from the menu; where nothing is said, all staff may. */
export const SHOWN: Record<string, ActorName[]> = {
  properties: brokers,
  projects: brokers,
  documents: brokers,
  types: editors,
  cities: editors,
  'display-conditions': editors,
  agencies: editors,
  'team-members': editors,
  routes: editors,
  redirects: editors,
  'missing-addresses': editors,
  'import-sources': administrator,
  'import-runs': administrator,
  leads: brokers,
  subscriptions: brokers,
  mails: administrator,
  appointments: none,
  'visiting-hours': brokers,
  owners: brokers,
  'owner-passwords': none,
  'owner-keys': none,
  forms: editors,
  users: administrator,
  'content-changes': none,
  'known-offers': none,
  'told-listings': none,
  'listing-days': none,
  'listing-events': none,
  leases: none,
  'feed-files': none,
}

/** Globals: staff read them, editors change them. */
export const GLOBALS = ['settings', 'header', 'footer', 'popup', 'consent', 'rates']

/** Whose file is fetched from the API: a document is its agency's, here that of agent A. */
export const FILES: Record<string, ActorName[]> = {
  media: staff,
  documents: ['agentA', ...editors],
  videos: ['nobody', ...staff],
}
