import type { DefaultServerCellComponentProps } from 'payload'
import { LANGUAGE_NAMES, type Language } from '@/i18n/languages'
import { adminMessage } from '@/cms/fields/labels'
import { languagesInUse } from '../languages-in-use'
import { batched, sharedAsk } from '@/lib/batch'
import { coverageOf, type Coverage } from './coverage'
import { readLanguageRows } from './language-rows'

interface LanguagesCellProps extends Pick<DefaultServerCellComponentProps, 'payload' | 'collectionSlug'> {
  /** Of whoever reads the list. */
  i18n: { language: string }
  /** Missing where Payload prepares the form of a document, which has no columns. */
  rowData?: DefaultServerCellComponentProps['rowData']
  /** The fields of which any counts as a text in the language. */
  names: string[]
}

/** In which of the languages in use a document is public, only written, or missing. */
export async function LanguagesCell({
  payload,
  collectionSlug,
  rowData,
  i18n,
  names,
}: LanguagesCellProps) {
  if (!rowData) return null
  const ask = sharedAsk(payload, `languages:${collectionSlug}.${names.join()}`, () =>
    batched((ids) => readLanguageRows(payload, collectionSlug, names, ids)),
  )
  const [inUse, rows] = await Promise.all([languagesInUse(payload), ask(rowData.id as number)])
  return (
    <ul className="coverage">
      {coverageOf(inUse, rows ?? []).map(([language, state]) => {
        const label = `${LANGUAGE_NAMES[language]}: ${wordFor(state, i18n.language)}`
        return (
          <li key={language} className={`coverage__one coverage__one--${state}`} title={label}>
            <span aria-hidden="true">{short(language)}</span>
            <span className="sr-only">{label}</span>
          </li>
        )
      })}
    </ul>
  )
}

const short = (language: Language): string => language.toUpperCase()

function wordFor(state: Coverage, language: string): string {
  if (state === 'public') return adminMessage('lists.public', language)
  if (state === 'written') return adminMessage('lists.written', language)
  return adminMessage('lists.missing', language)
}
