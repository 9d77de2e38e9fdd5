import type { ListView } from '../list-views'
import { markedOn } from '../marked-area'

/** What the list is now, for the scripts of the page; drawn anew with each search. */
export function ListState({ list }: { list: ListView }) {
  const marked = markedOn(list.map)
  return (
    <div
      hidden
      data-live="state"
      data-goal={list.goal}
      data-segment={list.segment}
      data-href={list.href}
      data-asked={list.lookAsked ? list.look : undefined}
      data-points={list.map.pointsHref}
      data-marked={marked ? JSON.stringify(marked) : undefined}
    />
  )
}
