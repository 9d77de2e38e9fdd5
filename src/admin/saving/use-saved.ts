'use client'

import { useCallback, useEffect, useMemo, useRef } from 'react'
import { useDocumentInfo, useForm, useFormModified } from '@payloadcms/ui'
import { reduceFieldsToValues } from 'payload/shared'
import { unsavedFields } from '@/domain/saves/changes'
import type { Doc } from '@/lib/documents'

/** What is known to be stored of the document of a form. */
interface SavedState {
  doc: Doc
  /** What may stand in the form without being unsaved: as it was loaded, or sent and answered. */
  states: Doc[]
}

/**
 * What stands in the form, and what of it is not saved. Payload's own mark of a changed form stays on
 * after every other autosave and goes out after a publication that was refused (3.90.1); so what was
 * loaded and saved is compared.
 */
export function useSaved() {
  const form = useForm()
  const modified = useFormModified()
  const { collectionSlug, data, globalSlug, id, initialData, initialState } = useDocumentInfo()
  const saved = useRef<SavedState>({ doc: {}, states: [] })
  const began = useRef<string | null>(null)
  const now = useRef({ form, modified })
  useEffect(() => {
    now.current = { form, modified }
  })

  useEffect(() => {
    if (!initialState) return
    saved.current = { doc: initialData ?? {}, states: [reduceFieldsToValues(initialState, true)] }
  }, [initialData, initialState])
  useEffect(() => {
    began.current = data?.updatedAt ?? null
  }, [data?.updatedAt])

  const values = useCallback((): Doc => reduceFieldsToValues(now.current.form.getFields(), true), [])
  const store = useCallback((doc: Doc, states: Doc[] = []) => {
    saved.current = { doc, states: [doc, ...states] }
    if (typeof doc.updatedAt === 'string') began.current = doc.updatedAt
  }, [])
  /** The names of the fields that nobody saved yet. */
  const unsaved = useCallback(
    (): string[] => (now.current.modified ? unsavedFields(values(), saved.current.states) : []),
    [values],
  )
  const place = globalSlug ? `globals/${globalSlug}` : id === undefined ? `${collectionSlug}` : `${collectionSlug}/${id}`
  return useMemo(
    () => ({ began, now, place, saved, store, unsaved, values }),
    [place, store, unsaved, values],
  )
}

export type SavedForm = ReturnType<typeof useSaved>
