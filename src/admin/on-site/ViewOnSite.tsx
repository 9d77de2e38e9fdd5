'use client'

import { useEffect, useState } from 'react'
import { useConfig, useDocumentInfo, useLocale } from '@payloadcms/ui'
import { isLanguage, type Language } from '@/i18n/languages'
import { docsIn, isDoc } from '@/lib/documents'
import { hrefOf } from '@/routes/href'
import { linkTarget } from '@/routes/link-target'

interface ViewOnSiteProps {
  /** The language of the site without a prefix in its addresses. */
  defaultLanguage: Language
  label: string
}

/** The link to a document on the site; nothing where visitors do not find it in the language on the screen. */
export function ViewOnSite({ defaultLanguage, label }: ViewOnSiteProps) {
  const { config } = useConfig()
  const { code } = useLocale()
  const { collectionSlug, data, hasPublishedDoc, unpublishedVersionCount } = useDocumentInfo()
  const target = linkTarget({ relationTo: collectionSlug, value: data })
  const [href, setHref] = useState<string | null>(null)
  // Publishing moves an address; a draft that saves itself does not.
  const isNewest = unpublishedVersionCount === 0
  useEffect(() => {
    const asking = new AbortController()
    const read = async () => {
      const path = target && hasPublishedDoc && isLanguage(code) ? await pathOf(config.routes.api, target, code, asking.signal) : null
      if (!asking.signal.aborted) setHref(path && isLanguage(code) ? hrefOf(code, path, defaultLanguage) : null)
    }
    void read()
    return () => asking.abort()
  }, [code, config.routes.api, defaultLanguage, hasPublishedDoc, isNewest, target])
  if (!href) return null
  return (
    <a className="on-site" href={href} target="_blank" rel="noreferrer" title={href}>
      {label}
      <span aria-hidden="true">↗</span>
    </a>
  )
}

/** Where a target stands in a language; null where it does not, or without a connection. */
async function pathOf(apiRoute: string, target: string, language: Language, signal: AbortSignal): Promise<string | null> {
  const query = new URLSearchParams({ 'where[target][equals]': target, 'where[gone][not_equals]': 'true', locale: language, limit: '1', depth: '0' })
  try {
    const answer = await fetch(`${apiRoute}/routes?${query}`, { credentials: 'include', signal })
    const found: unknown = answer.ok ? await answer.json() : null
    const path = isDoc(found) ? docsIn(found, 'docs')[0]?.path : null
    return typeof path === 'string' ? path : null
  } catch {
    return null
  }
}
