import { createTranslator } from 'next-intl'
import type { Language } from './languages'
import type nl from './messages/nl.json'

/** A language with its messages, for what no page renders: a file, a sheet, a letter. */
export async function speech(language: Language) {
  return { language, t: createTranslator({ locale: language, messages: await messagesIn(language) }) }
}

export type Speech = Awaited<ReturnType<typeof speech>>

/** What the forms call their fields and options in a language. */
export const formWords = async (language: Language) => (await messagesIn(language)).Forms

async function messagesIn(language: Language): Promise<typeof nl> {
  const { default: messages } = (await import(`./messages/${language}.json`)) as { default: typeof nl }
  return messages
}
