'use client'

import { useEffect, useState } from 'react'
import { useRouter } from 'next/navigation'
import { useConfig, useDocumentInfo } from '@payloadcms/ui'
import { formatAdminURL } from 'payload/shared'
import { BEGAN_WITH } from '@/domain/saves/version'
import type { Language } from '@/i18n/languages'
import { isDoc, type Doc } from '@/lib/documents'
import { copiedTexts, withCopied, type CopiedText } from './copied-texts'

interface Copy {
  /** What would be copied to a language; null until it is known. */
  textsTo: (to: Language) => CopiedText[] | null
  /** Stores some of it, as a draft where there are drafts, and opens the form in that language. Throws. */
  copy: (texts: readonly CopiedText[], to: Language) => Promise<void>
  /** The document could not be read. */
  isUnread: boolean
  /** What is copied is on the site at once. */
  isLive: boolean
}

/** The texts of the document at hand in the language `from`, and how they are copied. */
export function useCopy(from: Language): Copy {
  const router = useRouter()
  const { config, getEntityConfig } = useConfig()
  const { id, collectionSlug, docPermissions, globalSlug } = useDocumentInfo()
  const [doc, setDoc] = useState<Doc | null>(null)
  const [isUnread, setUnread] = useState(false)
  const below = globalSlug ? `/globals/${globalSlug}` : `/${collectionSlug}/${id}`
  const address = `${config.routes.api}${below}`
  const entity = globalSlug ? getEntityConfig({ globalSlug }) : getEntityConfig({ collectionSlug: collectionSlug ?? '' })

  useEffect(() => {
    let isWanted = true
    read(address, 'all').then(
      (found) => isWanted && setDoc(found),
      () => isWanted && setUnread(true),
    )
    return () => {
      isWanted = false
    }
  }, [address])

  return {
    isUnread,
    isLive: !entity?.versions?.drafts,
    textsTo: (to) => doc && copiedTexts(entity?.fields ?? [], doc, from, to, docPermissions?.fields),
    copy: async (texts, to) => {
      const before = await read(address, to)
      // What was shown is what is replaced: where somebody saved since, the server refuses.
      const answer = await fetch(`${address}?locale=${to}&draft=true&depth=0&fallback-locale=null`, {
        method: globalSlug ? 'POST' : 'PATCH',
        credentials: 'include',
        headers: { 'Content-Type': 'application/json', [BEGAN_WITH]: String(doc?.updatedAt ?? '') },
        body: JSON.stringify(withCopied(before, texts)),
      })
      if (!answer.ok) throw new Error(await reasonOf(answer))
      const path = globalSlug ? (`/globals/${globalSlug}` as const) : (`/collections/${collectionSlug ?? ''}/${id ?? ''}` as const)
      router.push(`${formatAdminURL({ adminRoute: config.routes.admin, path })}?locale=${to}`)
      router.refresh()
    },
  }
}

async function read(address: string, locale: Language | 'all'): Promise<Doc> {
  const answer = await fetch(`${address}?locale=${locale}&draft=true&depth=0`, { credentials: 'include' })
  const doc: unknown = answer.ok ? await answer.json() : null
  if (!isDoc(doc)) throw new Error('')
  return doc
}

/** Why the server refused, in its own words; blank where it says nothing. */
async function reasonOf(answer: Response): Promise<string> {
  const said = (await answer.json().catch(() => null)) as {
    errors?: { message?: string; data?: { errors?: { message?: string }[] } }[]
  } | null
  const [error] = said?.errors ?? []
  return error?.data?.errors?.[0]?.message ?? error?.message ?? ''
}
