import { onMap, notifyMap } from '@/features/map/map-events'
import type { Bounds, MapArea } from '@/domain/map/protocol'
import { mapHref } from '../map-href'
import { stateOf, type OpenList } from './open-list'
import { showList } from './show-list'

const CARD = '[data-results] li'

/** The public number of the card that an element stands in, by its heart; null outside cards. */
function idOf(target: EventTarget | null): number | null {
  const card = target instanceof Element ? target.closest(CARD) : null
  const heart = card?.querySelector<HTMLElement>('[data-favourite]')
  return Number(heart?.dataset.favourite) || null
}

/** The address of the points that the map has, so that opening or closing it alone does not fetch them. */
let pointsShown: string | undefined

/** The part of the map that the search was narrowed to when they were fetched. */
let boundsShown: string | undefined

/** What the map was told to mark; null where it may mark something else: before that, and once it was drawn on. */
let markedShown: string | undefined | null = null

/** The search that the map itself asked for and that is on its way: the map's view stays. */
let fromMap: symbol | null = null

/** Opens or closes the map as the list's look says, and gives it the listings of the search. */
export function syncMap(list: OpenList, open: boolean): void {
  const { root } = list
  const panel = root.querySelector('[data-map]')
  if (!panel) return
  const { points, bounds: part, marked } = stateOf(root)
  const bounds = JSON.parse(part ?? 'null') as Bounds | null
  const isOwn = fromMap !== null
  fromMap = null
  if (!root.hasAttribute('data-mapped')) {
    root.setAttribute('data-mapped', '')
    pointsShown = points
    boundsShown = part
    markedShown = null
    listen(list, panel)
  }
  if (!open) return void notifyMap(panel, 'map:close', null)
  if (marked !== markedShown) {
    notifyMap(panel, 'map:area', { area: JSON.parse(marked ?? 'null') as MapArea | null })
    markedShown = marked
  }
  const staysThere = isOwn || part === boundsShown
  boundsShown = part
  if (points !== undefined && (points !== pointsShown || !staysThere)) {
    pointsShown = points
    notifyMap(panel, 'map:points', {
      href: points, bounds,
      keepView: isOwn || (staysThere && bounds !== null),
    })
  }
  notifyMap(panel, 'map:open', { href: points, bounds })
}

/** Lets list and map move together. */
function listen(list: OpenList, panel: Element): void {
  const { root } = list
  const follow = root.querySelector<HTMLInputElement>('[data-follow]')
  let moved: string | null = null
  let highlighted: number | null = null
  const search = async (change: Record<string, string | null>) => {
    const own = (fromMap = Symbol())
    const isShown = await showList(list, mapHref(location.href, change), 'new')
    if (!isShown && fromMap === own) fromMap = null
  }
  const searchHere = () => {
    if (follow?.checked && moved) void search({ box: moved })
  }
  const pointAt = (id: number | null) => {
    if (id !== highlighted) notifyMap(panel, 'map:highlight', { id })
    highlighted = id
  }
  const highlight = ({ target }: Event) => pointAt(idOf(target))
  onMap(panel, 'map:moved', ({ bounds: { south, west, north, east } }) => {
    moved = [south, west, north, east].map((degrees) => degrees.toFixed(4)).join()
    searchHere()
  })
  follow?.addEventListener('change', searchHere)
  onMap(panel, 'map:drawn', ({ points }) => {
    markedShown = null
    void search({ area: points.map(String).join(';'), box: null })
  })
  onMap(panel, 'map:cleared', () => void search({ area: null }))
  onMap(panel, 'map:selected', ({ id }) => {
    // A finger or a key that goes into the frame points at nothing else here: what it pointed at would stay raised.
    pointAt(null)
    choose(root, id)
  })
  root.addEventListener('pointerover', highlight)
  root.addEventListener('focusin', highlight)
}

/** Marks the card of a listing that was chosen on the map and shows it, if it is here. */
function choose(root: HTMLElement, id: number): void {
  root.querySelector('[data-chosen]')?.removeAttribute('data-chosen')
  const card = [...root.querySelectorAll(CARD)].find((one) => idOf(one) === id)
  card?.setAttribute('data-chosen', '')
  if (card?.checkVisibility()) card.scrollIntoView({ block: 'nearest' })
  // A phone shows the map alone: whole, so that the map's own card is not under the look switch.
  else root.scrollIntoView({ block: 'nearest' })
}
