import 'server-only'
import { LRUCache } from 'lru-cache'
import { loadedMemory, type Memory } from '@/cms/memory/memory'
import { criteriaSegment, type ListCriteria } from '@/features/search/criteria'
import { found } from '@/features/search/search'
import type { Language } from '@/i18n/languages'
import { today } from '@/lib/today'
import { mapPoints } from './points'

export interface PointsAnswer {
  /** The JSON list of the points. */
  json: string
  unplaced: number
}

/** That of 50,000 properties weighs four megabytes. */
const MOST_KEPT = 12

let kept: { memory: Memory; seen: number; answers: LRUCache<string, PointsAnswer> } | null = null

/**
 * The points of all properties that a search finds, in the order of their dates; kept until
 * something changes. The part of the map that is searched does not count: whoever moves on sees
 * what is beside it.
 */
export function pointsOf(
  language: Language,
  goal: 'sale' | 'rent',
  asked: ListCriteria,
): PointsAnswer {
  const memory = loadedMemory()
  if (kept?.memory !== memory || kept.seen !== memory.seen) {
    kept = { memory, seen: memory.seen, answers: new LRUCache({ max: MOST_KEPT }) }
  }
  const criteria: ListCriteria = { ...asked, box: null, sort: 'date', view: 'grid', page: 1 }
  const key = [language, goal, today(), criteriaSegment(criteria)].join()
  const { answers } = kept
  const known = answers.get(key)
  if (known) return known
  const rows = found(memory.catalogue, goal, language, criteria)
  const { points, unplaced } = mapPoints(rows, memory.catalogue)
  const answer = { json: JSON.stringify(points), unplaced }
  answers.set(key, answer)
  return answer
}
