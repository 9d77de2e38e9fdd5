interface RetryOptions {
  /** How often to try again after the first failure. */
  times?: number
  /** Milliseconds before the first new try; each later wait is twice the one before. */
  firstDelay?: number
  sleep?: (milliseconds: number) => Promise<void>
  /** Ends the trying: nobody waits any more. */
  signal?: AbortSignal | null
}

const wait = (milliseconds: number, signal: AbortSignal | null): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds)
    signal?.addEventListener('abort', () => resolve())
  })

/**
 * What `load` answers, tried once and then up to five more times after 350, 700, 1400, 2800 and
 * 5600 ms. When every try fails, the last error is thrown. Spec §7.
 */
export async function retry<T>(
  load: () => T | Promise<T>,
  { times = 5, firstDelay = 350, signal = null, sleep = (ms) => wait(ms, signal) }: RetryOptions = {},
): Promise<T> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await load()
    } catch (error) {
      if (attempt >= times || signal?.aborted) throw error
      await sleep(firstDelay * 2 ** attempt)
    }
  }
}

/**
 * Fetches code when it is first wanted, with `retry`; who wants it meanwhile waits for the same tries.
 * Where all of them failed, whoever wants it next begins anew.
 */
export function late<T>(load: () => Promise<T>, options?: RetryOptions): () => Promise<T> {
  let coming: Promise<T> | null = null
  const fetched = async (): Promise<T> => {
    try {
      return await retry(load, options)
    } catch (error) {
      coming = null
      throw error
    }
  }
  return () => (coming ??= fetched())
}

/** Waits for what was asked for by a press; what was pressed is marked busy until it has come or failed. */
export function whileBusy<T>(pressed: Element | null, coming: Promise<T>): Promise<T> {
  pressed?.setAttribute('aria-busy', 'true')
  return coming.finally(() => pressed?.removeAttribute('aria-busy'))
}

/**
 * The answer of the site at `href`, asked for with `retry` while the network or the server fails. What
 * the server refuses is an answer: it would refuse it again.
 */
export const fetchLate = (href: string, init: RequestInit = {}, options?: RetryOptions): Promise<Response> =>
  retry(
    async () => {
      const response = await fetch(href, init)
      if (response.status >= 500) throw new Error(`${href} answers ${response.status}`)
      return response
    },
    { ...options, signal: init.signal ?? null },
  )
