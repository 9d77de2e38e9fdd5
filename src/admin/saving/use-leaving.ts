'use client'

import { useCallback, useEffect, useRef, useState } from 'react'

/** An autosave that is under way is waited for so long before somebody who leaves is asked. */
const WAIT_MS = 2500
const LOOK_EVERY_MS = 100

/** A button of Payload's choice of languages (3.90.1), which changes the address by itself. */
const LANGUAGE = '.localizer__locale-code[data-locale]'

/** What opens another program: the page stays, but the browser asks as if it were left. */
const OTHER_PROGRAM = 'a[href^="mailto:"], a[href^="tel:"]'

/** What a click leads away by: a choice of language, or a link where those are asked about; null where it stays. */
function wayOut(event: MouseEvent, target: Element, links: boolean): HTMLElement | null {
  const button = target.closest('button')
  if (button?.querySelector(LANGUAGE)) return button
  const link = links ? target.closest('a') : null
  if (!link?.href || link.target === '_blank' || link.hasAttribute('download')) return null
  if (event.metaKey || event.ctrlKey || event.shiftKey) return null
  const { origin, pathname, search } = new URL(link.href)
  const stays = origin === location.origin && pathname === location.pathname && search === location.search
  return stays ? null : link
}

interface LeavingForm {
  links: boolean
  waits: boolean
}

/**
 * Asks before somebody leaves a form with text that is not saved: by another language, the back button, where
 * `links` says so by a link, or by closing the tab, where the browser asks. `waits` says whether a form that
 * saves itself is about to.
 */
export function useLeaving(isUnsaved: () => boolean, { links, waits }: LeavingForm) {
  const [asked, setAsked] = useState<(() => void) | null>(null)
  const free = useRef(false)
  const timer = useRef<ReturnType<typeof setInterval>>(undefined)

  const letGo = useCallback((forMs: number) => {
    free.current = true
    setTimeout(() => (free.current = false), forMs)
  }, [])
  const leave = useCallback(
    (go: () => void) => {
      clearInterval(timer.current)
      setAsked(null)
      letGo(WAIT_MS)
      go()
    },
    [letGo],
  )
  const ask = useCallback(
    (go: () => void) => {
      clearInterval(timer.current)
      if (!waits) return setAsked(() => go)
      const until = Date.now() + WAIT_MS
      timer.current = setInterval(() => {
        if (!isUnsaved()) leave(go)
        else if (Date.now() > until) {
          clearInterval(timer.current)
          setAsked(() => go)
        }
      }, LOOK_EVERY_MS)
    },
    [isUnsaved, leave, waits],
  )

  useEffect(() => {
    const holds = (): boolean => {
      const isHeld = isUnsaved()
      // What was left is gone: what is typed from now on is asked about again.
      if (!isHeld) free.current = false
      return isHeld && !free.current
    }
    const onClick = (event: MouseEvent): void => {
      if (event.defaultPrevented || event.button !== 0 || !(event.target instanceof Element)) return
      if (event.target.closest(OTHER_PROGRAM)) return letGo(0)
      const way = wayOut(event, event.target, links)
      if (!way || !holds()) return
      event.preventDefault()
      event.stopImmediatePropagation()
      ask(() => way.click())
    }
    const onUnload = (event: BeforeUnloadEvent): void => {
      if (holds()) event.preventDefault()
    }
    const onTraverse = (event: NavigateEvent): void => {
      // One question at a time, where two texts of a page are not saved.
      if (event.defaultPrevented || event.navigationType !== 'traverse' || !event.cancelable || !holds()) return
      event.preventDefault()
      const { key } = event.destination
      ask(() => void navigation.traverseTo(key))
    }
    document.addEventListener('click', onClick, true)
    addEventListener('beforeunload', onUnload)
    // Browsers that have none let go; what is kept is offered on coming back.
    const history = 'navigation' in window ? navigation : null
    history?.addEventListener('navigate', onTraverse)
    return () => {
      document.removeEventListener('click', onClick, true)
      removeEventListener('beforeunload', onUnload)
      history?.removeEventListener('navigate', onTraverse)
    }
  }, [ask, isUnsaved, letGo, links])
  useEffect(() => () => clearInterval(timer.current), [])

  return { asked: asked && { go: () => leave(asked), stay: () => setAsked(null) } }
}
