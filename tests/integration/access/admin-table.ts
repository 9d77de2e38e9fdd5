import type { StaffName } from './bed'

/** What agency A has, of which nothing may be told to others. */
export interface Made {
  /** Published, with a newer draft that has another street and another picture. */
  listing: number
  /** Never published. */
  project: number
  lead: number
  /** A request to agency B about the listing. */
  leadOfB: number
  owner: number
  hours: number
  /** What the address of the calendar of those hours holds. */
  feed: string
  /** Never published, in the bin. */
  binned: number
  /** Where the picture of the draft is. */
  picture: string
  agency: number
  page: number
  testimonial: number
  source: number
  /** The agent of agency A. */
  person: number
}

export const SECRET = {
  street: 'Rue du Secret',
  project: 'Projet Secret',
  visitor: 'an@visitor.example',
  owner: 'Olga Secrète',
  feedback: 'Vond de tuin mooi.',
  colleague: 'agentA',
  planned: '2099-01-02',
  testimonial: 'Très bien',
  page: 'Une page en préparation',
} as const

const A = ['agentA'] as const
const A_AND_EDITOR = ['agentA', 'editor'] as const
const STAFF = ['agentA', 'agentB', 'editor'] as const
const NOBODY = [] as const

/** What is asked, what the answer may hold, and whom it is told. */
interface Case {
  asked: (made: Made) => object
  secret: string | ((made: Made) => string)
  told: readonly StaffName[]
}

const form = (collectionSlug: string, id: number | undefined, data: object = {}) => ({
  collectionSlug, schemaPath: collectionSlug, id, operation: 'update', renderAllFields: true,
  data: { ...data, id }, docPermissions: { fields: true }, skipValidation: true,
})

const rows = (collectionSlug: string | string[], accessor: string, docs: object[]) => ({
  collectionSlug, columns: [{ accessor, active: true }], data: { docs }, enableRowSelections: false,
})

/** What an import changed, as a browser may say it. */
const changed = ({ project, source }: Made) => ({
  source,
  lastImport: { run: null, at: '2026-01-01T00:00:00.000Z', languages: [], isNew: false, more: 0, changes: [{ field: 'project', from: null, to: project }] },
})

/** By name, what a server function of Payload's (3.90.1) is asked about what agency A has. */
export const SERVER_FUNCTIONS: Record<string, Case[]> = {
  'form-state': [
    { asked: ({ listing }) => form('properties', listing), secret: SECRET.street, told: A_AND_EDITOR },
    { asked: ({ listing }) => ({ ...form('properties', listing), returnPreviewURL: true }), secret: 'signature=', told: A_AND_EDITOR },
    { asked: ({ listing }) => form('properties', listing), secret: SECRET.feedback, told: A },
    { asked: (made) => form('properties', made.listing, changed(made)), secret: SECRET.project, told: A_AND_EDITOR },
    { asked: ({ agency, lead }) => form('leads', lead, { agency }), secret: SECRET.visitor, told: A },
    { asked: ({ agency }) => form('leads', undefined, { agency }), secret: SECRET.colleague, told: NOBODY },
  ],
  'table-state': [
    { asked: ({ listing }) => rows('properties', 'cardPicture', [{ id: listing }]), secret: ({ picture }) => picture, told: A_AND_EDITOR },
    { asked: ({ project }) => rows('projects', 'name', [{ id: project }]), secret: SECRET.project, told: A_AND_EDITOR },
    { asked: ({ person }) => rows('leads', 'assignee', [{ id: 1, assignee: person }]), secret: SECRET.colleague, told: A },
    { asked: ({ listing }) => rows(['properties'], 'cardPicture', [{ id: listing, relationTo: 'properties' }]), secret: ({ picture }) => picture, told: NOBODY },
  ],
  'render-list': [
    { asked: () => ({ collectionSlug: 'properties', query: {}, overrideEntityVisibility: true }), secret: ({ picture }) => picture, told: A_AND_EDITOR },
    { asked: () => ({ collectionSlug: 'projects', query: {}, overrideEntityVisibility: true }), secret: SECRET.project, told: A_AND_EDITOR },
  ],
  'render-document': [{ asked: ({ listing }) => ({ collectionSlug: 'properties', docID: listing, overrideEntityVisibility: true }), secret: SECRET.street, told: A_AND_EDITOR }],
  'render-document-slots': [{ asked: ({ listing }) => ({ collectionSlug: 'properties', id: listing }), secret: SECRET.street, told: NOBODY }],
  'render-field': [
    { asked: ({ person }) => ({ schemaPath: 'collection.leads.assignee', initialValue: person }), secret: SECRET.colleague, told: NOBODY },
  ],
  'copy-data-from-locale': [
    { asked: ({ listing }) => ({ collectionSlug: 'properties', docID: listing, fromLocale: 'fr', toLocale: 'nl' }), secret: SECRET.street, told: A },
  ],
  'get-upcoming-scheduled-publish': [{ asked: ({ listing }) => ({ collectionSlug: 'properties', id: listing }), secret: SECRET.planned, told: A }],
  'schedule-publish': [
    {
      asked: ({ listing }) => ({ type: 'publish', date: `${SECRET.planned}T00:00:00.000Z`, doc: { relationTo: 'properties', value: listing } }),
      secret: SECRET.street, told: NOBODY,
    },
  ],
  'get-folder-results-component-and-data': [{ asked: () => ({ collectionsToDisplay: ['properties'] }), secret: SECRET.street, told: NOBODY }],
  'get-default-layout': [{ asked: () => ({}), secret: SECRET.street, told: NOBODY }],
  'render-widget': [{ asked: ({ listing }) => ({ widgetSlug: 'collections', widgetData: { id: listing } }), secret: SECRET.street, told: NOBODY }],
  slugify: [{ asked: ({ listing }) => ({ collectionSlug: 'properties', data: { id: listing }, path: 'street', valueToSlugify: 'a' }), secret: SECRET.street, told: NOBODY }],
}

const assignee = { field: { name: 'assignee', label: 'assignee' }, path: 'assignee' }

/** Components of the server that answer for the row that a form names. */
export const OF_ROWS: Record<string, Case[]> = {
  '@/admin/MissingMentions#MissingMentions': [
    { asked: ({ listing }) => ({ id: listing }), secret: SECRET.street, told: A_AND_EDITOR },
    { asked: ({ binned }) => ({ id: binned }), secret: SECRET.street, told: A_AND_EDITOR },
  ],
  '@/admin/statistics/ListingHistory#ListingHistory': [{ asked: ({ listing }) => ({ id: listing }), secret: SECRET.feedback, told: A }],
  '@/admin/statistics/ListingStatistics#ListingStatistics': [{ asked: ({ listing }) => ({ id: listing }), secret: 'Nog geen weergaven', told: A }],
  '@/admin/owners/SeenBy#SeenBy': [{ asked: ({ listing }) => ({ id: listing }), secret: SECRET.owner, told: A }],
  '@/admin/owners/AccountField#AccountField': [{ asked: ({ owner }) => ({ id: owner }), secret: ({ owner }) => `/as/${owner}/`, told: A }],
  '@/admin/visits/CalendarAddresses#CalendarAddresses': [{ asked: ({ hours }) => ({ id: hours }), secret: ({ feed }) => feed, told: A }],
  '@/admin/leads/LeadPage#LeadPage': [
    { asked: ({ lead }) => ({ id: lead }), secret: SECRET.visitor, told: A },
    { asked: ({ lead }) => ({ id: lead }), secret: ({ picture }) => picture, told: A },
    { asked: ({ leadOfB }) => ({ id: leadOfB }), secret: ({ picture }) => picture, told: NOBODY },
  ],
  '@/admin/leads/AssigneeField#AssigneeField': [
    { asked: ({ agency, lead }) => ({ ...assignee, id: lead, data: { agency } }), secret: SECRET.colleague, told: A },
    { asked: ({ agency, leadOfB }) => ({ ...assignee, id: leadOfB, data: { agency } }), secret: SECRET.colleague, told: NOBODY },
    { asked: ({ agency }) => ({ ...assignee, data: { agency } }), secret: SECRET.colleague, told: NOBODY },
  ],
  '@/admin/feed/ImportNotice#ImportNotice': [
    { asked: (made) => ({ id: made.listing, collectionSlug: 'properties', data: changed(made) }), secret: SECRET.project, told: A_AND_EDITOR },
  ],
  // What the site itself says belongs to all staff.
  '@/admin/testimonials/SentWords#SentWords': [{ asked: ({ testimonial }) => ({ id: testimonial }), secret: SECRET.testimonial, told: STAFF }],
  '@/admin/SeoPreview#SeoPreview': [{ asked: ({ page }) => ({ id: page, collectionSlug: 'pages' }), secret: SECRET.page, told: STAFF }],
  '@/admin/agencies/MissingAgencyMentions#MissingAgencyMentions': [{ asked: ({ agency }) => ({ id: agency }), secret: 'Agence A', told: STAFF }],
}

/** Those that answer for the rows of a list, which Payload reads by the rules of whoever looks at it. */
export const OF_LISTS: string[] = [
  '@/admin/cells/ThumbnailCell#ThumbnailCell', '@/admin/cells/NameCell#NameCell', '@/admin/cells/LanguagesCell#LanguagesCell',
  // Names of what all staff know by name alone.
  '@/admin/cells/RelationCell#RelationCell',
  ...['AgeCell', 'LeadNameCell', 'SubjectCell', 'AssigneeCell', 'AgencyCell'].map((name) => `@/admin/leads/cells#${name}`),
  '@/admin/redirects/RedirectState#RedirectStateCell',
  ...['MissedStepsCell', 'HostCell'].map((name) => `@/admin/redirects/MissedSteps#${name}`),
]

/** Those that are told no row: they count and list what the person at work reads, or say what all staff know. */
export const OF_NO_ROW: string[] = [
  '@/admin/leads/LeadListTop#LeadListTop', '@/admin/alerts/SubscriptionListTop#SubscriptionListTop',
  '@/admin/visits/HoursListTop#HoursListTop', '@/admin/redirects/RedirectListTop#RedirectListTop',
  '@/admin/redirects/MissedListTop#MissedListTop', '@/admin/pages-tree/PagesList#PagesList',
  '@/admin/dashboard/Dashboard#Dashboard', '@/admin/visits/VisitsView#VisitsView',
  // For administrators only.
  '@/admin/privacy/PrivacyView#PrivacyView',
  // These know what the form itself says, and the addresses of the site.
  '@/admin/redirects/RedirectState#RedirectState', '@/admin/redirects/MissedSteps#MissedSteps',
  '@/admin/on-site/OnSite#OnSite', '@/admin/brand/Logo#Logo',
]
