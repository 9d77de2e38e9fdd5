import type { ListView } from '@/domain/search/list-views'
import { boundsOn, markedOn } from '@/domain/search/marked-area'

/** What the list is now, for the scripts of the page; rendered anew with each search. */
export function ListState({ list }: { list: ListView }) {
  const marked = markedOn(list.map)
  const bounds = boundsOn(list.map)
  return (
    <div
      hidden
      data-live="state"
      data-goal={list.goal}
      data-segment={list.segment}
      data-href={list.href}
      data-asked={list.lookAsked ? list.look : undefined}
      data-points={list.map.pointsHref}
      data-bounds={bounds ? JSON.stringify(bounds) : undefined}
      data-marked={marked ? JSON.stringify(marked) : undefined}
    />
  )
}
