import { useEffect, useState } from 'react'
import { useConfig, useLocale } from '@payloadcms/ui'

/** What was asked for already: many rows lead to the same, and each is drawn often. */
const asked = new Map<string, Promise<string>>()
const MOST = 500

async function ask(address: string, field: string): Promise<string> {
  try {
    const response = await fetch(address, { credentials: 'include' })
    const doc = (await response.json()) as Record<string, unknown>
    const title = doc[field]
    return typeof title === 'string' ? title : ''
  } catch {
    return ''
  }
}

/** What the document of a relation is called in the language that is edited; empty until it is known, and for none. */
export function useRelatedTitle(related: { collection: string; id: number } | null): string {
  const { config, getEntityConfig } = useConfig()
  const { code } = useLocale()
  const [title, setTitle] = useState('')
  const { collection = '', id = 0 } = related ?? {}
  const field = collection ? (getEntityConfig({ collectionSlug: collection })?.admin.useAsTitle ?? 'id') : 'id'
  const query = new URLSearchParams({ depth: '0', locale: code, draft: 'true', [`select[${field}]`]: 'true' })
  const address = collection ? `${config.routes.api}/${collection}/${id}?${query}` : ''
  useEffect(() => {
    let isCurrent = true
    if (asked.size > MOST) asked.clear()
    const answer = address ? (asked.get(address) ?? ask(address, field)) : Promise.resolve('')
    if (address) asked.set(address, answer)
    void answer.then((found) => isCurrent && setTitle(found))
    return () => {
      isCurrent = false
    }
  }, [address, field])
  return title
}
