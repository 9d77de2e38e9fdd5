import { isLanguage, type Language } from '@/i18n/languages'
import { parseId } from '@/lib/parse-id'

/** What can be seen before it is public. */
const PREVIEW_COLLECTIONS = ['pages', 'articles', 'properties', 'projects'] as const

export type PreviewCollection = (typeof PREVIEW_COLLECTIONS)[number]

/** Which draft is shown in which language. */
export interface PreviewTarget {
  language: Language
  collection: PreviewCollection
  id: number
}

/** The address of a draft in a language. Spec §2, "preview". */
export const previewPathOf = ({ language, collection, id }: PreviewTarget): string =>
  `/${language}/preview/${collection}/${id}/`

/** The parameter of that address which names what is typed and not saved yet. */
export const FORM_KEY = 'form'

/** What an editor of formatted text tells the preview beside it: its language and path, and what it holds. */
export const TYPED_TEXT = 'typed-text'

/** Where the preview sends what is typed. */
export const formPreviewPath = ({ language, collection, id }: PreviewTarget): string =>
  `/api/preview/${language}/${collection}/${id}`

/** The draft that the parts of an address name; null where they name none. */
export function previewTarget(language: string, name: string, row: string): PreviewTarget | null {
  const collection = PREVIEW_COLLECTIONS.find((one) => one === name)
  const id = parseId(row)
  if (!isLanguage(language) || !collection || id === null) return null
  return { language, collection, id }
}

/**
 * The draft that a path shows, in any language of the content, in use or not; null for a path that
 * is no preview. Spec §2, "preview".
 */
export function readPreviewPath(pathname: string): PreviewTarget | null {
  const [, language = '', preview, collection = '', id = '', end, ...more] = pathname.split('/')
  if (preview !== 'preview' || end || more.length > 0) return null
  return previewTarget(language, collection, id)
}
