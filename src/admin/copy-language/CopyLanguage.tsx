import type { ServerProps } from 'payload'
import { adminMessage } from '@/cms/fields/labels'
import { CopyLanguageDrawer } from './CopyLanguageDrawer'
import type { CopyLabels } from './views'

const WORDS = [
  ...['open', 'title', 'intro', 'to', 'choose', 'fills', 'replaces', 'nothing', 'same', 'alsoReplace', 'now', 'instead'],
  ...['copy', 'copying', 'copied', 'failed', 'unsaved', 'picture', 'draft', 'live'],
] as const

const labelsIn = (language: string): CopyLabels =>
  Object.fromEntries(WORDS.map((word) => [word, adminMessage(`copyLanguage.${word}`, language)])) as CopyLabels

/** The line "copy this language" of the menu of a document. */
export const CopyLanguage = ({ i18n }: ServerProps) => (
  <CopyLanguageDrawer labels={labelsIn(i18n.language)} trigger="menu" />
)

/** The same as a button, for globals: Payload offers no place in their menu. */
export const CopyLanguageButton = ({ i18n }: ServerProps) => (
  <CopyLanguageDrawer labels={labelsIn(i18n.language)} trigger="button" />
)
