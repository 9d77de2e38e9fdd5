'use client'

import { useEffect } from 'react'
import { notifyMap } from '@/features/map/map-events'
import type { Bounds } from '@/domain/map/protocol'
import { isPlainClick } from '@/lib/is-plain-click'
import { late } from '@/lib/retry'
import { PLACES, pathAndQuery, sayOffline, stateOf, type OpenList } from './open-list'
import { closePanel } from './close-panel'
import { applyLook, chooseLook } from './look-memory'
import { openOnPhones } from './open-on-phones'
import { storeSearch } from './search-session'

const load = late(() => import('./list-live'))
const loadMap = late(() => import('./list-map'))
const loadPlaces = late(() => import('./offer-places'))

/** The address that this document was loaded for, whatever the visitor went back to since. */
function loadedFor(): URL {
  const [entry] = performance.getEntriesByType('navigation')
  return new URL(entry?.name ?? location.href)
}

/** The link to another state of the list that a click follows in this window; null for others. */
function linkOf(event: MouseEvent): HTMLAnchorElement | null {
  if (event.defaultPrevented || !isPlainClick(event)) return null
  if (!(event.target instanceof Element)) return null
  const link = event.target.closest<HTMLAnchorElement>('a[href]')
  const isList = link?.origin === location.origin && link.pathname === location.pathname
  return link && isList && (!link.hash || link.dataset.to) && !link.target ? link : null
}

/** Whether a form asks for another state of the list; the field for words leads anywhere. */
const asksList = ({ action }: HTMLFormElement): boolean => new URL(action).pathname === location.pathname

/**
 * Lets the list change in place: filters as they are set, chips, paging, order and look. Renders
 * nothing; what it does is loaded with the first change.
 */
export function ListEnhancer() {
  useEffect(() => {
    const root = document.querySelector<HTMLElement>('[data-list]')
    if (!root) return
    const list: OpenList = { root, shown: pathAndQuery(loadedFor()) }
    const stop = new AbortController()
    const { signal } = stop
    // An entry of the framework would make it fetch the page its own way when one comes back.
    History.prototype.replaceState.call(history, null, '')
    // Where the code does not come the browser leads on; without a network it would leave the list for nothing.
    const orOffline = (leadOn: () => void) => () => (navigator.onLine ? leadOn() : sayOffline(root))
    const settle = () => {
      storeSearch(root)
      const asked = applyLook(root) === 'map'
      if (asked || root.hasAttribute('data-mapped')) {
        loadMap().then(({ syncMap }) => syncMap(list, asked), () => asked && openAlone())
      }
    }
    // Where nothing comes, the map says so in the place of the list; once it is shown, the list follows.
    const openAlone = () => {
      const { points, bounds } = stateOf(root)
      root.addEventListener('map:shown', settle, { once: true, signal })
      notifyMap(root.querySelector('[data-map]') ?? root, 'map:open', { href: points, bounds: JSON.parse(bounds ?? 'null') as Bounds | null })
    }
    const click = (event: MouseEvent) => {
      const link = linkOf(event)
      if (!link) return
      event.preventDefault()
      if (link.dataset.to) chooseLook(root, link.dataset.to)
      load().then(({ followLink }) => followLink(list, link), orOffline(() => location.assign(link.href)))
    }
    const change = (event: Event) => {
      const { target } = event
      if (!(target instanceof HTMLInputElement) || !target.form || !asksList(target.form)) return
      // Without the code the form is sent by its button.
      load().then(({ filterBy }) => filterBy(list, target, event.type), () => {})
    }
    const submit = (event: SubmitEvent) => {
      const form = event.target
      if (!(form instanceof HTMLFormElement) || !asksList(form)) return
      event.preventDefault()
      load().then(({ sendFilters }) => sendFilters(list, form), orOffline(() => form.submit()))
    }
    const back = () => {
      if (pathAndQuery(location) !== list.shown) {
        load().then(({ showAgain }) => showAgain(list), orOffline(() => location.reload()))
      }
    }
    const offer = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLInputElement) || target.getAttribute('list') !== PLACES) return
      loadPlaces().then(({ offerPlaces }) => offerPlaces(root, target), () => {})
    }
    const close = (event: Event) => closePanel(root, event)
    settle()
    openOnPhones(root, signal)
    root.addEventListener('click', click, { signal })
    root.addEventListener('input', change, { signal })
    root.addEventListener('change', change, { signal })
    root.addEventListener('submit', submit, { signal })
    root.addEventListener('focusin', offer, { signal })
    document.addEventListener('live', settle, { signal })
    document.addEventListener('pointerdown', close, { signal })
    document.addEventListener('keydown', close, { signal })
    document.addEventListener('focusout', close, { signal })
    window.addEventListener('popstate', back, { signal })
    // Who went back before this was there has another address than the list.
    back()
    return () => stop.abort()
  }, [])

  return null
}
