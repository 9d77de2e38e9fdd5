/** Shows one value after the other, and never more than one at a time. */
export interface Latest<Value> {
  offer: (value: Value) => void
}

/**
 * Shows what is offered, `pauseMs` later, so that keys which follow at once are shown together. What is
 * offered while something is being shown waits, and only the newest of that is shown.
 */
export function latest<Value>(show: (value: Value) => Promise<void>, pauseMs: number): Latest<Value> {
  let next: { value: Value; since: number } | null = null
  let isShowing = false
  const run = async (): Promise<void> => {
    isShowing = true
    while (next) {
      // What came while another was being shown has waited already.
      const left = next.since + pauseMs - Date.now()
      if (left > 0) await new Promise((resolve) => setTimeout(resolve, left))
      const { value } = next
      next = null
      await show(value)
    }
    isShowing = false
  }
  return {
    offer: (value) => {
      next = { value, since: next?.since ?? Date.now() }
      if (!isShowing) void run()
    },
  }
}
