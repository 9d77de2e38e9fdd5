'use client'

import { useEffect, useState } from 'react'
import { ErrorPage } from '@/features/pages/components/ErrorPage'
import { isLanguage, type Language } from '@/i18n/languages'
import { retry } from '@/lib/retry'
import buttons from '@/ui/Button.module.css'

interface ErrorLabels {
  title: string
  text: string
  retry: string
  home: string
}

const labelsIn = async (language: Language): Promise<ErrorLabels> => {
  const messages = await retry(() => import(`@/i18n/messages/${language}.json`))
  return (messages as { default: { Error: ErrorLabels } }).default.Error
}

/** The home page in the language that the address has in front. */
const homeOf = (pathname: string): string => {
  const prefix = pathname.split('/')[1]
  return isLanguage(prefix) ? `/${prefix}/` : '/'
}

/** Something went wrong on our side. Its words are fetched only when it is shown. Spec §8. */
export default function ErrorScreen({ reset }: { error: Error; reset: () => void }) {
  const [labels, setLabels] = useState<ErrorLabels | null>(null)
  useEffect(() => {
    const { lang } = document.documentElement
    let shown = true
    // Without its words there is nothing to show; the browser's own reload remains.
    labelsIn(isLanguage(lang) ? lang : 'nl').then(
      (found) => shown && setLabels(found),
      () => {},
    )
    return () => {
      shown = false
    }
  }, [])
  if (!labels) return null
  return (
    <ErrorPage title={labels.title} text={labels.text}>
      <button className={buttons.primary} onClick={reset}>
        {labels.retry}
      </button>
      <a className={buttons.secondary} href={homeOf(window.location.pathname)}>
        {labels.home}
      </a>
    </ErrorPage>
  )
}
