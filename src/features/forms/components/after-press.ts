/** What waits for the end of a press; null while there is none. */
let waiting: (() => void)[] | null = null

/** The click of a press comes before the next task. */
const release = (): void => {
  if (!waiting) return
  setTimeout(() => {
    const due = waiting ?? []
    waiting = null
    for (const work of due) work()
  })
}

const begin = ({ button }: PointerEvent): void => {
  if (button === 0) waiting ??= []
}

document.addEventListener('pointerdown', begin, { capture: true })
// Whoever types presses nothing any more: a menu of the browser may have taken the end of a press.
for (const end of ['pointerup', 'pointercancel', 'keydown']) document.addEventListener(end, release, { capture: true })

/**
 * Does `work` once no mouse button or finger is down, in a microtask where none is. Who presses a button leaves a
 * field as they press: where what is said of the field then moved the button away, the press would be lost.
 */
export function afterPress(work: () => void): void {
  if (waiting) waiting.push(work)
  else queueMicrotask(work)
}
