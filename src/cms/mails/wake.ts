type Wake = () => void

// On `globalThis`: the bundle that sends is not the bundle in which something is written.
const KEY = Symbol.for('estate.mail-lane')
const holder = globalThis as { [KEY]?: Wake }

/** Gives this process a way to begin sending; the server has one, a command line has none. */
export const wakeMailsWith = (wake: Wake): void => {
  holder[KEY] = wake
}

/**
 * Has what waits in `mails` and `leads` sent now and not at the next look, a second later at most. Call
 * it after the commit. Returns at once; without a server in this process nothing happens.
 */
export const wakeMails = (): void => holder[KEY]?.()
