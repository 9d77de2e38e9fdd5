import type { PropertyDetailView } from './detail-views'

/** The sections of the detail page in their order. Spec §3. */
const SECTIONS = [
  ...(['description', 'plans', 'media', 'surfaces', 'rooms', 'building', 'availability'] as const),
  ...(['finance', 'energy', 'certificates', 'planning', 'lifeAnnuity', 'documents'] as const),
  ...(['surroundings', 'calculators', 'agency'] as const),
] as const

export type DetailSectionName = (typeof SECTIONS)[number]

/** What the page is given besides the view. */
interface Beside {
  hasMap: boolean
  hasCalculators: boolean
}

/** The sections that have something to show; a group of facts is one of its own. */
export function sectionsOf(view: PropertyDetailView, beside: Beside): DetailSectionName[] {
  const hasFacts = (name: string): boolean => view.groups.some(({ group }) => group === name)
  const filled: Partial<Record<DetailSectionName, boolean>> = {
    description: view.description !== null,
    plans: view.pictures.some(({ kind }) => kind === 'floor-plan'),
    media: view.videos.length > 0 || view.virtualTour !== null,
    finance: true,
    energy: view.energy !== null || hasFacts('energy'),
    planning: view.planning.length > 0 || view.flood !== null || hasFacts('planning'),
    documents: view.documents.length > 0,
    surroundings:
      beside.hasMap ||
      view.streetView !== null ||
      view.pointsOfInterest.length > 0 ||
      view.mobility.length > 0 ||
      hasFacts('surroundings'),
    calculators: beside.hasCalculators,
    agency: view.agency !== null,
  }
  return SECTIONS.filter((name) => filled[name] ?? hasFacts(name))
}

const FEATURE_GROUPS = ['surfaces', 'rooms', 'building', 'availability'] as const
type FeatureGroup = (typeof FEATURE_GROUPS)[number]

/** A part of the page under a heading of its own. */
export type DetailPart = Exclude<DetailSectionName, FeatureGroup> | 'features'

const isFeature = (name: DetailSectionName): name is FeatureGroup =>
  FEATURE_GROUPS.some((group) => group === name)

/** The parts of the page: the short groups of facts, which are neighbours, share one heading. */
export const detailParts = (names: DetailSectionName[]): DetailPart[] => [
  ...new Set(names.map((name) => (isFeature(name) ? 'features' : name))),
]

/** Of the groups of facts those that stand under the shared heading, in their order. */
export const featuresIn = (view: Pick<PropertyDetailView, 'groups'>) =>
  FEATURE_GROUPS.flatMap((name) => view.groups.find(({ group }) => group === name) ?? [])
