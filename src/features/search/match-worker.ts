import { searchIn, type SearchResults } from '@/domain/search/match'
import type { SearchIndex } from '@/domain/search/search-index'

/** What the page tells the worker: the index as it came, then what is typed. */
export type Question = { index: string } | { ticket: number; input: string }

/** What the worker finds for the question with that ticket. */
export interface SearchAnswer {
  ticket: number
  results: SearchResults
}

let search: ReturnType<typeof searchIn> | null = null

// A worker's only door: the index first, then one question per keystroke.
addEventListener('message', ({ data }: MessageEvent<Question>) => {
  if ('index' in data) {
    search = searchIn(JSON.parse(data.index) as SearchIndex)
    return
  }
  if (!search) return
  postMessage({ ticket: data.ticket, results: search(data.input) } satisfies SearchAnswer)
})
