import type { SearchResults } from './match'

/** What the page tells the worker: the index as it came, then what is typed. */
export type Question = { index: string } | { ticket: number; input: string }

/** What the worker finds for the question with that ticket. */
export interface Answer {
  ticket: number
  results: SearchResults
}
