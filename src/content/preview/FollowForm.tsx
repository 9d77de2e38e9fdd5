'use client'

import { isDocumentEvent, isLivePreviewEvent, ready } from '@payloadcms/live-preview'
import { useRouter } from 'next/navigation'
import { useCallback, useEffect, useRef, useState, useTransition } from 'react'
import type { Language } from '@/i18n/languages'
import { FORM_KEY, TYPED_TEXT } from '@/routes/preview-path'
import styles from './FollowForm.module.css'
import { latest } from './latest'
import { repeatRenders } from './repeat-renders'
import { AHEAD_MS, typedTexts } from './typed-texts'

/** Why the frame does not show what stands in the form. */
export type Trouble = 'unreachable' | 'unclear' | 'closed'

export interface FollowFormProps {
  /** What is edited; a form in another language is another preview's. */
  language: Language
  /** Where what stands in the form is sent. */
  action: string
  words: Record<Trouble, string>
}

/** Of Payload, which sends the whole form, or of an editor in it. */
interface FormMessage {
  type?: string
  data?: object
  locale?: string
  path?: string
  value?: unknown
}

/** Keys that follow at once are shown together. */
const PAUSE_MS = 40
const GIVEN_UP_MS = 10_000
const AGAIN_MS = 2000

/**
 * Keeps the preview, which the admin shows in a frame, at what stands in its form: at each change that is
 * sent to the server, which renders it without storing it, and once it was saved again. What cannot be
 * shown leaves the last picture, and says so. Decision 085.
 */
export function FollowForm({ action, language, words }: FollowFormProps) {
  const refresh = useRefresh()
  const [trouble, setTrouble] = useState<Trouble | null>(null)
  useEffect(() => {
    const origin = window.location.origin
    let key = ''
    let typed = ''
    let form: object | null = null
    let timer: ReturnType<typeof setTimeout> | undefined
    const show = async (values: string): Promise<void> => {
      clearTimeout(timer)
      const { trouble: newTrouble, key: given } = await send(`${action}?${FORM_KEY}=${key}`, values)
      setTrouble(newTrouble)
      if (newTrouble === 'unreachable') timer = setTimeout(again, AGAIN_MS)
      if (!given) return
      if (given !== key) window.history.replaceState(null, '', `?${FORM_KEY}=${given}`)
      key = given
      await refresh()
    }
    const { offer } = latest(show, PAUSE_MS)
    const again = () => (typed ? offer(typed) : void refresh())
    const wentOffline = () => setTrouble('unreachable')
    const cameOnline = () => {
      // What is sent again says itself what is in the way.
      if (!typed) setTrouble(null)
      again()
    }
    const texts = typedTexts()
    let settled: ReturnType<typeof setTimeout> | undefined
    const follow = (): void => {
      if (!form) return
      const values = JSON.stringify(texts.into(form))
      if (values === typed) return
      typed = values
      offer(values)
    }
    const hear = (event: MessageEvent<FormMessage>) => {
      if (isDocumentEvent(event, origin)) return again()
      const { data, locale, path, type, value } = event.data
      if (event.origin !== origin || locale !== language) return
      if (type === TYPED_TEXT && path) {
        texts.note(path, value)
        clearTimeout(settled)
        settled = setTimeout(follow, AHEAD_MS + 1)
      } else if (isLivePreviewEvent(event, origin) && data) form = data
      else return
      follow()
    }
    window.addEventListener('message', hear)
    window.addEventListener('offline', wentOffline)
    window.addEventListener('online', cameOnline)
    const endRepeating = repeatRenders((isUnreachable) => setTrouble(isUnreachable ? 'unreachable' : null), AGAIN_MS)
    ready({ serverURL: origin })
    return () => {
      endRepeating()
      clearTimeout(timer)
      clearTimeout(settled)
      window.removeEventListener('message', hear)
      window.removeEventListener('offline', wentOffline)
      window.removeEventListener('online', cameOnline)
    }
  }, [action, language, refresh])
  return (
    <p className={styles.trouble} role="status">
      {trouble && words[trouble]}
    </p>
  )
}

/** Renders the page again on the server; ends when that is shown. */
function useRefresh(): () => Promise<void> {
  const { refresh } = useRouter()
  const [isPending, startTransition] = useTransition()
  const ended = useRef<() => void>(undefined)
  useEffect(() => {
    if (!isPending) ended.current?.()
  }, [isPending])
  return useCallback(
    () =>
      new Promise<void>((resolve) => {
        ended.current = resolve
        startTransition(refresh)
      }),
    [refresh],
  )
}

/** Sends what stands in a form. Gives the name under which it can be shown, else what is in the way. */
async function send(address: string, values: string): Promise<{ key?: string; trouble: Trouble | null }> {
  const headers = { 'Content-Type': 'application/json' }
  const signal = AbortSignal.timeout(GIVEN_UP_MS)
  try {
    const answer = await fetch(address, { method: 'POST', headers, body: values, signal })
    if (answer.ok) return { ...((await answer.json()) as { key: string }), trouble: null }
    if (answer.status >= 500) return { trouble: 'unreachable' }
    return { trouble: [401, 403, 404].includes(answer.status) ? 'closed' : 'unclear' }
  } catch {
    return { trouble: 'unreachable' }
  }
}
