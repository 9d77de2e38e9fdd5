'use client'

import { useEffect, useEffectEvent, useRef, type FormEvent, type MouseEvent, type ReactNode } from 'react'
import type { FormSituation } from '@/domain/forms/definition'
import type { FormName } from '@/domain/forms/forms'
import { retry } from '@/lib/retry'
import { sessionKey } from './form-session-key'
import type { LiveForm } from './live-form'
import styles from './Form.module.css'

interface FormIslandProps {
  action: string
  form: FormName
  situation: FormSituation
  /** Whether its steps are shown one at a time. */
  inSteps: boolean
  children: ReactNode
}

/** Whether something was typed or chosen before the page could be told. */
const isFilledIn = (control: Element): boolean =>
  (control instanceof HTMLInputElement && (control.value !== control.defaultValue || control.checked !== control.defaultChecked)) ||
  (control instanceof HTMLTextAreaElement && control.value !== control.defaultValue)

/** Whether what somebody typed here before is to stand in the form. */
function isBegun(form: FormName): boolean {
  try {
    return sessionStorage.getItem(sessionKey(form)) !== null
  } catch {
    return false
  }
}

/** As the code that would say it cannot be fetched either. */
function showOffline(form: HTMLFormElement): void {
  const summary = form.querySelector<HTMLElement>('[data-form-summary]')
  const text = summary?.querySelector<HTMLElement>('[data-message="apiError"]')
  if (!summary || !text) return
  text.hidden = false
  summary.hidden = false
  summary.focus()
}

/**
 * Checks and sends a form in place. What does that is fetched when the form is touched; where it cannot
 * be fetched the browser sends the form as it stands.
 */
export function FormIsland({ action, children, form, inSteps, situation }: FormIslandProps) {
  const element = useRef<HTMLFormElement>(null)
  const live = useRef<Promise<LiveForm> | null>(null)

  const load = (): Promise<LiveForm> => {
    live.current ??= retry(() => import('./live-form')).then(({ liveForm }) =>
      liveForm(element.current as HTMLFormElement, form, situation),
    )
    live.current.catch(() => {
      live.current = null
      element.current?.removeAttribute('data-in-steps')
    })
    return live.current
  }

  const loadBegun = useEffectEvent(() => {
    const isTyped = [...(element.current?.elements ?? [])].some(isFilledIn)
    if (isTyped || isBegun(form)) load().catch(() => undefined)
  })
  useEffect(() => loadBegun(), [])

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    try {
      await (await load()).send()
    } catch {
      const form = element.current
      if (!form) return
      if (navigator.onLine) form.submit()
      else showOffline(form)
    }
  }

  const turn = ({ target }: MouseEvent) => {
    const direction = target instanceof Element && target.closest<HTMLElement>('[data-turn]')?.dataset.turn
    if (direction !== 'next' && direction !== 'back') return
    load()
      .then((form) => form.turn(direction))
      .catch(() => undefined)
  }

  return (
    <form
      ref={element}
      action={action}
      method="post"
      className={styles.form}
      noValidate
      data-in-steps={inSteps ? '' : undefined}
      onFocus={() => void load().catch(() => undefined)}
      onInput={() => void load().catch(() => undefined)}
      onClick={turn}
      onSubmit={(event) => void submit(event)}
    >
      {children}
    </form>
  )
}
