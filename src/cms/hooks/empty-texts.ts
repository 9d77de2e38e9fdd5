import type { CollectionBeforeValidateHook } from 'payload'
import { languagesIn } from '@/lib/written-languages'

/**
 * Stores a formatted text that says nothing as nothing: an emptied editor leaves an empty paragraph, and
 * lists and the sitemap ask the database whether there is a text.
 */
export const emptyAsNothing =
  (names: readonly string[]): CollectionBeforeValidateHook =>
  ({ data }) => {
    for (const name of names) {
      if (data?.[name] && languagesIn({ fr: data[name] as unknown }).length === 0) data[name] = null
    }
    return data
  }
