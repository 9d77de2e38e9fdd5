import { isLanguage, LANGUAGES, type Language, type Localized } from '@/i18n/languages'
import { isRecord } from './is-record'

/** A document of which nobody says what fields it has, such as a node of a formatted text. */
export type Doc = Record<string, unknown>

declare const generated: unique symbol

/** What tells apart the members of a generated union. */
type Discriminant = 'blockType' | 'relationTo'

/**
 * A document of a generated type, read in every language. It has the fields of that type and no
 * others; a field has any value, because the generated types do not say which ones hold a value per
 * language. The functions below read them.
 */
export type AllLocales<Type> = Type extends unknown
  ? { readonly [Name in keyof Type]?: Name extends Discriminant ? Type[Name] : unknown } & {
      readonly [generated]?: Type
    }
  : never

/** The names of the fields of a document. */
export type FieldOf<D> = keyof D & string

type GeneratedOf<D> = D extends { readonly [generated]?: infer Type } ? Type : never

/** The documents that a field points at, of which it holds one or a list. */
type Related<Value> = Extract<Value extends readonly (infer One)[] ? One : Value, object>

/** What `docIn` and `docsIn` find in a field of a document. */
type DocIn<D, Name> = unknown extends GeneratedOf<D>
  ? Doc
  : Name extends keyof GeneratedOf<D>
    ? AllLocales<Related<GeneratedOf<D>[Name]>>
    : never

/** Whether a value is a document: not a bare number, not a list. */
export const isDoc = (value: unknown): value is Doc => isRecord(value)

/**
 * The ID of a related document, whether a field holds the document, its ID, or its ID as a text: of
 * drafts nobody checks what was sent, and SQLite stores the number. Null for anything else.
 */
export function idOf(value: unknown): number | null {
  const id = isDoc(value) ? value.id : value
  const number: unknown = typeof id === 'string' && id.trim() !== '' ? Number(id) : id
  return typeof number === 'number' && Number.isSafeInteger(number) && number > 0 ? number : null
}

/** The IDs of related documents, of which a field holds one or a list, as `idOf` reads them. */
export const idsOf = (value: unknown): number[] =>
  (Array.isArray(value) ? (value as unknown[]) : [value]).flatMap((one) => idOf(one) ?? [])

/** A field that is a populated document; null where it is missing or only a number. */
export const docIn = <D extends object, Name extends FieldOf<D>>(
  doc: D,
  name: Name,
): DocIn<D, Name> | null => {
  const value = doc[name]
  return isDoc(value) ? (value as DocIn<D, Name>) : null
}

/** A field that is a list of documents; empty where it is missing. */
export const docsIn = <D extends object, Name extends FieldOf<D>>(
  doc: D,
  name: Name,
): DocIn<D, Name>[] => {
  const value: unknown = doc[name]
  return Array.isArray(value) ? (value.filter(isDoc) as DocIn<D, Name>[]) : []
}

/** A text field; empty where it is missing. */
export const textIn = <D extends object>(
  doc: D,
  name: FieldOf<D>,
): string => {
  const value: unknown = doc[name]
  return typeof value === 'string' ? value : ''
}

/** A number field; null where it is missing. */
export const numberIn = <D extends object>(
  doc: D,
  name: FieldOf<D>,
): number | null => {
  const value: unknown = doc[name]
  return typeof value === 'number' && Number.isFinite(value) ? value : null
}

/** A localized text field, by language. */
export function textsIn<D extends object>(
  doc: D,
  name: FieldOf<D>,
): Localized<string> {
  const value: unknown = doc[name]
  if (!isDoc(value)) return {}
  return Object.fromEntries(
    Object.entries(value).filter(
      ([language, text]) => isLanguage(language) && typeof text === 'string',
    ),
  )
}

/** The languages in which any of some localized fields has a text of its own. */
export const languagesOf = <D extends object>(
  doc: D,
  names: readonly FieldOf<D>[],
): Language[] =>
  LANGUAGES.filter((code) => names.some((name) => textsIn(doc, name)[code]?.trim()))
