'use client'

import { Button } from '@payloadcms/ui'
import { SavingDialog } from './SavingDialog'
import type { useLeaving } from './use-leaving'
import type { SavingWords } from './words'

interface LeavingQuestionProps {
  asked: NonNullable<ReturnType<typeof useLeaving>['asked']>
  title: string
  help: string
  words: SavingWords
}

/** Asks somebody who is leaving whether they want to, without what they wrote. */
export const LeavingQuestion = ({ asked, help, title, words }: LeavingQuestionProps) => (
  <SavingDialog
    title={title}
    help={help}
    onClose={asked.stay}
    choices={
      <>
        <Button onClick={asked.stay}>{words.stay}</Button>
        <Button buttonStyle="secondary" onClick={asked.go}>
          {words.leave}
        </Button>
      </>
    }
  />
)
