import { isHome, type BuildingKind } from './building-kind'
import type { Goal } from './goal'
import type { Region } from './region'

interface NoticeFacts {
  goal: Goal
  kind: BuildingKind
  region: Region | null
  labelCode: string | null | undefined
}

/**
 * True when a buyer has to renovate to label D or better: a home for sale with label E or F. The
 * duty is Flemish law, so the labels of other regions never carry it. Spec §5.
 */
export const renovationDuty = ({ goal, kind, region, labelCode }: NoticeFacts): boolean =>
  goal === 'sale' && isHome(kind) && region === 'flanders' && (labelCode === 'e' || labelCode === 'f')
