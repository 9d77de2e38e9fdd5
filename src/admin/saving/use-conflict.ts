'use client'

import { useCallback, useState } from 'react'
import { useConfig, useDocumentInfo, useTranslation } from '@payloadcms/ui'
import { changedByOther, sameContent } from '@/domain/saves/changes'
import { isDoc, type Doc } from '@/lib/documents'
import type { ChosenTexts, TextPair } from './ChooseTexts'
import { namesOfFields } from './field-names'
import type { KeptText } from './kept-text'
import type { SavedForm } from './use-saved'

/** Two texts of some fields, of which the person at work is to choose. */
export interface Choice {
  kind: 'conflict' | 'kept'
  pairs: TextPair[]
  first: ChosenTexts
  /** What is stored now, where somebody else saved. */
  theirs: Doc | null
}

/** Finds what somebody else changed, or what was kept, and puts what is chosen into the form. */
export function useConflict(form: SavedForm, language: string) {
  const [choice, setChoice] = useState<Choice | null>(null)
  const { api } = useConfig().config.routes
  const { docConfig } = useDocumentInfo()
  const { i18n } = useTranslation()
  const { now, place, saved, store, unsaved, values } = form

  const labelled = useCallback(() => namesOfFields(docConfig?.fields ?? [], i18n), [docConfig, i18n])

  const put = useCallback(
    async (doc: Doc, fields: Doc): Promise<void> => {
      await now.current.form.reset({ ...values(), ...fields, updatedAt: doc.updatedAt })
      now.current.form.setModified(true)
      // What was put there is drawn before anybody looks at it.
      await new Promise((drawn) => setTimeout(drawn))
    },
    [now, values],
  )

  /** Takes what is stored as what the form began with, with the texts of others that were chosen. */
  const take = useCallback(
    async (theirs: Doc, chosen: ChosenTexts): Promise<void> => {
      const changes = changedByOther({ base: saved.current.doc, theirs }, values(), unsaved())
      const taken = changes.filter(({ name }) => chosen[name] !== 'mine')
      store(theirs)
      await put(theirs, Object.fromEntries(taken.map(({ name, theirs: text }) => [name, text])))
    },
    [put, saved, store, unsaved, values],
  )

  /** Asks which texts are to stay; true where nobody has to choose, and the form may be saved again. */
  const compare = useCallback(async (): Promise<boolean> => {
    const query = `depth=0&draft=true&fallback-locale=null&locale=${language}`
    const theirs: unknown = await fetch(`${api}/${place}?${query}`, { credentials: 'include' })
      .then((answer) => (answer.ok ? answer.json() : null))
      .catch(() => null)
    if (!isDoc(theirs)) return false
    const names = labelled()
    const changes = changedByOther({ base: saved.current.doc, theirs }, values(), unsaved())
    const pairs = changes.flatMap((change) => {
      const label = names.get(change.name)
      return label === undefined ? [] : [{ ...change, label }]
    })
    if (pairs.length === 0) {
      await take(theirs, {})
      return true
    }
    const first = Object.fromEntries(pairs.map(({ both, name }) => [name, both ? undefined : ('theirs' as const)]))
    setChoice({ kind: 'conflict', pairs, first, theirs })
    return false
  }, [api, labelled, language, place, saved, take, unsaved, values])

  /** Shows what was kept beside what stands in the form. */
  const showKept = useCallback(
    ({ mine }: KeptText): void => {
      const here = values()
      const names = labelled()
      const pairs = Object.entries(mine).flatMap(([name, text]) => {
        const label = names.get(name)
        if (label === undefined || sameContent(text, here[name])) return []
        return [{ name, label, mine: text, theirs: here[name], both: true }]
      })
      setChoice({ kind: 'kept', pairs, first: Object.fromEntries(pairs.map(({ name }) => [name, 'mine'])), theirs: null })
    },
    [labelled, values],
  )

  const apply = useCallback(
    async ({ kind, pairs, theirs }: Choice, chosen: ChosenTexts): Promise<void> => {
      setChoice(null)
      if (kind === 'conflict' && theirs) return take(theirs, chosen)
      const mine = pairs.filter(({ name }) => chosen[name] === 'mine')
      await put(saved.current.doc, Object.fromEntries(mine.map(({ name, mine: text }) => [name, text])))
    },
    [put, saved, take],
  )
  return { apply, choice, close: useCallback(() => setChoice(null), []), compare, showKept }
}
