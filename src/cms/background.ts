import { ofProcess } from '@/lib/of-process'

/**
 * What this process does beside its requests: turns of timers, mails that are on their way. It is waited
 * for before the process leaves, and takes up nothing further once that is decided.
 */
export class Background {
  readonly #underWay = new Set<Promise<unknown>>()
  #isStopping = false

  /** Whether nothing further is to be begun. */
  get isStopping(): boolean {
    return this.#isStopping
  }

  /** Remembers work until it ends, however it does. */
  track(work: Promise<unknown>): void {
    const ended = work.catch(() => undefined)
    this.#underWay.add(ended)
    void ended.finally(() => this.#underWay.delete(ended))
  }

  /** Has nothing further begun; resolves when all that is under way has ended, and what that began. */
  async stop(): Promise<void> {
    this.#isStopping = true
    while (this.#underWay.size > 0) await Promise.all(this.#underWay)
  }
}

/** The work of this process beside its requests. */
export const background: () => Background = ofProcess('background', () => new Background())
