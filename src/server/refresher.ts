import { retry } from '@/lib/retry'
import type { PageCache } from './page-cache'
import type { Renders } from './renders'

/** How long the changes of another process are gathered while they keep coming: an import. */
const GATHERED_MS = 1000
/** After so long without a further one they are applied before. */
const QUIET_MS = 400
/** A render lasts as long as its client takes to read it; the page cache waits no longer than this. */
const SETTLES_WITHIN_MS = 5000

export interface Refreshed {
  /** The newest recorded change, and the newest that this process has applied. */
  newest: () => Promise<number>
  applied: () => number
  /** Applies recorded changes and expires their tags in Next, and others; gives those of the changes. */
  refresh: (again: string[]) => Promise<string[]>
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
  private again = false
  private next = 0
  private latest = { change: 0, seenAt: 0 }

  constructor(private readonly site: Refreshed) {}

  /** To be called after each commit of this process: looks at once. */
  committed(): void {
    if (this.running) this.again = true
    else this.look()
  }

  /** To be called every 200 ms: notices what other processes commit. */
  poll(): void {
    if (!this.running) this.look((change) => this.isDue(change))
  }

  /** Expires tags for another reason than a change: a day has begun. */
  async expire(tags: string[]): Promise<void> {
    await retry(() => this.refresh(tags)).catch(this.site.failed)
  }

  /** At once, then a second after the last has settled, and when they have ended. */
  private isDue(change: number): boolean {
    const now = performance.now()
    if (change !== this.latest.change) this.latest = { change, seenAt: now }
    return now >= this.next || now - this.latest.seenAt >= QUIET_MS
  }

  private look(isDue: (change: number) => boolean = () => true): void {
    this.running = this.check(isDue).finally(() => {
      this.running = null
      if (!this.again) return
      this.again = false
      this.look()
    })
  }

  private async check(isDue: (change: number) => boolean): Promise<void> {
    const { newest, applied, failed } = this.site
    try {
      const change = await newest()
      if (change <= applied() || !isDue(change)) return
      this.next = performance.now() + GATHERED_MS
      await this.refresh([])
    } catch (error) {
      this.next = performance.now() + GATHERED_MS
      failed(error)
    }
  }

  private async refresh(again: string[]): Promise<void> {
    const settled = this.site.cache.change()
    try {
      void this.settle([...again, ...(await this.site.refresh(again))], settled)
    } catch (error) {
      settled()
      throw error
    }
  }

  /** Waits for the renders from before the change, and expires once more what they show. */
  private async settle(tags: string[], settled: () => void): Promise<void> {
    const { cache, failed, refresh, renders } = this.site
    if (tags.length === 0) return settled()
    let isLate = false
    const late = setTimeout(() => {
      isLate = true
      settled()
    }, SETTLES_WITHIN_MS)
    await renders.allEnded()
    await retry(() => refresh(tags)).catch(failed)
    clearTimeout(late)
    this.next = performance.now() + GATHERED_MS
    // What Next had stored of those renders may have been stored meanwhile.
    if (isLate) cache.change()()
    else settled()
  }
}
