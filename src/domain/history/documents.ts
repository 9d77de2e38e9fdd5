import { dayAfter } from '../appointments/local-time'
import { buildingKind, hasEnergyCertificate, isBuilt, isHome, type BuildingKind } from '../properties/building-kind'
import { goalOf } from '../properties/goal'
import { MENTIONS, regionOfValues, type MentionValues } from '../properties/mentions'
import { isOffTheMarket } from '../properties/off-the-market'
import type { Region } from '../properties/region'

/** The documents that an owner is told of. */
export const OWNER_DOCUMENTS = ['energy', 'asbestos', 'soil', 'electricity'] as const
export type OwnerDocument = (typeof OWNER_DOCUMENTS)[number]

/** `undated`: it is there, nobody wrote until when. */
export type DocumentState = 'valid' | 'undated' | 'expiring' | 'expired' | 'missing' | 'notRequired'

/** One of the documents of a property. */
export interface OwnerDocumentView {
  document: OwnerDocument
  state: DocumentState
  /** Its last day of validity (ISO); null where none is known. */
  until: string | null
  /** Which words name it. */
  region: Region | null
}

/** How many days before its last one a document is said to expire. */
const NOTICE_DAYS = 90

/** The first year whose buildings need no asbestos certificate, and the least area (m²) that needs one. */
const ASBESTOS_FREE_YEAR = 2001
const ASBESTOS_LEAST_AREA = 20

interface DocumentSituation {
  region: Region | null
  kind: BuildingKind
  isSale: boolean
  values: MentionValues
}

interface DocumentRule {
  /** The fields that say it is there. */
  fields: readonly string[]
  until: string
  isDue: (situation: DocumentSituation) => boolean
}

const isIn = (region: Region | null, ...regions: Region[]): boolean => region !== null && regions.includes(region)
const isBelow = (value: unknown, edge: number): boolean => typeof value === 'number' && value > 0 && value < edge

/** The fields that are read of a property, beside the kind of its type. */
export const DOCUMENT_FIELDS = [
  'goal', 'status', 'zip', 'countryId', 'constructionYear', 'surfaceLiving', 'surfaceConstructed', 'surfaceTotal',
  'epcReference', 'epcEndDate', 'epcLabelText', 'energyPerformance', 'asbestosType', 'asbestosDate', 'asbestosEndDate',
  'groundCertificate', 'groundEndDate', 'electricityCertificate', 'electricityEndDate',
] as const

/**
 * Which documents a property is expected to have, by region, goal and kind. What is not known of it (year,
 * area, kind) asks for what a building needs. Spec, Belgian rules, "What an advertisement must mention"; decision 096.
 */
const RULES: Record<OwnerDocument, DocumentRule> = {
  energy: {
    fields: ['epcReference', 'epcEndDate'],
    until: 'epcEndDate',
    isDue: ({ isSale, kind, region }) => hasEnergyCertificate(kind) && (isSale || isIn(region, 'flanders', 'wallonia', 'brussels')),
  },
  asbestos: {
    fields: ['asbestosType', 'asbestosDate', 'asbestosEndDate'],
    until: 'asbestosEndDate',
    isDue: ({ isSale, kind, region, values }) =>
      isSale && isIn(region, 'flanders') && isBuilt(kind) && !isFromAfter(values) && !isBelow(areaOf(values), ASBESTOS_LEAST_AREA),
  },
  soil: {
    fields: ['groundCertificate', 'groundEndDate'],
    until: 'groundEndDate',
    isDue: ({ isSale, region }) => isSale && isIn(region, 'flanders', 'wallonia', 'brussels'),
  },
  electricity: {
    fields: ['electricityCertificate', 'electricityEndDate'],
    until: 'electricityEndDate',
    isDue: ({ isSale, kind, region }) => isSale && isHome(kind) && isIn(region, 'flanders', 'wallonia', 'brussels'),
  },
}

const isFromAfter = ({ constructionYear }: MentionValues): boolean =>
  typeof constructionYear === 'number' && constructionYear >= ASBESTOS_FREE_YEAR

const areaOf = ({ surfaceConstructed, surfaceLiving, surfaceTotal }: MentionValues): unknown =>
  [surfaceLiving, surfaceConstructed, surfaceTotal].find((area) => typeof area === 'number' && area > 0)

const hasText = (value: unknown): boolean =>
  typeof value === 'object' && value !== null ? Object.values(value).some(hasText) : typeof value === 'string' && value.trim() !== ''

const dayIn = (value: unknown): string | null => (typeof value === 'string' && /^\d{4}-\d{2}-\d{2}/.test(value) ? value.slice(0, 10) : null)

/**
 * The documents of a property and how they stand on a day in Belgium (ISO), in one order. `values` are its fields by name
 * (texts bare or by language), `kind` is its type's, as stored. One that is there is told of wherever it stands; nothing is
 * missing of what is sold or let. Spec §1, "Visitors and owners"; decision 096.
 */
export function ownerDocuments(values: MentionValues, kind: unknown, today: string): OwnerDocumentView[] {
  const region = regionOfValues(values)
  const situation: DocumentSituation = { region, kind: buildingKind(kind), isSale: goalOf(values.goal) === 'sale', values }
  const isOffered = !isOffTheMarket(values.status)
  return OWNER_DOCUMENTS.map((document) => {
    const { fields, isDue, until: field } = RULES[document]
    const until = dayIn(values[field])
    const isThere = fields.some((name) => hasText(values[name])) || (document === 'energy' && MENTIONS.epcPending.isGiven(values) && MENTIONS.epc.isGiven(values))
    if (!isThere) return { document, region, until: null, state: isOffered && isDue(situation) ? 'missing' : 'notRequired' }
    return { document, region, until, state: validityOn(until, today) }
  })
}

function validityOn(until: string | null, today: string): DocumentState {
  if (until === null) return 'undated'
  if (until < today) return 'expired'
  return until <= dayAfter(today, NOTICE_DAYS) ? 'expiring' : 'valid'
}
