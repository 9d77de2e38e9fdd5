import 'server-only'
import { background } from '@/cms/background'
import { waitAfter } from '@/domain/mails/attempts'

/**
 * Writes the mails of several rows, one after the other. One that fails is logged and left alone for a
 * growing while, and keeps no other waiting. `what` says of a row what it is, for the log.
 */
export class RowsInTurn<Id extends number | string = number> {
  readonly #failures = new Map<Id, { times: number; at: number }>()

  /** Rows that are left alone for now: so many more have to be looked at. */
  get failing(): number {
    return this.#failures.size
  }

  async each(
    { logger }: { logger: Pick<Console, 'error'> },
    ids: readonly Id[],
    { what, work }: { what: (id: Id) => string; work: (id: Id) => Promise<void> },
  ): Promise<void> {
    this.#forgetGone(ids)
    for (const id of ids) {
      if (background().isStopping) return
      if ((this.#failures.get(id)?.at ?? 0) > Date.now()) continue
      try {
        await work(id)
        this.#failures.delete(id)
      } catch (error) {
        const times = (this.#failures.get(id)?.times ?? 0) + 1
        this.#failures.set(id, { times, at: Date.now() + waitAfter(times) })
        logger.error({ err: error, msg: `The mails of ${what(id)} could not be written; trying again` })
      }
    }
  }

  /** What would be tried again now and is not among these needs nobody's work any more, or is gone. */
  #forgetGone(ids: readonly Id[]): void {
    const given = new Set(ids)
    for (const [id, { at }] of this.#failures) if (at <= Date.now() && !given.has(id)) this.#failures.delete(id)
  }
}
