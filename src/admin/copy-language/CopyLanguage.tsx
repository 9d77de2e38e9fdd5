import type { ServerProps } from 'payload'
import { adminMessage } from '@/cms/fields/labels'
import { CopyLanguageDrawer } from './CopyLanguageDrawer'
import type { CopyLabels } from './views'

const labelsIn = (language: string): CopyLabels => ({
  open: adminMessage('copyLanguage.open', language),
  title: adminMessage('copyLanguage.title', language),
  intro: adminMessage('copyLanguage.intro', language),
  to: adminMessage('copyLanguage.to', language),
  choose: adminMessage('copyLanguage.choose', language),
  fills: adminMessage('copyLanguage.fills', language),
  replaces: adminMessage('copyLanguage.replaces', language),
  nothing: adminMessage('copyLanguage.nothing', language),
  same: adminMessage('copyLanguage.same', language),
  alsoReplace: adminMessage('copyLanguage.alsoReplace', language),
  now: adminMessage('copyLanguage.now', language),
  instead: adminMessage('copyLanguage.instead', language),
  copy: adminMessage('copyLanguage.copy', language),
  copying: adminMessage('copyLanguage.copying', language),
  copied: adminMessage('copyLanguage.copied', language),
  failed: adminMessage('copyLanguage.failed', language),
  unsaved: adminMessage('copyLanguage.unsaved', language),
  picture: adminMessage('copyLanguage.picture', language),
  draft: adminMessage('copyLanguage.draft', language),
  live: adminMessage('copyLanguage.live', language),
})

/** The line "copy this language" of the menu of a document. */
export const CopyLanguage = ({ i18n }: ServerProps) => (
  <CopyLanguageDrawer labels={labelsIn(i18n.language)} trigger="menu" />
)

/** The same as a button, for globals: Payload offers no place in their menu. */
export const CopyLanguageButton = ({ i18n }: ServerProps) => (
  <CopyLanguageDrawer labels={labelsIn(i18n.language)} trigger="button" />
)
