'use client'

import { useEffect, type ReactNode } from 'react'
import { useTranslation } from '@payloadcms/ui'
import type { SiteWord } from '@/i18n/payload-words'
import { ENGLISH } from './english-messages'

const MESSAGES = '[data-sonner-toast] [data-title]'

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
