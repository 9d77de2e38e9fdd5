import { useEffect, useState } from 'react'
import type { Language } from '@/i18n/languages'
import type { SearchResults } from '@/domain/search/match'
import { fetchLate } from '@/lib/retry'
import type { PropertyRowView } from '@/domain/search/row-views'

type Rows = ReadonlyMap<number, PropertyRowView>

const NONE: Rows = new Map()

/**
 * Pictures and descriptions of the properties that are shown, once they are there. A row without
 * them still leads to its property, so nothing is said where they cannot be had.
 */
export function usePropertyRows(language: Language, shown: SearchResults['properties']): Rows {
  const [rows, setRows] = useState(NONE)
  const ids = shown.map(({ id }) => id).join(',')

  useEffect(() => {
    if (ids === '') return
    const controller = new AbortController()
    const read = async () => {
      const { signal } = controller
      const response = await fetchLate(`/find/rows/${language}?ids=${ids}`, { signal })
      if (!response.ok) return
      const views = (await response.json()) as PropertyRowView[]
      setRows(new Map(views.map((view) => [view.id, view])))
    }
    read().catch(() => setRows(NONE))
    return () => controller.abort()
  }, [language, ids])

  return rows
}
