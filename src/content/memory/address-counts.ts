import { ofProcess } from '@/lib/of-process'

/** How often something was asked for since it was last written down, and when last (milliseconds). */
interface TimesAsked {
  count: number
  at: number
}

/** An address behind which there was nothing: also from which host a link led there, blank where none did. */
interface Missed extends TimesAsked {
  host: string
}

/** More addresses than people can miss in the seconds between two writes: a robot has no more. */
const MOST_MISSED = 200

/**
 * Counts visitors who were sent on by a redirect of staff, and those who found nothing, until the next
 * write. Nobody waits for it, and it holds so much and no more. Decision 082.
 */
export class AddressCounts {
  private sent = new Map<number, TimesAsked>()
  private missing = new Map<string, Missed>()

  /** Notes that a redirect, by its number, was followed so often. */
  followed(redirect: number, { at, count }: TimesAsked = { at: Date.now(), count: 1 }): void {
    const before = this.sent.get(redirect)
    this.sent.set(redirect, { count: (before?.count ?? 0) + count, at: Math.max(at, before?.at ?? 0) })
  }

  /** Notes that nothing stood at an address, so often. */
  missed(address: string, host: string, { at, count }: TimesAsked = { at: Date.now(), count: 1 }): void {
    const before = this.missing.get(address)
    if (!before && this.missing.size >= MOST_MISSED) return
    this.missing.set(address, { count: (before?.count ?? 0) + count, at: Math.max(at, before?.at ?? 0), host: host || (before?.host ?? '') })
  }

  /** Whether a further address would be left out. */
  get isFull(): boolean {
    return this.missing.size >= MOST_MISSED
  }

  /** Gives how often redirects were followed since the last time, and begins anew. */
  takeFollowed(): ReadonlyMap<number, TimesAsked> {
    const taken = this.sent
    this.sent = new Map()
    return taken
  }

  /** Gives what was missed since the last time, and begins anew. */
  takeMissed(): ReadonlyMap<string, Missed> {
    const taken = this.missing
    this.missing = new Map()
    return taken
  }
}

/** The counts of this process. */
export const addressCounts: () => AddressCounts = ofProcess('address-counts', () => new AddressCounts())
