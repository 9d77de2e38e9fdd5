import { useEffect, useState } from 'react'
import type { Language } from '@/i18n/languages'
import { typedText } from '@/domain/search/match-rules'
import type { SearchResults } from '@/domain/search/match'
import { openSearch } from '../search-client'

type ResultsState =
  | { kind: 'empty' | 'loading' | 'failed' }
  | { kind: 'found'; results: SearchResults }

const EMPTY: ResultsState = { kind: 'empty' }

/** What is found for an input; empty input clears everything. Spec §5, "Search". */
export function useResults(language: Language, input: string): ResultsState {
  const [found, setFound] = useState<ResultsState>(EMPTY)
  const blank = typedText(input) === ''

  useEffect(() => {
    let overtaken = false
    const show = (next: ResultsState) => {
      if (!overtaken) setFound(next)
    }
    const ask = async () => {
      if (blank) return show(EMPTY)
      const waiting = setTimeout(() => show({ kind: 'loading' }), 150)
      try {
        const search = await openSearch(language)
        show({ kind: 'found', results: await search(input) })
      } catch {
        show({ kind: 'failed' })
      }
      clearTimeout(waiting)
    }
    void ask()
    return () => {
      overtaken = true
    }
  }, [language, input, blank])

  return blank ? EMPTY : found
}
