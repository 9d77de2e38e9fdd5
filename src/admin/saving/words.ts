import { adminMessage } from '@/cms/fields/labels'

/** What the guard of a form says in the language of the person at work. */
export const savingWords = (language: string) => ({
  offline: adminMessage('saving.offline', language),
  refused: adminMessage('saving.refused', language),
  notPublished: adminMessage('saving.notPublished', language),
  back: adminMessage('saving.back', language),
  notKept: adminMessage('saving.notKept', language),
  tryNow: adminMessage('saving.tryNow', language),
  choose: adminMessage('saving.choose', language),
  kept: adminMessage('saving.kept', language),
  keptLook: adminMessage('saving.keptLook', language),
  keptDrop: adminMessage('saving.keptDrop', language),
  keptTitle: adminMessage('saving.keptTitle', language),
  keptHelp: adminMessage('saving.keptHelp', language),
  keptStored: adminMessage('saving.keptStored', language),
  keptUse: adminMessage('saving.keptUse', language),
  conflictTitle: adminMessage('saving.conflictTitle', language),
  conflictBySystem: adminMessage('saving.conflictBySystem', language),
  conflictHelp: adminMessage('saving.conflictHelp', language),
  theirs: adminMessage('saving.theirs', language),
  stored: adminMessage('saving.stored', language),
  mine: adminMessage('saving.mine', language),
  before: adminMessage('saving.before', language),
  allTheirs: adminMessage('saving.allTheirs', language),
  allMine: adminMessage('saving.allMine', language),
  apply: adminMessage('saving.apply', language),
  later: adminMessage('saving.later', language),
  saveNow: adminMessage('saving.saveNow', language),
  empty: adminMessage('saving.empty', language),
  yes: adminMessage('saving.yes', language),
  no: adminMessage('saving.no', language),
  leaveTitle: adminMessage('saving.leaveTitle', language),
  leaveHelp: adminMessage('saving.leaveHelp', language),
  stay: adminMessage('saving.stay', language),
  leave: adminMessage('saving.leave', language),
  since: adminMessage('saving.since', language),
  takenOverBy: adminMessage('saving.takenOverBy', language),
})

/** The words of the guard in one language. */
export type SavingWords = ReturnType<typeof savingWords>
