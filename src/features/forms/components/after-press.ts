/** What waits for the end of a press; null while there is none. */
let waiting: (() => void)[] | null = null

/** The click of a press comes before the next task. */
const release = (): void => {
  setTimeout(() => {
    const due = waiting ?? []
    waiting = null
    for (const work of due) work()
  })
}

document.addEventListener('pointerdown', () => (waiting ??= []), { capture: true })
for (const end of ['pointerup', 'pointercancel']) document.addEventListener(end, release, { capture: true })

/**
 * Does `work` once no mouse button or finger is down, in a microtask where none is. Who presses a button leaves a
 * field as they press: where what is said of the field then moved the button away, the press would be lost.
 */
export function afterPress(work: () => void): void {
  if (waiting) waiting.push(work)
  else queueMicrotask(work)
}
