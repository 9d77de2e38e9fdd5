import type { Language } from '@/i18n/languages'
import type { AllLocales } from '@/lib/documents'
import { conditionHolds } from './display-condition'
import { PROPERTY_FIELDS } from './fields'
import type { DisplayCondition, Property } from '@/payload-types'

/** Whether staff's conditions let a field or block of the detail page be shown. */
export type IsShown = (name: string) => boolean

/** What the blocks of the page are read from; a hidden block hides what it is read from. */
const READ_BY_BLOCK: Record<string, readonly string[]> = {
  flood: ['floodPScore', 'floodGScore'],
  videos: ['videos'],
  virtualTour: ['virtualTourUrl'],
  documents: ['documents'],
  pointsOfInterest: ['pointsOfInterest'],
  mobilityScores: ['mobilityScores'],
}

/** Where a property stands is not to be read from its facts unless its address is public. */
const WHERE = { street: null, latitude: null, longitude: null, pointsOfInterest: null }

/** Nor is a price on request to be worked out from what it is made of or sets. */
const AMOUNTS = {
  notaryFees: null, agencyCost: null, garagePrice: null, parkingPrice: null,
  depositAmount: null, annuityIndexedRent: null, annuitySurvivorRent: null,
}

/**
 * The part of a property that is rendered as facts and blocks: without what the conditions hide, what
 * tells where it stands unless its address is public, and amounts that tell a price unless that is.
 * Spec §3, "Property display condition".
 */
export function shownPart(doc: AllLocales<Property>, isShown: IsShown): AllLocales<Property> {
  const hidden = new Set(
    Object.entries(READ_BY_BLOCK).flatMap(([block, fields]) => (isShown(block) ? [] : fields)),
  )
  const known = {
    ...doc,
    ...(doc.publishAddress === true ? {} : WHERE),
    ...(doc.publishPrice === true ? {} : AMOUNTS),
  }
  return Object.fromEntries(
    Object.entries(known).filter(([name]) => !hidden.has(name) && isShown(name)),
  )
}

const GROUPS = new Map<string, string>(PROPERTY_FIELDS.map(({ name, tab }) => [name, tab]))

/** The group that a field of a property is shown or hidden with; undefined for what is no such field. */
export const groupOf = (name: string): string | undefined => GROUPS.get(name)

/**
 * What the conditions let a visitor see of a property. What no active condition names is shown;
 * what some name, themselves or by the group they are in, is shown only if every one of those
 * holds. Spec §3, "Property display condition".
 */
export function shownFields(
  conditions: readonly AllLocales<DisplayCondition>[],
  property: AllLocales<Property>,
  language: Language,
): IsShown {
  const hidden = new Set(
    conditions
      .filter(({ active }) => active === true)
      .filter((condition) => !conditionHolds(condition, property, language))
      .flatMap(({ shows }): unknown[] => (Array.isArray(shows) ? shows : [])),
  )
  return (name) => !hidden.has(name) && !hidden.has(groupOf(name))
}
