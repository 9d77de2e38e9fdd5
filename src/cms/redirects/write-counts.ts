import type { BasePayload } from 'payload'
import { chunks } from '@/lib/chunks'
import { DAY_MS } from '@/lib/day-ms'
import { and, desc, eq, inArray, lt, notInArray, sql as raw, type SQL } from '../database/drizzle'
import { momentValue } from '../database/dialect'
import { committedSql, tableOf } from '../database/sql'
import { inTransaction } from '../database/transaction'

interface Count {
  count: number
  /** When it was last asked for, in milliseconds. */
  at: number
}

/** An address that nobody asked for so long is forgotten. */
const KEPT_DAYS = 90
/** Of those listed and of those ignored, each: the most asked for, and the newest whatever they are. */
const KEPT_OFTEN = 400
const KEPT_NEWEST = 100

/** Adds to each redirect how often it was followed, in one statement that reads nothing before. */
export async function writeFollowed(payload: BasePayload, followed: ReadonlyMap<number, Count>): Promise<void> {
  const table = tableOf(payload, 'redirects')
  for (const some of chunks([...followed])) {
    const choose = (values: readonly (readonly [number, SQL])[]): SQL =>
      raw`case ${table.id} ${raw.join(values.map(([id, value]) => raw`when ${id} then ${value}`), raw` `)} end`
    const hits = choose(some.map(([id, { count }]) => [id, raw`cast(${count} as integer)`]))
    const last = choose(some.map(([id, { at }]) => [id, momentValue(at)]))
    await committedSql(payload)
      .update(table)
      .set({ hits: raw`coalesce(${table.hits}, 0) + ${hits}`, lastHitAt: last })
      .where(inArray(table.id, some.map(([id]) => id)))
  }
}

/** Adds what was asked for in vain to the list, and leaves in it what is worth a look and no more. */
export async function writeMissed(payload: BasePayload, missed: ReadonlyMap<string, Count & { host: string }>): Promise<void> {
  const table = tableOf(payload, 'missing_addresses')
  const now = Date.now()
  const stamp = new Date(now).toISOString()
  const rows = [...missed].map(([address, { at, count, host }]) => {
    const lastAt = new Date(at).toISOString()
    return { address, count, host, ignored: false, firstAt: lastAt, lastAt, createdAt: stamp, updatedAt: stamp }
  })
  await inTransaction(payload, async ({ sql }) => {
    for (const some of chunks(rows, 100)) {
      await sql
        .insert(table)
        .values(some)
        .onConflictDoUpdate({
          target: table.address,
          set: {
            count: raw`${table.count} + excluded.count`,
            lastAt: raw`excluded.last_at`,
            host: raw`case when excluded.host = '' then ${table.host} else excluded.host end`,
          },
        })
    }
    await sql.delete(table).where(lt(table.lastAt, new Date(now - KEPT_DAYS * DAY_MS).toISOString()))
    for (const ignored of [false, true]) {
      const ids = () => sql.select({ id: table.id }).from(table).where(eq(table.ignored, ignored))
      const often = ids().orderBy(desc(table.count), desc(table.lastAt)).limit(KEPT_OFTEN)
      const newest = ids().orderBy(desc(table.lastAt), desc(table.id)).limit(KEPT_NEWEST)
      await sql
        .delete(table)
        .where(and(eq(table.ignored, ignored), notInArray(table.id, often), notInArray(table.id, newest)))
    }
  }, 'missing-addresses')
}

/** Takes from the list the addresses at which something stands by now. */
export async function forgetFound(payload: BasePayload, isMissing: (address: string) => boolean): Promise<void> {
  const table = tableOf(payload, 'missing_addresses')
  const rows = await committedSql(payload).select({ id: table.id, address: table.address }).from(table)
  const found = rows.filter(({ address }) => !isMissing(address)).map(({ id }) => id)
  for (const some of chunks(found)) await committedSql(payload).delete(table).where(inArray(table.id, some))
}
