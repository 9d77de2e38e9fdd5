/** What the guard of a form says; its words stand below `saving.` in the languages of the admin. */
export const SAVING_WORDS = [
  ...(['offline', 'refused', 'notPublished', 'back', 'notKept', 'tryNow', 'choose'] as const),
  ...(['kept', 'keptLook', 'keptDrop', 'keptTitle', 'keptHelp', 'keptStored', 'keptUse'] as const),
  ...(['conflictTitle', 'conflictBySystem', 'conflictHelp', 'theirs', 'stored', 'mine', 'before'] as const),
  ...(['allTheirs', 'allMine', 'apply', 'later', 'saveNow', 'empty', 'yes', 'no'] as const),
  ...(['leaveTitle', 'leaveHelp', 'stay', 'leave', 'since', 'takenOverBy'] as const),
] as const

/** The words of the guard in one language. */
export type SavingWords = Record<(typeof SAVING_WORDS)[number], string>
