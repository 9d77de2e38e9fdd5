import { searchIn } from './match'
import type { SearchIndex } from './search-index'
import type { Answer, Question } from './worker-protocol'

let search: ReturnType<typeof searchIn> | null = null

// A worker's only door: the index first, then one question per keystroke.
addEventListener('message', ({ data }: MessageEvent<Question>) => {
  if ('index' in data) {
    search = searchIn(JSON.parse(data.index) as SearchIndex)
    return
  }
  if (search) postMessage({ ticket: data.ticket, results: search(data.input) } satisfies Answer)
})
