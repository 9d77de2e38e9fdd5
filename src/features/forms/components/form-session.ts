import type { FormName } from '@/domain/forms/forms'
import { typedIn, typeIn, type TypedValues } from './form-controls'
import { typedKey } from './form-session-key'

interface FormSession {
  /** Puts back what was typed before, into fields in which nothing stands. */
  restore: (element: HTMLFormElement, names: readonly string[]) => void
  /** Keeps what is typed; where that is nothing, nothing is kept. */
  save: (values: TypedValues) => void
  clear: () => void
}

/** Keeps what is typed until the form was sent; nothing where the browser stores nothing. */
export function openFormSession(form: FormName): FormSession {
  const key = typedKey(form)
  const quietly = (work: () => void): void => {
    try {
      work()
    } catch {
      // A browser that stores nothing, or is full: the form works all the same.
    }
  }
  const clear = (): void => quietly(() => sessionStorage.removeItem(key))
  return {
    restore: (element, names) => {
      const saved = savedUnder(key)
      if (!saved) return
      const typed = typedIn(element, names)
      const isOpen = ([name]: [string, unknown]) => [typed[name] ?? ''].flat().every((value) => value === '')
      typeIn(element, names, Object.fromEntries(Object.entries(saved).filter(isOpen)))
    },
    save: (values) => {
      const isEmpty = Object.values(values).every((value) => value === '')
      if (isEmpty) clear()
      else quietly(() => sessionStorage.setItem(key, JSON.stringify(values)))
    },
    clear,
  }
}

function savedUnder(key: string): TypedValues | null {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null') as TypedValues | null
  } catch {
    return null
  }
}
