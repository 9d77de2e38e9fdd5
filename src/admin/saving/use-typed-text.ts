'use client'

import { useEffect, useState } from 'react'
import { useAuth } from '@payloadcms/ui'
import { sameContent } from '@/domain/saves/changes'
import { following, isUnsent, resumed, untouched, type TypedFields, type TypedText } from '@/domain/saves/typed-text'
import { readKept, writeKept, type KeptPlace } from './kept-text'

/** Where somebody typed since they came, and sent nothing yet. */
const typedIn = new Set<string>()

/** Whether somebody who leaves now leaves behind what they typed outside of Payload's forms. */
export const isAnythingTyped = (): boolean => typedIn.size > 0

/** What is typed so is in no language of the content. */
const placeOf = (person: number | string, address: string): KeptPlace => ({ person, place: address, language: '' })

/**
 * Texts that are typed outside of Payload's forms and sent to an address: they stand beside what others store
 * meanwhile, are in the browser's keeping with each key, and stand there again on coming back. `keptAt` says
 * since when (ISO), where they are from another time.
 */
export function useTypedText<Fields extends TypedFields>(address: string, stored: Fields) {
  const { refreshCookie, user } = useAuth()
  const person = user?.id ?? ''
  const [typed, setTyped] = useState(() => untouched(stored))
  const [keptAt, setKeptAt] = useState<string | null>(null)
  if (!sameContent(typed.stored, stored)) setTyped(following(typed, stored))

  useEffect(() => {
    const kept = readKept(placeOf(person, address))
    if (!kept) return
    // What the browser keeps is known only here.
    setTyped((before) => resumed(before.stored, kept))
    setKeptAt(kept.at)
  }, [address, person])
  useEffect(() => () => void typedIn.delete(address), [address])

  const put = (next: TypedText<Fields>): void => {
    const unsent = isUnsent(next)
    setTyped(next)
    if (unsent) typedIn.add(address)
    else {
      typedIn.delete(address)
      setKeptAt(null)
    }
    const { base, mine } = next
    writeKept(placeOf(person, address), unsent ? { at: new Date().toISOString(), mine, base } : null)
  }
  const write = (texts: Partial<Fields>): void => {
    // As Payload's forms do, so that nobody is signed out in the middle of a long text.
    refreshCookie()
    put({ ...typed, mine: { ...typed.mine, ...texts } })
  }
  const drop = (): void => put(untouched(typed.stored))
  return { drop, keptAt, put, typed, write }
}
