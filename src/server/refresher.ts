import type { PageCache } from './page-cache'
import type { Renders } from './renders'

/** How long the changes of another process are gathered while they keep coming: an import. */
const GATHERED_MS = 1000
/** After so long without a further one they are applied before. */
const QUIET_MS = 400
export interface Refreshed {
  /** The newest recorded change, and the newest that this process has applied. */
  newest: () => Promise<number>
  applied: () => number
  /** Applies recorded changes. */
  apply: () => Promise<void>
  cache: PageCache
  renders: Renders
  failed: (error: unknown) => void
}

/**
 * Keeps what this process serves true to the database. Next gives what it is rendering to whoever asks
 * meanwhile, so from a change until the renders that had begun before have ended the page cache stores
 * nothing. Decisions 054 and 114.
 */
export class Refresher {
  private running: Promise<void> | null = null
  private lookAgain = false
  private dueAt = 0
  private newestSeen = { change: 0, seenAt: 0 }

  constructor(private readonly site: Refreshed) {}

  /** To be called after each commit of this process: looks at once. */
  committed(): void {
    if (this.running) this.lookAgain = true
    else this.look()
  }

  /** To be called every so often: notices what other processes commit, and what failed before. */
  poll(): void {
    if (!this.running) this.look((change) => this.isDue(change))
  }

  /** Clears the page cache as a day begins in Belgium: a rate that holds from then on may be on any page. Decision 043. */
  newDay(): void {
    void this.settle(this.site.cache.change())
  }

  /** At once, then a second after the last has settled, and when they have ended. */
  private isDue(change: number): boolean {
    const now = performance.now()
    if (change !== this.newestSeen.change) this.newestSeen = { change, seenAt: now }
    return now >= this.dueAt || now - this.newestSeen.seenAt >= QUIET_MS
  }

  private look(isDue: (change: number) => boolean = () => true): void {
    this.running = this.check(isDue).finally(() => {
      this.running = null
      if (!this.lookAgain) return
      this.lookAgain = false
      this.look()
    })
  }

  private async check(isDue: (change: number) => boolean): Promise<void> {
    const { newest, applied, failed } = this.site
    try {
      const change = await newest()
      if (change <= applied() || !isDue(change)) return
      this.dueAt = performance.now() + GATHERED_MS
      await this.refresh()
    } catch (error) {
      this.dueAt = performance.now() + GATHERED_MS
      failed(error)
    }
  }

  private async refresh(): Promise<void> {
    const { apply, cache } = this.site
    const settled = cache.change()
    try {
      await apply()
    } finally {
      void this.settle(settled)
    }
  }

  /** Waits for the renders from before the change. */
  private async settle(settled: () => void): Promise<void> {
    await this.site.renders.allEnded()
    settled()
    this.dueAt = performance.now() + GATHERED_MS
  }
}
