'use client'

import { useEffect, type ReactNode } from 'react'

/** What is open above a form and closes with Escape: calendars, menus of choices, popups, menus of the text editor. */
const OPEN = '.react-datepicker, .rs__menu, .popup__content, .slash-menu-popup, .toolbar-popup__dropdown-items'

/** What of it hears keys only while it has the focus, which a drawer takes away. */
const NEEDS_FOCUS = '.toolbar-popup__dropdown-items'

/**
 * Has Escape close what is open in a drawer, and not the drawer around it. Payload (3.90.1) has its drawers
 * listen to the number of the key, anything else to its name: a key that has only a name is told instead.
 * `tests/e2e/admin-screen.spec.ts` fails where that is no longer so.
 */
export function EscapeFirst({ children }: { children: ReactNode }) {
  useEffect(() => {
    const tell = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || !event.isTrusted || event.isComposing || !document.querySelector(OPEN)) return
      event.stopImmediatePropagation()
      const named = new KeyboardEvent('keydown', { key: event.key, code: event.code, bubbles: true, cancelable: true, composed: true })
      const told = document.querySelector(NEEDS_FOCUS) ?? event.target
      if (told && !told.dispatchEvent(named)) event.preventDefault()
    }
    window.addEventListener('keydown', tell, { capture: true })
    return () => window.removeEventListener('keydown', tell, { capture: true })
  }, [])
  return children
}
