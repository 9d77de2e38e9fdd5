import { ofProcess } from '@/lib/of-process'

/** The renders of this process that have begun and not ended. */
export class Renders {
  private readonly running = new Set<Promise<unknown>>()

  /** Remembers a render until it ends, however it does. */
  track(render: Promise<unknown>): void {
    const ended = render.catch(() => undefined)
    this.running.add(ended)
    void ended.finally(() => this.running.delete(ended))
  }

  /** Resolves when every render that runs now has ended; at once where none does. */
  async allEnded(): Promise<void> {
    await Promise.all(this.running)
  }
}

/** The renders of pages of this process. */
export const renders = ofProcess('renders', () => new Renders())
