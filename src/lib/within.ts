/** A time that the process itself stands still counts as one of so many parts of the wait, however long it is. */
const PARTS = 4

/**
 * What a promise gives, if it does so in `ms` milliseconds; rejects otherwise, and the promise goes on. What came while
 * the process was busy is read before it is given up: it answered, and only nobody listened.
 */
export async function within<T>(ms: number, answer: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_resolve, reject) => {
    const giveUp = (): void => reject(new Error(`No answer within ${ms} ms`))
    const wait = (parts: number): void => {
      timer = setTimeout(() => (parts > 1 ? wait(parts - 1) : void setImmediate(giveUp)), ms / PARTS)
    }
    wait(PARTS)
  })
  try {
    return await Promise.race([answer, late])
  } finally {
    clearTimeout(timer)
  }
}
