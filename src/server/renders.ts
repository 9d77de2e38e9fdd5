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
    await Promise.all([...this.running])
  }
}

// On `globalThis`: a hot reload must not forget what is running.
const KEY = Symbol.for('estate.renders')
const holder = globalThis as { [KEY]?: Renders }

/** The renders of pages of this process. */
export const renders = (): Renders => (holder[KEY] ??= new Renders())
