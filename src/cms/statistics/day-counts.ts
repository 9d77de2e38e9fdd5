import { countsOf, type Counts, type DayCounter } from '@/domain/statistics/counters'
import { ofProcess } from '@/lib/of-process'
import { today } from '@/lib/today'

/** What was counted of a property, by its row, on a day in Belgium (ISO). */
export interface DayRow extends Counts {
  property: number
  day: string
}

const NONE = countsOf(() => 0)

/**
 * What happened with properties since it was last written down. Nobody waits for it; it holds a row for each
 * property that anything happened with. Decision 094.
 */
export class DayCounts {
  private rows = new Map<string, DayRow>()

  /** Counts one more of each counter for a property, by its row, on the day that it is in Belgium. */
  add(property: number, counters: readonly DayCounter[], now = new Date()): void {
    const one = countsOf((name) => (counters.includes(name) ? 1 : 0))
    this.merge({ property, day: today(now), ...one })
  }

  /** Gives at most `most` rows, which are then no longer here. */
  take(most: number): DayRow[] {
    const taken = [...this.rows].slice(0, most)
    for (const [key] of taken) this.rows.delete(key)
    return taken.map(([, row]) => row)
  }

  /** Takes rows back that could not be written. */
  putBack(rows: readonly DayRow[]): void {
    for (const row of rows) this.merge(row)
  }

  private merge(row: DayRow): void {
    const key = `${row.property} ${row.day}`
    const before = this.rows.get(key) ?? NONE
    this.rows.set(key, { ...row, ...countsOf((name) => before[name] + row[name]) })
  }
}

/** The counts of this process. */
export const dayCounts = ofProcess('day-counts', () => new DayCounts())
