import type { SaveConflict } from '@/domain/saves/version'
import { filled } from '@/lib/filled'
import type { SavingWords } from './words'

interface ConflictWords {
  title: string
  /** Whose the other text is, or where it stands. */
  theirs: string
  words: SavingWords
}

/** What is said of two texts of which one was saved meanwhile: by somebody, by the reader in another window, or by no member of staff. */
export function wordsOfConflict(words: SavingWords, conflict: SaveConflict | null): ConflictWords {
  if (conflict?.isOwn) {
    const { allAsSaved: allTheirs, allThisWindow: allMine, thisWindow: mine } = words
    return { title: words.conflictByYou, theirs: words.asSaved, words: { ...words, allMine, allTheirs, mine } }
  }
  const by = conflict?.by
  if (!by) return { title: words.conflictBySystem, theirs: words.stored, words }
  return { title: filled(words.conflictTitle, { name: by }), theirs: filled(words.theirs, { name: by }), words }
}
