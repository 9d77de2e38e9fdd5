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
