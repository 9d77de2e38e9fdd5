'use client'

import { useCallback, useEffect } from 'react'
import { useDocumentInfo, useTranslation } from '@payloadcms/ui'
import { hasAutosaveEnabled } from 'payload/shared'
import { filled } from '@/lib/filled'
import { shortMoment } from '../dates/written-dates'
import { ChooseTexts } from './ChooseTexts'
import { wordsOfConflict } from './conflict-words'
import { LeavingQuestion } from './LeavingQuestion'
import { LockWords } from './LockWords'
import { RefusedFields } from './RefusedFields'
import { SaveBar } from './SaveBar'
import { useAttempts } from './use-attempts'
import { useConflict } from './use-conflict'
import { useKeptText } from './use-kept-text'
import { useLeaving } from './use-leaving'
import { usePressMeanwhile } from './use-press-meanwhile'
import { useSaved } from './use-saved'
import type { SavingWords } from './words'

interface SaveGuardFormProps {
  person: number | string
  /** The language that is written in. */
  language: string
  words: SavingWords
}

/** Keeps the text of a form from being lost or from replacing that of others, and says how it stands. */
export function SaveGuardForm({ language, person, words }: SaveGuardFormProps) {
  const { docConfig } = useDocumentInfo()
  const { i18n } = useTranslation()
  const form = useSaved()
  const { fails, keep, offered, settle } = useKeptText(form, person, language)
  const { close: closeBar, refused, resume, said, trouble, tryAgain } = useAttempts(form, keep, words)
  const { apply, choice, close, compare, showKept } = useConflict(form, language)
  const isUnsaved = useCallback(() => form.unsaved().length > 0, [form])
  const savesItself = Boolean(docConfig && hasAutosaveEnabled(docConfig))
  // Where a form is saved by hand, Payload asks about links.
  const { asked } = useLeaving(isUnsaved, { links: savesItself, waits: savesItself && !trouble })

  usePressMeanwhile()

  const conflict = trouble?.kind === 'conflict' ? trouble.conflict : null
  const choose = useCallback(async (): Promise<void> => {
    if (await compare()) resume(true)
  }, [compare, resume])
  useEffect(() => {
    // The texts of others are fetched where the server refused to save over them.
    if (conflict?.kind === 'stale') void choose()
  }, [choose, conflict])

  const meanwhile = wordsOfConflict(words, conflict)
  return (
    <>
      <SaveBar
        fails={fails} offered={offered} trouble={said} words={words}
        language={i18n.language}
        onChoose={() => void choose()}
        onClose={closeBar}
        onDrop={settle}
        onLook={showKept}
        onTry={() => void tryAgain()}
      />
      <RefusedFields fields={refused} />
      {choice && (
        <ChooseTexts
          words={choice.kind === 'kept' ? words : meanwhile.words}
          pairs={choice.pairs}
          first={choice.first}
          title={choice.kind === 'kept' ? words.keptTitle : meanwhile.title}
          help={
            choice.kind === 'kept'
              ? filled(words.keptHelp, { at: offered ? shortMoment(offered.at, i18n.language) : '' })
              : words.conflictHelp
          }
          theirs={choice.kind === 'kept' ? words.keptStored : meanwhile.theirs}
          apply={choice.kind === 'kept' ? words.keptUse : words.apply}
          onClose={close}
          onApply={(chosen) =>
            void apply(choice, chosen).then(() => (choice.kind === 'kept' ? settle() : resume(false)))
          }
        />
      )}
      {asked && <LeavingQuestion asked={asked} words={words} title={words.leaveTitle} help={words.leaveHelp} />}
      <LockWords since={words.since} takenOverBy={words.takenOverBy} />
    </>
  )
}
