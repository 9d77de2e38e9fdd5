'use client'

import { useEffect, useRef } from 'react'
import { useFormBackgroundProcessing } from '@payloadcms/ui'

/**
 * Does what a button of the form was pressed for while a draft kept itself. Payload (3.90.1) turns the button
 * that publishes off meanwhile, so that such a press was lost without a word. `tests/e2e/saving.spec.ts`
 * fails where the button is not found by its id any more.
 */
export function usePressMeanwhile(): void {
  const isBusy = useFormBackgroundProcessing()
  const pressed = useRef<HTMLButtonElement | null>(null)
  useEffect(() => {
    if (!isBusy) return
    // A button that is off hears of no click.
    const hear = ({ target }: PointerEvent): void => {
      const button = target instanceof Element ? target.closest<HTMLButtonElement>('#action-save:disabled') : null
      if (button) pressed.current = button
    }
    document.addEventListener('pointerup', hear, true)
    return () => document.removeEventListener('pointerup', hear, true)
  }, [isBusy])
  useEffect(() => {
    if (isBusy) return
    const button = pressed.current
    pressed.current = null
    button?.click()
  }, [isBusy])
}
