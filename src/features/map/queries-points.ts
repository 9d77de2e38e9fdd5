import 'server-only'
import { LRUCache } from 'lru-cache'
import { loadedMemory, type Memory } from '@/content/memory/memory'
import type { Catalogue } from '@/domain/search/catalogue'
import type { CatalogueRow } from '@/domain/search/catalogue-row'
import { criteriaSegment, type ListCriteria } from '@/domain/search/criteria'
import { matchingRows } from '@/domain/search/search'
import type { Language } from '@/i18n/languages'
import { chunks } from '@/lib/chunks'
import { letOthersRun } from '@/lib/let-others-run'
import { today } from '@/lib/today'
import { mapPoints } from '@/domain/search/points'

export interface PointsAnswer {
  /** The JSON list of the points. */
  json: string
  unplaced: number
}

/** That of 50,000 properties weighs four megabytes. */
const MOST_CACHED = 12

/** Making the points of so many blocks the server for some milliseconds. */
const AT_ONCE = 1000

type AnswerCache = LRUCache<string, Promise<PointsAnswer>>

let cached: { memory: Memory; applied: number; answers: AnswerCache } | null = null

/**
 * The points of all properties that a search finds, in the order of their dates; cached until
 * something changes. The part of the map that is searched does not count: whoever moves on sees
 * what is beside it.
 */
export function pointsOf(
  language: Language,
  goal: 'sale' | 'rent',
  asked: ListCriteria,
): Promise<PointsAnswer> {
  const memory = loadedMemory()
  if (cached?.memory !== memory || cached.applied !== memory.applied) {
    cached = { memory, applied: memory.applied, answers: new LRUCache({ max: MOST_CACHED }) }
  }
  const criteria: ListCriteria = { ...asked, box: null, sort: 'date', view: 'grid', page: 1 }
  const key = [language, goal, today(), criteriaSegment(criteria)].join()
  const { answers } = cached
  const known = answers.get(key)
  if (known) return known
  const { catalogue } = memory
  const answer = answerOf(matchingRows(catalogue, goal, language, criteria), catalogue, language)
  answers.set(key, answer)
  return answer
}

async function answerOf(
  rows: readonly CatalogueRow[],
  catalogue: Catalogue,
  language: Language,
): Promise<PointsAnswer> {
  const texts: string[] = []
  let unplaced = 0
  for (const some of chunks(rows, AT_ONCE)) {
    const part = mapPoints(some, catalogue, language)
    unplaced += part.unplaced
    if (part.points.length > 0) texts.push(JSON.stringify(part.points).slice(1, -1))
    await letOthersRun()
  }
  return { json: `[${texts.join()}]`, unplaced }
}
