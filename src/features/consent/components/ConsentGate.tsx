'use client'

import { useEffect, useState, type ComponentType } from 'react'
import { isAnyAgreed, mustAsk, RESET, withoutReset, type ConsentChoice, type ConsentTerms } from '@/domain/consent/choice'
import type { TagIds } from '@/domain/consent/tags'
import { mayBeTold, resetHref } from '@/domain/consent/told'
import type { ConsentView } from '@/domain/consent/views'
import type { Language } from '@/i18n/languages'
import { fetchLate, late } from '@/lib/retry'
import { noteAsked } from './asked'
import type { ConsentDialogProps } from './ConsentDialog'
import { forgetChoice, storedChoice, storeChoice } from './consent-store'

interface ConsentGateProps extends ConsentTerms {
  language: Language
  tags: TagIds
}

interface ConsentQuestion {
  Dialog: ComponentType<ConsentDialogProps>
  view: ConsentView
}

const dialogCode = late(() => import('./ConsentDialog'))
const tagsCode = late(() => import('./tags'))

async function question(language: Language): Promise<ConsentQuestion> {
  const [{ ConsentDialog }, response] = await Promise.all([dialogCode(), fetchLate(`/find/consent/${language}`)])
  if (!response.ok) throw new Error(`The words of the dialog: ${response.status}`)
  return { Dialog: ConsentDialog, view: (await response.json()) as ConsentView }
}

const startTags = async (tags: TagIds, choice: ConsentChoice, isNew: boolean): Promise<void> => {
  if (!isAnyAgreed(choice) || Object.keys(tags).length === 0) return
  // Statistics that cannot be loaded are not missed by whoever visits.
  await tagsCode().then((code) => code.startTags(tags, choice, isNew), () => undefined)
}

/**
 * Decides in the browser whether a visitor is asked for consent, and loads what they agreed to: pages are
 * the same for everybody. The dialog and its words come when they are needed. Decision 092.
 */
export function ConsentGate({ language, version, days, tags }: ConsentGateProps) {
  const [asked, setAsked] = useState<ConsentQuestion | null>(null)

  useEffect(() => {
    const leaving = new AbortController()
    const { signal } = leaving
    const address = new URL(window.location.href)
    const { pathname, search, hash } = address
    const close = () => {
      noteAsked(false)
      setAsked(null)
    }
    const consider = () => {
      const stored = storedChoice()
      if (stored === 'closed') return
      if (!mustAsk(stored, { version, days }, Date.now())) {
        close()
        if (stored) void startTags(tags, stored.choice, false)
        return
      }
      noteAsked(true)
      question(language).then((put) => signal.aborted || setAsked(put), close)
    }
    if (address.searchParams.has(RESET)) {
      forgetChoice()
      History.prototype.replaceState.call(history, history.state, '', `${pathname}${withoutReset(search)}${hash}`)
    }
    document.addEventListener(
      'click',
      ({ target }) => {
        const link = target instanceof Element && target.closest<HTMLAnchorElement>('[data-cookie-settings]')
        // A list has changed its address since it was opened.
        if (link) link.href = resetHref(new URL(window.location.href), link.href)
      },
      { signal },
    )
    if (mayBeTold(address)) {
      consider()
      // Another tab may have answered, or this page comes back from before the answer.
      const answered = () => {
        const stored = storedChoice()
        if (stored !== 'closed' && !mustAsk(stored, { version, days }, Date.now())) close()
      }
      window.addEventListener('storage', answered, { signal })
      window.addEventListener('pageshow', answered, { signal })
    }
    return () => leaving.abort()
  }, [language, version, days, tags])

  if (!asked) return null
  const choose = (choice: ConsentChoice) => {
    storeChoice({ choice, version, date: Date.now() })
    noteAsked(false)
    setAsked(null)
    void startTags(tags, choice, true)
  }
  return <asked.Dialog view={asked.view} onChosen={choose} />
}
