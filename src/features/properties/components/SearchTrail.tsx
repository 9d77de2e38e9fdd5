'use client'

import { useEffect, useState, type MouseEvent } from 'react'
import { isPlainClick } from '@/lib/is-plain-click'
import { fetchLate } from '@/lib/retry'
import { Icon } from '@/ui/Icon'
import {
  neighboursHref,
  readLastSearch,
  readNeighbours,
  sameSearch,
  SEARCH_KEY,
  type LastSearch,
  type Neighbours,
} from '@/domain/search/last-search'
import styles from './SearchTrail.module.css'

interface SearchTrailProps {
  id: number
  goal: LastSearch['goal']
  language: string
  labels: Record<'label' | 'previous' | 'next' | 'of' | 'back', string>
}

type Trail = Neighbours & { back: string }

async function trailOf({
  id,
  goal,
  language,
}: Omit<SearchTrailProps, 'labels'>): Promise<Trail | null> {
  try {
    const search = readLastSearch(window.sessionStorage.getItem(SEARCH_KEY))
    if (!search || search.goal !== goal) return null
    const response = await fetchLate(neighboursHref(language, id, search))
    const found = readNeighbours(await response.json())
    return found && { ...found, back: found.list ?? search.href }
  } catch {
    // Nothing to read where the search does not find the property. Without it the page is whole: the breadcrumb
    // leads to the list too.
    return null
  }
}

/** Going back in history restores where the list was scrolled to; a link would start at its top. */
function goBack(event: MouseEvent<HTMLAnchorElement>): void {
  const cameFromThere = sameSearch(document.referrer, event.currentTarget.href)
  if (!isPlainClick(event) || !cameFromThere || window.location.hash !== '') return
  event.preventDefault()
  window.history.back()
}

/** Previous, next and back in the search that the visitor came from; nothing without one. */
export function SearchTrail({ id, goal, language, labels }: SearchTrailProps) {
  const [trail, setTrail] = useState<Trail | null>(null)

  useEffect(() => {
    let isOpen = true
    void trailOf({ id, goal, language }).then((found) => isOpen && setTrail(found))
    return () => {
      isOpen = false
    }
  }, [id, goal, language])

  if (!trail) return null
  return (
    <nav className={styles.trail} aria-label={labels.label}>
      {trail.previous && (
        <a href={trail.previous} rel="prev">
          <Icon name="arrow-left" />
          <span>{labels.previous}</span>
        </a>
      )}
      <a href={trail.back} onClick={goBack}>
        <b>
          {trail.position} {labels.of} {trail.total}
        </b>
        <span>{labels.back}</span>
      </a>
      {trail.next && (
        <a href={trail.next} rel="next">
          <span>{labels.next}</span>
          <Icon name="arrow-right" />
        </a>
      )}
    </nav>
  )
}
