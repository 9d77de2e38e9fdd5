'use client'

import { useEffect, useRef, type ReactNode } from 'react'
import { useAuth, useConfig, useTranslation } from '@payloadcms/ui'
import { isLanguage } from '@/i18n/languages'
import { languageStep, type LanguageState } from './follow-language'

interface StaffAccount {
  id: number
  language?: string | null
}

/**
 * Makes the admin speak the language that somebody chose, on whichever device they sign in, and
 * remembers the choice when they switch in their account. Payload itself keeps it in a cookie.
 */
export function LanguageFollower({ children }: { children: ReactNode }) {
  const { user, fetchFullUser } = useAuth<StaffAccount>()
  const { i18n, switchLanguage } = useTranslation()
  const { routes } = useConfig().config
  const before = useRef<LanguageState | null>(null)
  const id = user?.id ?? null
  const chosen = user?.language ?? null
  const shown = i18n.language

  useEffect(() => {
    const now = { user: id, chosen, shown }
    const step = languageStep(before.current, now)
    before.current = now
    if (step === 'show' && isLanguage(chosen)) void switchLanguage?.(chosen)
    if (step === 'store') void store(`${routes.api}/users/${id}`, shown).then(() => fetchFullUser())
  }, [id, chosen, shown, switchLanguage, fetchFullUser, routes.api])

  return children
}

/** Stores the language of the account. Where that fails, this device remembers it all the same. */
async function store(address: string, language: string): Promise<void> {
  await fetch(address, {
    method: 'PATCH',
    credentials: 'include',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ language }),
  }).catch(() => undefined)
}
