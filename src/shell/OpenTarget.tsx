'use client'

import { useEffect } from 'react'

/** Opens the answer that the address leads into; gives it where it was closed. */
function openTarget(): Element | null {
  const answer = document.querySelector('details:not([open]) :target')
  answer?.closest('details')?.setAttribute('open', '')
  return answer
}

const goToTarget = (): void => openTarget()?.scrollIntoView()

/** Whether the page was loaded anew, or gone back to: no browser opens what its address leads into then, and each puts the visitor where they were. */
function isReturn(): boolean {
  const [loaded] = performance.getEntriesByType('navigation')
  return loaded instanceof PerformanceNavigationTiming && loaded.type !== 'navigate'
}

const closeMenus = (): void => document.querySelectorAll<HTMLElement>(':popover-open').forEach((menu) => menu.hidePopover())

/** Closes the menu that a link to a place was pressed in: where that is on the same page, the menu would stay over it. */
function followed({ target }: MouseEvent): void {
  if (target instanceof Element && target.closest('[popover] a[href*="#"]')) closeMenus()
}

const isInMenu = (target: EventTarget | null): boolean => target instanceof Element && target.closest(':popover-open') !== null

/**
 * Closes what the keyboard takes the focus out of, to what lies behind it; a press there closes it by itself. React tells
 * once more of a focus from before it hydrated, which left nothing.
 */
function focused({ relatedTarget, target }: FocusEvent): void {
  if (isInMenu(relatedTarget) && !isInMenu(target) && (target as Element).matches(':focus-visible')) closeMenus()
}

/**
 * Opens an answer that an address leads into where the browser does not: on a page that is loaded anew, and in browsers
 * without `beforematch`, which came together with opening `<details>` for a fragment; and has no menu stay over what a
 * link in it or the keyboard leads to, nor over a page that is put aside as it is left and gone back to. Renders nothing.
 */
export function OpenTarget() {
  useEffect(() => {
    const leaving = new AbortController()
    const { signal } = leaving
    document.addEventListener('click', followed, { signal })
    document.addEventListener('focusin', focused, { signal })
    window.addEventListener('pagehide', closeMenus, { signal })
    if (isReturn()) openTarget()
    if (!('onbeforematch' in document.body)) {
      goToTarget()
      window.addEventListener('hashchange', goToTarget, { signal })
    }
    return () => leaving.abort()
  }, [])
  return null
}
