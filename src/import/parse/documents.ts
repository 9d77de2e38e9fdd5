import { isLanguage } from '@/i18n/languages'
import { listIn } from './lists'
import { objectOf } from './objects'
import { acceptAddress } from './pictures'
import { readText } from './read-text'
import type { Report } from './report'
import type { FeedRow } from './rows'
import type { FeedDocument } from './types'

/**
 * The documents of an ID, each address once per language. One without a language has its row's,
 * one without a name that of its file. An address that may not be read is left out with a
 * warning. Spec §3.
 */
export function readDocuments(rows: readonly FeedRow[], report: Report): FeedDocument[] {
  const documents = new Map<string, FeedDocument>()
  for (const row of rows) {
    for (const raw of listIn(row, 'Documents', report)) {
      const { Url, Name, language: code } = objectOf(raw)
      const address = acceptAddress(row, 'Documents', Url, report)
      const given = typeof code === 'string' ? code.trim().toLowerCase() : ''
      const language = isLanguage(given) ? given : row.language
      if (!address || !language) continue
      const read = readText(Name)
      const name = ('value' in read && read.value) || address.url.replace(/^.*\//, '')
      const key = `${language} ${address.identity}`
      if (!documents.has(key)) documents.set(key, { name, url: address.url, language })
    }
  }
  return [...documents.values()]
}
