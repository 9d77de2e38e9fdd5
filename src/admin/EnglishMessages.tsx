'use client'

import { useEffect, type ReactNode } from 'react'
import { useTranslation } from '@payloadcms/ui'
import type { SiteWord } from '@/i18n/payload-words'

/**
 * What Payload (3.90.1), Next and the browsers say in English alone, in short messages, and no setting
 * translates; a test reads Payload's in its source. Each with the key of what staff read instead; a
 * number in it is a count.
 */
export const ENGLISH: readonly [RegExp, SiteWord][] = [
  [/^Successfully saved (\d+) files$/, 'site:savedFiles'],
  [/^Failed to save (\d+) files$/, 'site:failedFiles'],
  [/^(?:Refreshing token|Refreshing permissions|Fetching user) failed: /, 'site:connection'],
  [/^(?:Failed to fetch|Load failed|NetworkError when attempting to fetch resource\.)$/, 'site:connection'],
  [/^An unexpected response was received from the server\.$/, 'site:connection'],
  [/^Your request was too large to submit successfully\.$/, 'site:formTooLarge'],
]

/** Payload's short messages, as its sonner (1.7.4) draws them. */
export const MESSAGES = '[data-sonner-toast] [data-title]'

/** Puts the words of the person at work in place of short messages that are in English. */
export function EnglishMessages({ children }: { children: ReactNode }) {
  const { t } = useTranslation<object, SiteWord>()
  useEffect(() => {
    const translate = (): void => {
      for (const message of document.querySelectorAll(MESSAGES)) {
        const text = message.textContent ?? ''
        const [pattern, word] = ENGLISH.find(([one]) => one.test(text)) ?? []
        // React keeps the node of a text: it is given other words, not replaced.
        if (pattern && word && message.firstChild instanceof Text) {
          message.firstChild.data = t(word, { count: pattern.exec(text)?.[1] })
        }
      }
    }
    const observer = new MutationObserver(translate)
    observer.observe(document.body, { characterData: true, childList: true, subtree: true })
    return () => observer.disconnect()
  }, [t])
  return children
}
