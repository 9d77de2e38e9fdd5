interface RetryOptions {
  /** How often to try again after the first failure. */
  times?: number
  /** Milliseconds before the first new try; each later wait is twice the one before. */
  firstDelay?: number
  sleep?: (milliseconds: number) => Promise<void>
}

const wait = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds))

/**
 * What `load` answers, tried once and then up to five more times after 350, 700, 1400, 2800 and
 * 5600 ms. When every try fails, the last error is thrown. Spec §7.
 */
export async function retry<T>(
  load: () => T | Promise<T>,
  { times = 5, firstDelay = 350, sleep = wait }: RetryOptions = {},
): Promise<T> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await load()
    } catch (error) {
      if (attempt >= times) throw error
      await sleep(firstDelay * 2 ** attempt)
    }
  }
}
