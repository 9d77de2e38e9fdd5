import { RSC } from '@/lib/next-headers'

/**
 * Asks again, every `pauseMs` and once the network is back, for what Next asks of the server to show a page
 * anew and does not get: it would leave for the address itself, and show the browser's page of errors for good.
 * `tell` hears whether the server is out of reach. The function returned ends this.
 */
export function repeatRenders(tell: (isUnreachable: boolean) => void, pauseMs: number): () => void {
  const plain = window.fetch
  const repeated: typeof fetch = async (asked, how) => {
    if (!new Headers(how?.headers).has(RSC)) return plain(asked, how)
    for (let isRepeated = false; ; isRepeated = true) {
      const answer = await plain(asked, how).catch((error: unknown) => {
        if (how?.signal?.aborted) throw error
        return null
      })
      if (answer && answer.status < 500) {
        if (isRepeated) tell(false)
        return answer
      }
      tell(true)
      await untilOnline(pauseMs)
    }
  }
  window.fetch = repeated
  return () => {
    if (window.fetch === repeated) window.fetch = plain
  }
}

const untilOnline = (pauseMs: number): Promise<void> =>
  new Promise((resolve) => {
    const go = (): void => {
      clearTimeout(timer)
      window.removeEventListener('online', go)
      resolve()
    }
    const timer = setTimeout(go, pauseMs)
    window.addEventListener('online', go)
  })
