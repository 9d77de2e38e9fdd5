import { retry } from '@/lib/retry'
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
  /** Tags that have not expired since the renders from before their change ended. */
  stale: () => Set<string>
  /** Applies recorded changes and expires all stale tags in Next; gives those. */
  apply: () => Promise<string[]>
  /** Expires tags in Next; they are stale no longer. */
  expire: (tags: string[]) => Promise<void>
  cache: PageCache
  renders: Renders
  failed: (error: unknown) => void
}

/**
 * Keeps what this process serves true to the database. After the tags of a change have expired,
 * renders that began before may still end and be stored by Next as if they were new; so once all of
 * those have ended the tags expire again, and the page cache stores nothing until then. Decision 054.
 */
export class Refresher {
  private running: Promise<void> | null = null
  private lookAgain = false
  private settling = 0
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

  /** Expires tags for another reason than a change: a day has begun. */
  expire(tags: string[]): void {
    for (const tag of tags) this.site.stale().add(tag)
    this.committed()
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
    const { newest, applied, failed, stale } = this.site
    try {
      const change = await newest()
      const isBehind = change > applied() || (stale().size > 0 && this.settling === 0)
      if (!isBehind || !isDue(change)) return
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
      void this.settle(await apply()).finally(settled)
    } catch (error) {
      settled()
      throw error
    }
  }

  /** Waits for the renders from before the change, and expires once more what they show. */
  private async settle(tags: string[]): Promise<void> {
    if (tags.length === 0) return
    const { expire, failed, renders } = this.site
    this.settling += 1
    await renders.allEnded()
    await retry(() => expire(tags)).catch(failed)
    this.settling -= 1
    this.dueAt = performance.now() + GATHERED_MS
  }
}
