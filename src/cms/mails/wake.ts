import { slotOfProcess } from '@/lib/of-process'

type Wake = () => void

const slot = slotOfProcess<Wake>('mail-lane')

/** Gives this process a way to begin sending; the server has one, a command line has none. */
export const wakeMailsWith = slot.set

/**
 * Has what waits in `mails` and `leads` sent now and not at the next look, a second later at most. Call
 * it after the commit. Returns at once; without a server in this process nothing happens.
 */
export const wakeMails = (): void => slot.get()?.()
