'use client'

import { useEffect, type ReactNode } from 'react'
import { useTranslation } from '@payloadcms/ui'
import type { SiteWord } from '@/i18n/payload-words'
import { ALL_LANGUAGES, inTheirWords, MESSAGES, ofAllLanguages } from './english-messages'

/** Puts the words of the person at work in place of what is in English, in short messages and in a choice. */
export function EnglishMessages({ children }: { children: ReactNode }) {
  const { t } = useTranslation<object, SiteWord>()
  useEffect(() => {
    const replace = (place: string, inWords: (text: string) => string | null): void => {
      for (const { firstChild } of document.querySelectorAll(place)) {
        const words = firstChild instanceof Text ? inWords(firstChild.data) : null
        // React keeps the node of a text: it is given other words, not replaced.
        if (words !== null) (firstChild as Text).data = words
      }
    }
    const translate = (): void => {
      replace(MESSAGES, (text) => inTheirWords(text, t))
      replace(ALL_LANGUAGES, (text) => ofAllLanguages(text, t))
    }
    const observer = new MutationObserver(translate)
    observer.observe(document.body, { characterData: true, childList: true, subtree: true })
    return () => observer.disconnect()
  }, [t])
  return children
}
