'use client'

import { useEffect, useEffectEvent, useRef, type FormEvent, type MouseEvent, type ReactNode } from 'react'
import type { FormSituation } from '@/domain/forms/form-definition'
import type { FormName } from '@/domain/forms/forms'
import { retry, whileBusy } from '@/lib/retry'
import { isFilledIn } from './filled-in'
import { typedKey } from './form-session-key'
import type { LiveForm } from './live-form'

const BUSY = 'button[aria-busy]'

interface FormIslandProps {
  action: string
  form: FormName
  situation: FormSituation
  /** Whether its steps are shown one at a time. */
  inSteps: boolean
  className?: string
  children: ReactNode
}

/** Whether what somebody typed here before is to stand in the form. */
function isBegun(form: FormName): boolean {
  try {
    return sessionStorage.getItem(typedKey(form)) !== null
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
export function FormIsland({ action, children, className, form, inSteps, situation }: FormIslandProps) {
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

  /** Does what a button was pressed for. While that is fetched the button is busy, and no other press counts. */
  const press = async (button: Element | null, act: (form: LiveForm) => unknown): Promise<void> => {
    if (element.current?.querySelector(BUSY)) return
    await act(await whileBusy(button, load()))
  }

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    try {
      await press((event.nativeEvent as SubmitEvent).submitter, (form) => form.send())
    } catch {
      const form = element.current
      if (!form) return
      if (navigator.onLine) form.submit()
      else showOffline(form)
    }
  }

  const turn = ({ target }: MouseEvent) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-turn]') : null
    const direction = button?.dataset.turn
    if (direction !== 'next' && direction !== 'back') return
    press(button, (form) => form.turn(direction)).catch(() => undefined)
  }

  return (
    <form
      ref={element}
      action={action}
      method="post"
      className={className}
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
