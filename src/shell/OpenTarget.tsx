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

/**
 * Opens an answer that an address leads into where the browser does not: on a page that is loaded anew, and in browsers
 * without `beforematch`, which came together with opening `<details>` for a fragment. Renders nothing.
 */
export function OpenTarget() {
  useEffect(() => {
    const opensTargets = 'onbeforematch' in document.body
    if (isReturn()) openTarget()
    if (opensTargets) return
    goToTarget()
    window.addEventListener('hashchange', goToTarget)
    return () => window.removeEventListener('hashchange', goToTarget)
  }, [])
  return null
}
