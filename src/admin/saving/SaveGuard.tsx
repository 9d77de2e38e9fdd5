import type { BeforeDocumentControlsServerProps } from 'payload'
import { SaveGuardForm } from './SaveGuardForm'
import { savingWords } from './words'

/**
 * Stands in every form: names the version that a save began with, keeps in the browser what is not
 * saved, says so, and asks before somebody leaves it. Decision 080.
 */
export function SaveGuard({ i18n, locale, user }: BeforeDocumentControlsServerProps) {
  if (!user || !locale) return null
  return <SaveGuardForm person={user.id} language={locale.code} words={savingWords(i18n.language)} />
}
