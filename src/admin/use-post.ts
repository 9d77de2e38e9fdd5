'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { toast } from '@payloadcms/ui'
import { docsIn, isDoc } from '@/lib/documents'

/** What came of asking the server for something. */
interface PostOutcome {
  isAnswered: boolean
  isDone: boolean
  /** What the server says of it. */
  message: string
}

/** Posts to an address of ours; `failed` is said where the server gives no reason, or does not answer. */
async function post(address: string, failed: string, body?: object): Promise<PostOutcome> {
  try {
    const answer = await fetch(address, {
      method: 'POST',
      credentials: 'include',
      ...(body && { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
    })
    const said: unknown = await answer.json()
    return { isAnswered: true, isDone: answer.ok, message: messageIn(said) ?? failed }
  } catch {
    return { isAnswered: false, isDone: false, message: failed }
  }
}

function messageIn(body: unknown): string | null {
  if (!isDoc(body)) return null
  const said = docsIn(body, 'errors')[0]?.message ?? body.message
  return typeof said === 'string' ? said : null
}

/**
 * Asks the server for something at a press: busy until it answers, then what it said as a toast and the
 * page read anew. `onRefused` takes a refusal that is said elsewhere.
 */
export function usePost(address: string, failed: string, onRefused: (message: string) => void = toast.error) {
  const router = useRouter()
  const [isBusy, setBusy] = useState(false)
  const ask = async (body?: object): Promise<void> => {
    setBusy(true)
    const { isAnswered, isDone, message } = await post(address, failed, body)
    setBusy(false)
    if (isDone) toast.success(message)
    else onRefused(message)
    // Where it was refused, what is on the screen may be of before. Without a connection, Next would leave the page.
    if (isAnswered) router.refresh()
  }
  return { isBusy, ask }
}
