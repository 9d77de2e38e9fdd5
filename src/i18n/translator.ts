import { createTranslator } from 'next-intl'
import type { Language } from './languages'
import type nl from './messages/nl.json'

/** A language with its messages, for what no page renders: a file, a sheet, a letter. */
export async function speech(language: Language) {
  const { default: messages } = (await import(`./messages/${language}.json`)) as {
    default: typeof nl
  }
  return { language, messages, t: createTranslator({ locale: language, messages }) }
}

export type Speech = Awaited<ReturnType<typeof speech>>
