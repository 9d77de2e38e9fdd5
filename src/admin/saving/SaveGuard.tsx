import type { BeforeDocumentControlsServerProps } from 'payload'
import { adminMessage } from '@/cms/fields/labels'
import { SAVING_WORDS, type SavingWords } from './words'
import { SaveGuardForm } from './SaveGuardForm'

/**
 * Stands in every form: names the version that a save began with, keeps in the browser what is not
 * saved, says so, and asks before somebody leaves it. Decision 080.
 */
export function SaveGuard({ i18n, locale, user }: BeforeDocumentControlsServerProps) {
  const words = Object.fromEntries(
    SAVING_WORDS.map((name) => [name, adminMessage(`saving.${name}`, i18n.language)]),
  ) as SavingWords
  return user && locale ? <SaveGuardForm person={user.id} language={locale.code} words={words} /> : null
}
