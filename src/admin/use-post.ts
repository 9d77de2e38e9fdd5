'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { toast } from '@payloadcms/ui'
import { docIn, docsIn, isDoc, textIn, type Doc } from '@/lib/documents'

/** What came of asking the server for something. */
interface PostOutcome {
  isAnswered: boolean
  isDone: boolean
  /** What the server says of it. */
  message: string
  /** Whether it was done and yet leads to nothing for now: what leaves no site without a mail server. */
  isKept: boolean
  /** What it says beside the message of a refusal. */
  details: Doc
}

/** Posts to an address of ours; `failed` is said where the server gives no reason, or does not answer. */
async function post(address: string, failed: string, body?: object): Promise<PostOutcome> {
  try {
    const answer = await fetch(address, {
      method: 'POST',
      credentials: 'include',
      ...(body && { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
    })
    const json: unknown = await answer.json()
    const said = isDoc(json) ? json : {}
    const [error = said] = docsIn(said, 'errors')
    return { isAnswered: true, isDone: answer.ok, message: textIn(error, 'message') || failed, isKept: said.isKept === true, details: docIn(error, 'data') ?? {} }
  } catch {
    return { isAnswered: false, isDone: false, message: failed, isKept: false, details: {} }
  }
}

type OnRefused = (message: string, details: Doc) => void

/**
 * Asks the server for something at a press: busy until it answers, then what it said as a toast and the
 * page read anew; true where it was done. What is kept (`isKept` in the answer) is a warning. `onRefused` takes a refusal that is said elsewhere.
 */
export function usePost(address: string, failed: string, onRefused: OnRefused = (message) => void toast.error(message)) {
  const router = useRouter()
  const [isBusy, setBusy] = useState(false)
  const ask = async (body?: object): Promise<boolean> => {
    setBusy(true)
    const { details, isAnswered, isDone, isKept, message } = await post(address, failed, body)
    setBusy(false)
    if (isDone) (isKept ? toast.warning : toast.success)(message)
    else onRefused(message, details)
    // Where it was refused, what is on the screen may be of before. Without a connection, Next would leave the page.
    if (isAnswered) router.refresh()
    return isDone
  }
  return { isBusy, ask }
}
