'use client'

import { useEffect, useState } from 'react'
import { ErrorPage } from '@/features/pages/components/ErrorPage'
import { isLanguage, type Language } from '@/i18n/languages'
import { retry } from '@/lib/retry'
import buttons from '@/ui/Button.module.css'

interface ErrorWords {
  title: string
  text: string
  retry: string
  home: string
}

const wordsIn = async (language: Language): Promise<ErrorWords> => {
  const messages = await retry(() => import(`@/i18n/messages/${language}.json`))
  return (messages as { default: { Error: ErrorWords } }).default.Error
}

/** The home page in the language that the address has in front. */
const homeOf = (pathname: string): string => {
  const prefix = pathname.split('/')[1]
  return isLanguage(prefix) ? `/${prefix}/` : '/'
}

/** Something went wrong on our side. Its words are fetched only when it is shown. Spec §8. */
export default function ErrorScreen({ reset }: { error: Error; reset: () => void }) {
  const [words, setWords] = useState<ErrorWords | null>(null)
  useEffect(() => {
    const { lang } = document.documentElement
    let shown = true
    // Without its words there is nothing to show; the browser's own reload remains.
    wordsIn(isLanguage(lang) ? lang : 'nl').then(
      (found) => shown && setWords(found),
      () => {},
    )
    return () => {
      shown = false
    }
  }, [])
  if (!words) return null
  return (
    <ErrorPage title={words.title} text={words.text}>
      <button className={buttons.primary} onClick={reset}>
        {words.retry}
      </button>
      <a className={buttons.secondary} href={homeOf(window.location.pathname)}>
        {words.home}
      </a>
    </ErrorPage>
  )
}
