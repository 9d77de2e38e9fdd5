import { randomUUID } from 'node:crypto'
import { and, eq, isNull } from './drizzle'
import type { BasePayload } from 'payload'
import { committedSql, tableOf } from './sql'

/** Who has given no sign of life for so long is taken for dead. */
const LEASE_MS = 5000
/** How often who holds it gives one, and the others look. */
export const BEAT_MS = 1000

/** One process, by a name that no other ever had. */
const ME = randomUUID()

interface SeenBeat {
  holder: string
  beat: number
  /** When these were first seen, by a clock that only runs forward. */
  at: number
}

/**
 * Something that one of several processes does at a time. Who holds the lease counts its `beat` up;
 * who sees the same number for five seconds takes it over, if it still is that one. So only
 * durations are measured, each process its own: clocks that differ or jump change nothing, and who
 * could not renew stops before another may begin. Decision 108.
 */
export class TaskLease {
  #heldUntil = -Infinity
  #seen: SeenBeat | null = null

  constructor(
    private readonly payload: BasePayload,
    private readonly name: string,
    private readonly me: string = ME,
    private readonly clock = () => performance.now(),
  ) {}

  /** Whether this process holds it at this moment. */
  get isHeld(): boolean {
    return this.clock() < this.#heldUntil
  }

  /** Renews it, or takes it where it is free or its holder is dead. Gives whether it is held. */
  async turn(): Promise<boolean> {
    const now = this.clock()
    // Where this fails, nobody else can have it before it has ended.
    this.#heldUntil = (await this.#isWritten()) ? now + LEASE_MS : -Infinity
    return this.isHeld
  }

  /** Gives it back, for others to take at once. */
  async release(): Promise<void> {
    this.#heldUntil = -Infinity
    const leases = this.#table
    await committedSql(this.payload)
      .update(leases)
      .set({ holder: null })
      .where(and(eq(leases.name, this.name), eq(leases.holder, this.me)))
  }

  get #table() {
    return tableOf(this.payload, 'leases')
  }

  async #isWritten(): Promise<boolean> {
    const leases = this.#table
    const sql = committedSql(this.payload)
    const [row] = await sql.select().from(leases).where(eq(leases.name, this.name))
    if (!row) {
      const first = { name: this.name, holder: this.me, beat: 1 }
      return (await sql.insert(leases).values(first).onConflictDoNothing().returning({ id: leases.id })).length > 0
    }
    if (row.holder !== null && row.holder !== this.me && !this.#isDead(row.holder, row.beat)) return false
    const written = await sql
      .update(leases)
      .set({ holder: this.me, beat: row.beat + 1 })
      .where(
        and(
          eq(leases.name, this.name), eq(leases.beat, row.beat),
          row.holder === null ? isNull(leases.holder) : eq(leases.holder, row.holder),
        ),
      )
      .returning({ id: leases.id })
    return written.length > 0
  }

  #isDead(holder: string, beat: number): boolean {
    // After the beat was read: it may have been written while that was waited for.
    const now = this.clock()
    const known = this.#seen?.holder === holder && this.#seen.beat === beat
    if (!this.#seen || !known) this.#seen = { holder, beat, at: now }
    return now - this.#seen.at >= LEASE_MS
  }
}
