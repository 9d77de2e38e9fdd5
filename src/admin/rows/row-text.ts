import { docIn, docsIn, idOf, isDoc, textIn, type Doc } from '@/lib/documents'
import { shortDay } from '../dates/written-dates'

/** Of a row one reads which it is, not all that it says. */
const LONGEST = 60

/** The beginning of a text, cut behind a word. */
export function shortened(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  return line.length <= LONGEST ? line : `${line.slice(0, LONGEST + 1).replace(/\s+\S*$/, '')}…`
}

/** The first words of a formatted text as the editor holds it; empty for one that says nothing. */
export function firstWords(stored: unknown): string {
  const root = isDoc(stored) ? docIn(stored, 'root') : null
  if (!root) return ''
  const words: string[] = []
  const walk = (node: Doc): void => {
    if (words.join(' ').length > LONGEST) return
    const own = textIn(node, 'text')
    if (own) words.push(own)
    docsIn(node, 'children').forEach(walk)
  }
  walk(root)
  return shortened(words.join(' '))
}

/** A day (ISO) in short, with its year, in Belgium; empty for what is none. */
export const dayText = (value: unknown, language: string): string =>
  typeof value === 'string' ? shortDay(value, language) : ''

/** Where the document of a relation stands, the first of several; null where there is none. */
export function relatedIn(value: unknown, collection: string | undefined): { collection: string; id: number } | null {
  const [first]: unknown[] = Array.isArray(value) ? (value as unknown[]) : [value]
  const several = isDoc(first) && typeof first.relationTo === 'string' ? { collection: first.relationTo, id: idOf(first.value) } : null
  const found = several ?? { collection, id: idOf(first) }
  return found.collection && found.id !== null ? { collection: found.collection, id: found.id } : null
}
