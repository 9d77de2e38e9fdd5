import { hostname } from 'node:os'
import type { BasePayload } from 'payload'
import { and, desc, eq, lt, max, notInArray } from '@/cms/database/drizzle'
import { committedSql, tableOf } from '@/cms/database/sql'
import { inTransaction } from '@/cms/database/transaction'
import { DAY_MS } from '@/lib/day-ms'

/** How long a run may stay silent before it counts as dead, in milliseconds. */
const SILENCE = 120_000
const HEARTBEAT = 10_000

/** As many warnings, skipped listings and problems as a run stores for the admin. */
const KEPT_LINES = 500

/** The dashboard tells of runs for so long. */
const KEPT_MS = 30 * DAY_MS
/** The newest runs that stay however old they are: of a site that imports seldom. */
const KEPT_NEWEST = 200

export interface RunRecord {
  source: number | null
  counts: unknown
  warnings: unknown[]
  skipped: unknown[]
  problems: unknown[]
}

const REPLACED = 'It was silent for two minutes and has been replaced by another import'

/** A run of the import, as recorded in the admin. What it does throws once another import has replaced it. */
export interface Run {
  id: number
  /** Says that the run is alive, where that is ten seconds ago. Until it ends a timer says so too. */
  beat: () => Promise<void>
  finish: (state: 'done' | 'partial' | 'refused' | 'interrupted', record: RunRecord) => Promise<void>
}

interface Alive {
  pid: number
  host: string
}

interface StoredRun {
  id: number
  updatedAt: string
  counts: unknown
}

/**
 * Records that an import of `file` begins. While another one is at work it gives null; one whose
 * process is dead is marked as interrupted.
 */
export async function startRun(
  payload: BasePayload,
  file: string,
  source: number | null,
): Promise<Run | null> {
  const table = tableOf(payload, 'import_runs')
  const { result: id } = await inTransaction(payload, async ({ sql }) => {
    const running = await sql
      .select({ id: table.id, updatedAt: table.updatedAt, counts: table.counts })
      .from(table)
      .where(eq(table.state, 'running'))
      .orderBy(desc(table.id))
    if (running.some(isAlive)) return null
    for (const dead of running) {
      await sql
        .update(table)
        .set({ state: 'interrupted', finishedAt: dead.updatedAt, counts: null })
        .where(eq(table.id, dead.id))
    }
    const now = new Date().toISOString()
    const alive: Alive = { pid: process.pid, host: hostname() }
    const rows = await sql
      .insert(table)
      .values({
        source,
        file,
        state: 'running',
        counts: alive,
        startedAt: now,
        createdAt: now,
        updatedAt: now,
      })
      .returning({ id: table.id })
    return (rows[0] as { id: number }).id
  }, 'imports')
  return id === null ? null : runOf(payload, id)
}

/** The process is alive as far as can be known: on another machine, its last sign counts. */
function isAlive({ updatedAt, counts }: StoredRun): boolean {
  if (Date.now() - Date.parse(updatedAt) > SILENCE) return false
  const { pid, host } = (counts ?? {}) as Partial<Alive>
  if (!pid || host !== hostname()) return true
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

function runOf(payload: BasePayload, id: number): Run {
  const table = tableOf(payload, 'import_runs')
  let last = Date.now()
  let isReplaced = false
  const update = async (values: Record<string, unknown>): Promise<void> => {
    last = Date.now()
    const updatedAt = new Date().toISOString()
    const { result } = await inTransaction(payload, ({ sql }) =>
      sql
        .update(table)
        .set({ ...values, updatedAt })
        .where(and(eq(table.id, id), eq(table.state, 'running')))
        .returning({ id: table.id }),
    )
    isReplaced = result.length === 0
    if (isReplaced) throw new Error(REPLACED)
  }
  const beating = setInterval(() => {
    // The import learns it at its next step, of a database that is away too.
    update({}).catch(() => undefined)
  }, HEARTBEAT)
  beating.unref()
  return {
    id,
    beat: async () => {
      if (isReplaced) throw new Error(REPLACED)
      if (Date.now() - last > HEARTBEAT) await update({})
    },
    finish: (state, { source, counts, warnings, skipped, problems }) => {
      clearInterval(beating)
      return update({
        state,
        source,
        counts,
        warnings: warnings.slice(0, KEPT_LINES),
        skipped: skipped.slice(0, KEPT_LINES),
        problems: problems.slice(0, KEPT_LINES),
        finishedAt: new Date().toISOString(),
      })
    },
  }
}

/**
 * Removes the records of runs that nobody looks for any more, and gives how many. Of each source the last run of
 * each state stays: the admin names the last one that went through, however many have failed since.
 */
export async function pruneRuns(payload: BasePayload, now = Date.now()): Promise<number> {
  const table = tableOf(payload, 'import_runs')
  const sql = committedSql(payload)
  const newest = sql.select({ id: table.id }).from(table).orderBy(desc(table.id)).limit(KEPT_NEWEST)
  const last = sql.select({ id: max(table.id) }).from(table).groupBy(table.source, table.state)
  const isOld = lt(table.startedAt, new Date(now - KEPT_MS).toISOString())
  const removed = await sql
    .delete(table)
    .where(and(isOld, notInArray(table.id, newest), notInArray(table.id, last)))
    .returning({ id: table.id })
  return removed.length
}
