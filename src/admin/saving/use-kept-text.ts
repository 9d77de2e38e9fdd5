'use client'

import { useCallback, useEffect, useRef, useState } from 'react'
import { useAllFormFields, useDocumentInfo } from '@payloadcms/ui'
import { sameContent } from '@/domain/saves/changes'
import type { Doc } from '@/lib/documents'
import { readKept, writeKept, type KeptPlace, type KeptText } from './kept-text'
import type { SavedForm } from './use-saved'

/** So soon after a key what was typed is in the browser's keeping. */
const KEEP_AFTER_MS = 400

const only = (doc: Doc, names: readonly string[]): Doc =>
  Object.fromEntries(names.map((name) => [name, doc[name] ?? null]))

/**
 * Keeps in the browser what of a form is not saved, and offers what was kept before. Accounts are left
 * out: passwords stand in their form.
 */
export function useKeptText(form: SavedForm, person: number | string, language: string) {
  const [fields] = useAllFormFields()
  const { docConfig, initialState } = useDocumentInfo()
  const isAccount = Boolean(docConfig && 'auth' in docConfig && docConfig.auth)
  const [offered, setOffered] = useState<KeptText | null>(null)
  const [fails, setFails] = useState(false)
  const undecided = useRef<KeptText | null>(null)
  const { place, saved, unsaved, values } = form

  const keep = useCallback(() => {
    if (isAccount || saved.current.states.length === 0) return
    const of: KeptPlace = { person, place, language }
    const names = unsaved()
    const before = undecided.current
    const written: KeptText | null = names.length > 0
      ? {
          at: new Date().toISOString(),
          // What was kept before and not decided on stays beside what is written now: the newest text of a
          // field, compared with what stood there when the first of it was written.
          mine: { ...before?.mine, ...only(values(), names) },
          base: { ...only(saved.current.doc, names), ...before?.base },
        }
      : before
    const kept = writeKept(of, written)
    setFails(!kept && names.length > 0)
  }, [isAccount, language, person, place, saved, unsaved, values])

  useEffect(() => {
    if (isAccount || !initialState) return
    const kept = readKept({ person, place, language })
    const loaded = saved.current.states[0] ?? {}
    const isNews = kept && Object.keys(kept.mine).some((name) => !sameContent(kept.mine[name], loaded[name]))
    undecided.current = isNews ? kept : null
    // What the browser keeps is known only here, once the form is loaded.
    setOffered(undecided.current)
  }, [initialState, isAccount, language, person, place, saved])

  useEffect(() => {
    const timer = setTimeout(keep, KEEP_AFTER_MS)
    return () => clearTimeout(timer)
  }, [fields, keep])
  useEffect(() => {
    addEventListener('pagehide', keep)
    return () => {
      removeEventListener('pagehide', keep)
      keep()
    }
  }, [keep])

  /** What was offered is in the form, or no longer wanted. */
  const settle = useCallback(() => {
    undecided.current = null
    setOffered(null)
    keep()
  }, [keep])
  return { fails, keep, offered, settle }
}
