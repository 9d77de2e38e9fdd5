'use client'

import { LeavingQuestion } from './LeavingQuestion'
import { useLeaving } from './use-leaving'
import { isAnythingTyped } from './use-typed-text'
import type { SavingWords } from './words'

/** Asks before somebody leaves what they typed outside of Payload's forms and did not send. */
export function TypingGuard({ words }: { words: SavingWords }) {
  const { asked } = useLeaving(isAnythingTyped, { links: true, waits: false })
  return asked && <LeavingQuestion asked={asked} words={words} title={words.unsentTitle} help={words.unsentHelp} />
}
