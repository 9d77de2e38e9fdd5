const SECOND_MS = 1000
const PAUSE_MS = 50

/**
 * Repeats a check until it passes. Fails once it does not pass when begun a second or more after
 * the first: whoever asks a second after a change is shown it, however long the answer takes on a
 * busy machine.
 */
export async function withinASecond(check: () => Promise<void>): Promise<void> {
  const until = Date.now() + SECOND_MS
  for (;;) {
    const begun = Date.now()
    try {
      await check()
      return
    } catch (error) {
      if (begun >= until) throw error
    }
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
  }
}
