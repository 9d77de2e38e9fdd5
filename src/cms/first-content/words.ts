import { randomBytes } from 'node:crypto'
import { isDoc } from '@/lib/documents'
import type { Language, Localized } from '@/i18n/languages'

/** A value that differs per language, somewhere inside the data of a document. */
export class Words {
  constructor(readonly perLanguage: Localized<unknown>) {}
}

/** Marks a value as one that differs per language. Spec §1. */
export const words = (perLanguage: Localized<unknown>): Words => new Words(perLanguage)

/** The data of a document as it is saved in one language; what it lacks there is left out. */
export function inLanguage(data: unknown, language: Language): unknown {
  if (data instanceof Words) return data.perLanguage[language] ?? undefined
  if (Array.isArray(data)) return data.map((item) => inLanguage(item, language))
  if (!isDoc(data)) return data
  return Object.fromEntries(
    Object.entries(data).map(([name, value]) => [name, inLanguage(value, language)]),
  )
}

/** Rows of a list, each with the id by which it is found again when another language is saved. */
export const rows = <T extends object>(items: readonly T[]): (T & { id: string })[] =>
  items.map((item) => ({ ...item, id: randomBytes(12).toString('hex') }))
