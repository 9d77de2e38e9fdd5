'use client'

import { useCallback, useEffect, useRef, useState } from 'react'
import { toast, useAllFormFields, useConfig, useDocumentInfo, useFormProcessing } from '@payloadcms/ui'
import { reduceFieldsToValues } from 'payload/shared'
import { unsavedFields } from '@/domain/saves/changes'
import type { SaveConflict } from '@/domain/saves/version'
import type { Doc } from '@/lib/documents'
import { watchSaves, type RefusedField, type SaveAttempt, type SaveOutcome } from './save-requests'
import { standing, stillRefused } from './still-refused'
import type { SavedForm } from './use-saved'

/** Why what stands in the form is not saved. `back`: it could be saved again, by hand. */
export type SaveTrouble =
  | { kind: 'offline' }
  | { kind: 'back' }
  | { kind: 'refused'; message: string; ofPublishing: boolean; fields: RefusedField[]; sent: Doc }
  | { kind: 'conflict'; message: string; conflict: SaveConflict }

const TRY_EVERY_MS = 5000

interface AttemptWords {
  offline: string
  saveNow: string
}

const isDraft = ({ values }: SaveAttempt): boolean => values._status === 'draft'

/**
 * Follows the saves of a form and tries those again that could not reach the server. What was to be
 * published or saved by hand is sent again only as it was: what was typed since, nobody asked to publish.
 */
export function useAttempts(form: SavedForm, keep: () => void, words: AttemptWords) {
  const [trouble, setTrouble] = useState<SaveTrouble | null>(null)
  const [closed, setClosed] = useState<SaveTrouble | null>(null)
  const last = useRef<SaveAttempt | null>(null)
  const { api } = useConfig().config.routes
  const { began, now, place, store, unsaved, values } = form
  const [fields] = useAllFormFields()
  const answered = useOwnRefusal(() => setTrouble((before) => (before?.kind === 'refused' ? null : before)))
  const { setHasPublishedDoc, setMostRecentVersionIsAutosaved, setUnpublishedVersionCount } = useDocumentInfo()
  const shown = useRef(() => {})
  useEffect(() => {
    // As Payload's button does, whose publication may be sent again by this.
    shown.current = () => {
      setHasPublishedDoc(true)
      setMostRecentVersionIsAutosaved(false)
      setUnpublishedVersionCount(0)
    }
  })

  const again = useCallback((): void => {
    const attempt = last.current
    if (!attempt) return
    const { _status } = attempt.values
    void now.current.form.submit({
      acceptValues: { overrideLocalChanges: false },
      action: attempt.url,
      context: { getDocPermissions: false },
      disableFormWhileProcessing: false,
      disableSuccessStatus: attempt.isAutosave,
      method: attempt.method,
      overrides: typeof _status === 'string' ? { _status } : {},
      skipValidation: isDraft(attempt),
    })
  }, [now])

  const ended = useCallback(
    (attempt: SaveAttempt | null, outcome: SaveOutcome): void => {
      answered()
      if (outcome.kind === 'saved') {
        store(outcome.doc, attempt ? [attempt.values] : [])
        if (attempt?.values._status === 'published') shown.current()
        setTrouble((before) => stillRefused(before, attempt))
        keep()
        return
      }
      last.current = attempt
      // Payload takes the mark of a changed form away once any answer has come.
      setTimeout(() => {
        now.current.form.setModified(true)
        keep()
      })
      if (outcome.kind === 'offline') setTrouble({ kind: 'offline' })
      else if (outcome.conflict) setTrouble({ kind: 'conflict', message: outcome.message, conflict: outcome.conflict })
      else {
        const ofPublishing = attempt?.values._status === 'published'
        const { fields, message } = outcome
        setTrouble({ kind: 'refused', message, ofPublishing, fields, sent: attempt?.values ?? {} })
      }
    },
    [answered, keep, now, store],
  )
  useEffect(
    () => watchSaves(place, { began: () => began.current, ended, offline: words.offline }),
    [began, ended, place, words.offline],
  )

  const tryAgain = useCallback(async (): Promise<void> => {
    const attempt = last.current
    if (!attempt) return
    const answers = await fetch(`${api}/${place}?depth=0&limit=1&draft=true&select[updatedAt]=true`).then(
      ({ status }) => status < 500,
      () => false,
    )
    if (!answers) return
    const asIs = unsavedFields(values(), [attempt.values]).length === 0
    if (isDraft(attempt) || asIs) again()
    else setTrouble({ kind: 'back' })
  }, [again, api, place, values])
  const isOffline = trouble?.kind === 'offline'
  useEffect(() => {
    if (!isOffline) return
    const retry = (): void => void tryAgain()
    const timer = setInterval(retry, TRY_EVERY_MS)
    addEventListener('online', retry)
    return () => {
      clearInterval(timer)
      removeEventListener('online', retry)
    }
  }, [isOffline, tryAgain])

  /**
   * Texts were chosen: a draft is saved with them, anything else waits for its button, unless nobody had
   * to choose and it is as it was sent.
   */
  const resume = useCallback(
    (asSent: boolean): void => {
      if (unsaved().length === 0 && !(asSent && last.current)) setTrouble(null)
      else if (last.current && (asSent || isDraft(last.current))) again()
      else {
        setTrouble({ kind: 'back' })
        toast.info(words.saveNow)
      }
    },
    [again, unsaved, words.saveNow],
  )
  const open = trouble === closed ? null : trouble
  return {
    close: () => setClosed(trouble),
    /** Each field that was refused, also where it says something else by now. */
    refused: trouble?.kind === 'refused' ? trouble.fields : [],
    resume,
    /** What is to be said: nothing of what somebody closed. The form is only read where something was refused. */
    said: open?.kind === 'refused' ? standing(open, reduceFieldsToValues(fields, true)) : open,
    trouble,
    tryAgain,
  }
}

/**
 * Calls where a form that was to be saved asked the server for nothing, because it refuses by itself what stands in
 * it: it says so at its fields. What is returned is called with each answer of the server.
 */
function useOwnRefusal(refuses: () => void): () => void {
  const isSending = useFormProcessing()
  const isAnswered = useRef(true)
  const latest = useRef(refuses)
  useEffect(() => {
    latest.current = refuses
  })
  useEffect(() => {
    if (isSending) isAnswered.current = false
    else if (!isAnswered.current) {
      isAnswered.current = true
      latest.current()
    }
  }, [isSending])
  return useCallback(() => {
    isAnswered.current = true
  }, [])
}
