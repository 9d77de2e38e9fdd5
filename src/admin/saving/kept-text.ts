import { DAY_MS } from '@/lib/day-ms'
import { isDoc, type Doc } from '@/lib/documents'

/** What somebody wrote and nobody has saved, as their browser keeps it. */
export interface KeptText {
  /** When it was written (ISO). */
  at: string
  /** The fields that were changed, and what stood in them before. */
  mine: Doc
  base: Doc
}

/** Whose text it is, of which document and in which language. */
export interface KeptPlace {
  person: number | string
  place: string
  language: string
}

const KEPT_MS = 30 * DAY_MS

const KEY = 'unsaved-text'
const keyOf = ({ language, person, place }: KeptPlace) => `${KEY}:${person}:${place}:${language}`

/** Whether this browser keeps anything of a document, whoever wrote it and in whatever language. */
export function keepsAnyOf(place: string): boolean {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith(`${KEY}:`) && key.includes(`:${place}:`))
  } catch {
    return false
  }
}

/** What is kept of a document; null where nothing is, or only what is older than thirty days. */
export function readKept(of: KeptPlace): KeptText | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(of)) ?? 'null')
    if (!isDoc(kept) || typeof kept.at !== 'string' || !isDoc(kept.mine) || !isDoc(kept.base)) return null
    return Date.now() - Date.parse(kept.at) < KEPT_MS ? { at: kept.at, mine: kept.mine, base: kept.base } : null
  } catch {
    return null
  }
}

/** Keeps what is not saved, or forgets it (null). False where the browser keeps nothing. */
export function writeKept(of: KeptPlace, kept: KeptText | null): boolean {
  try {
    if (kept) localStorage.setItem(keyOf(of), JSON.stringify(kept))
    else localStorage.removeItem(keyOf(of))
    return true
  } catch {
    return false
  }
}
