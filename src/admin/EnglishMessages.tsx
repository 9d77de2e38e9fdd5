'use client'

import { useEffect, type ReactNode } from 'react'
import { useTranslation } from '@payloadcms/ui'
import type { SiteWord } from '@/i18n/payload-words'
import { inTheirWords, MESSAGES } from './english-messages'

/** Puts the words of the person at work in place of short messages that are in English. */
export function EnglishMessages({ children }: { children: ReactNode }) {
  const { t } = useTranslation<object, SiteWord>()
  useEffect(() => {
    const translate = (): void => {
      for (const { firstChild } of document.querySelectorAll(MESSAGES)) {
        const words = firstChild instanceof Text ? inTheirWords(firstChild.data, t) : null
        // React keeps the node of a text: it is given other words, not replaced.
        if (words !== null) (firstChild as Text).data = words
      }
    }
    const observer = new MutationObserver(translate)
    observer.observe(document.body, { characterData: true, childList: true, subtree: true })
    return () => observer.disconnect()
  }, [t])
  return children
}
