import { fallbackChain, pickText, type Language, type TextView } from '@/i18n/languages'
import { townName } from '@/domain/properties/town-name'
import { docIn, docsIn, isDoc, textsIn, type Doc } from '@/lib/documents'
import { plainText, richTextView } from '@/domain/rich-text/rich-text'

/** As much of a text as says which one it is. */
const LONGEST = 160

const NOWHERE = { href: () => null, picture: () => null }

/** The `id` of the row of a form at a path such as `modules.2`; undefined for one without. */
export type RowId = (path: string) => unknown

/**
 * What visitors of `language` read where the field at `path` of a form is left empty: the text that
 * the first other language of the fallback order has there, shortened; null where none has one. `doc`
 * is stored, in all languages; rows may stand elsewhere in the form, so they are found by their id.
 */
export function textElsewhere(doc: Doc, path: string, rowId: RowId, language: Language): TextView | null {
  let value: unknown = doc
  let at = ''
  for (const name of path.split('.')) {
    at = at ? `${at}.${name}` : name
    if (Array.isArray(value)) {
      const id = rowId(at)
      value = value.find((row) => isDoc(row) && id !== undefined && row.id === id)
    } else value = isDoc(value) ? value[name] : undefined
  }
  if (!isDoc(value)) return null
  const texts = Object.fromEntries(
    fallbackChain(language).slice(1).map((other) => [other, wordsIn((value)[other], other)]),
  )
  const found = pickText(texts, language)
  return found && { ...found, text: shortened(found.text) }
}

/** What visitors of `language` call a town, stored in all languages, whose name there is left empty; null where nobody named it. */
export function townElsewhere(town: Doc, language: Language): TextView | null {
  const { countryId, zip } = town
  return townName({ names: { ...textsIn(town, 'name'), [language]: null }, zip, countryId }, language)
}

/** The beginning of a text as it is stored in a language; blank where it has no words. */
export const shortWords = (text: unknown, language: Language): string => shortened(wordsIn(text, language))

/** Whether a field holds nothing: an emptied formatted text is still a paragraph. */
export function isEmptyText(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() === ''
  if (!isDoc(value)) return true
  const nodes = docsIn(docIn(value, 'root') ?? {}, 'children')
  return nodes.every(({ type }) => type === 'paragraph') && wordsIn(value, 'fr') === ''
}

/** The words of a text, whether typed plainly, as HTML or formatted. */
function wordsIn(text: unknown, language: Language): string {
  if (typeof text === 'string') return text.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ').trim()
  const view = isDoc(text) ? richTextView({ [language]: text }, language, NOWHERE) : null
  return view ? plainText(view).trim() : ''
}

const shortened = (text: string): string =>
  text.length > LONGEST ? `${text.slice(0, LONGEST).trimEnd()}…` : text
