import type { UIField } from 'payload'
import { adminText } from './labels'

/**
 * A column of lists that says in which of the languages in use a document is public, written or
 * missing. Any of the localized fields `names` counts as text. Nothing is stored or read with the
 * document: the column asks for itself, once per list. In the form it names the document above.
 */
export const languagesField = (...names: string[]): UIField => ({
  name: 'languages',
  type: 'ui',
  label: adminText('lists.languages'),
  admin: {
    components: {
      Field: '@/admin/fallback/NameAbove#NameAbove',
      Cell: { path: '@/admin/cells/LanguagesCell#LanguagesCell', serverProps: { names } },
    },
  },
})
