import { isLanguage } from '@/i18n/languages'
import { docsIn, isDoc, numberIn, textIn, type AllLocales } from '@/lib/documents'
import type { DocumentView } from './detail-views'
import type { Project, Property } from '@/payload-types'

/** The row of the file that a document of a property points at; null where it has none. */
export function fileRow(row: { readonly file?: unknown }): number | null {
  const { file } = row
  if (isDoc(file)) return numberIn(file, 'id')
  return typeof file === 'number' ? file : null
}

/**
 * The documents of a property by name, in their order; one without a name is left out. `sizes`
 * holds the bytes of files by row. Never where the file stands: it is sent on request. Spec §4.
 */
export const documentsIn = (
  doc: AllLocales<Property>,
  sizes: ReadonlyMap<number, number>,
): DocumentView[] =>
  docsIn(doc, 'documents').flatMap((row) => {
    const name = textIn(row, 'name').trim()
    const file = fileRow(row)
    return name === ''
      ? []
      : [
          {
            name,
            language: isLanguage(row.language) ? row.language : null,
            bytes: file === null ? null : (sizes.get(file) ?? null),
          },
        ]
  })

/** The documents of a listing that have a name and a file, with the row of that, in their order. */
export const filesIn = (doc: AllLocales<Property> | AllLocales<Project>): { name: string; file: number }[] =>
  docsIn(doc, 'documents').flatMap((row) => {
    const [name, file] = [textIn(row, 'name').trim(), fileRow(row)]
    return name === '' || file === null ? [] : [{ name, file }]
  })
