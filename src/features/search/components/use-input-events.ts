import { useEffect, type RefObject } from 'react'

interface InputEvents {
  typed: (text: string) => void
  /** The field got the focus or was clicked. */
  entered: () => void
  left: () => void
  /** True where the key was for the dropdown and must do nothing else. */
  pressed: (key: string) => boolean
}

/** Listens to the input, which stands outside and was there before. */
export function useInputEvents(input: RefObject<HTMLInputElement | null>, events: InputEvents) {
  useEffect(() => {
    const field = input.current
    if (!field) return
    const { typed, entered, left, pressed } = events
    const changed = () => typed(field.value)
    const onKey = (event: KeyboardEvent) => {
      const { isComposing, ctrlKey, metaKey, altKey, shiftKey } = event
      if (isComposing || ctrlKey || metaKey || altKey || shiftKey) return
      if (pressed(event.key)) event.preventDefault()
    }
    field.addEventListener('input', changed)
    field.addEventListener('keydown', onKey)
    field.addEventListener('focus', entered)
    field.addEventListener('click', entered)
    field.addEventListener('blur', left)
    return () => {
      field.removeEventListener('input', changed)
      field.removeEventListener('keydown', onKey)
      field.removeEventListener('focus', entered)
      field.removeEventListener('click', entered)
      field.removeEventListener('blur', left)
    }
  })
}
