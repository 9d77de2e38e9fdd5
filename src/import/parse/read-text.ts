import { plainField, sanitizeHtml } from '@/lib/sanitize'
import { decodeEntities, toPlainText } from '@/lib/text'
import type { ReadScalar } from './scalars'

// Anything that cleaning could change; most names hold none of it and need no HTML parser.
const TO_CLEAN = /[<>&]|[^\p{L}\p{M}\p{N}\p{P}\p{S} ]| {2}/u

// Plain paragraphs, which is what most descriptions are.
const PARAGRAPHS = /^(?:<p>[^<>]*<\/p>)+$/
const ENTITY = /&[a-z]+\d*;/gi
const NOT_PLAIN = /[<>&]|[^\p{L}\p{M}\p{N}\p{P}\p{S}\p{Zs}\n]/u

// What `sanitizeHtml` makes of plain paragraphs, without its parser; null for anything else.
const plainParagraphs = (html: string): string | null => {
  if (!PARAGRAPHS.test(html)) return null
  const text = html.replace(/<\/?p>/g, '').replace(ENTITY, decodeEntities)
  return NOT_PLAIN.test(text) ? null : html.replace(ENTITY, decodeEntities)
}

const NO_TEXT = { value: '' }

const isText = (raw: unknown): raw is string | number | null | undefined =>
  raw === null || raw === undefined || typeof raw === 'string' || typeof raw === 'number'

/** One line of clean plain text; nothing gives an empty text. Numbers are text too. Spec §3. */
export function readText(raw: unknown): ReadScalar<string> {
  if (!isText(raw)) return { expected: 'text' }
  if (raw === null || raw === undefined || raw === '') return NO_TEXT
  const text = String(raw)
  return { value: TO_CLEAN.test(text) ? plainField(text) : text.trim() }
}

/** Safe HTML; nothing, or markup without any words, gives an empty text. Spec §3. */
export function readHtml(raw: unknown): ReadScalar<string> {
  if (!isText(raw)) return { expected: 'text (HTML)' }
  const given = String(raw ?? '').trim()
  const html = given === '' ? '' : (plainParagraphs(given) ?? sanitizeHtml(given))
  return { value: toPlainText(html) === '' ? '' : html }
}
