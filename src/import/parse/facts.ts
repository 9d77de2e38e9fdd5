import { feedName, type PropertyField } from '@/domain/properties/fields'
import { readField } from './read-field'
import { readHtml, readText } from './read-text'
import { shown, type FeedReport } from './report'
import { accept, type FeedRow } from './rows'
import type { ReadScalar } from './scalars'
import type { FeedText, FeedValue } from './types'

/** Reads one fact from a row: a number or code that is the same in every language. */
export interface Fact {
  /** The feed's name. */
  name: string
  read: (row: FeedRow) => ReadScalar<FeedValue>
}

/** The facts of a row that could be read, by the feed's name. */
export type Facts = Map<string, FeedValue>

/** The facts that a table of fields describes: all that is not localized. Spec §3. */
export const factsOf = (fields: readonly PropertyField[]): Fact[] =>
  fields
    .filter(({ localized }) => !localized)
    .map((field) => {
      const name = feedName(field)
      return { name, read: ({ raw }) => readField(field, raw[name], raw.CountryID) }
    })

/**
 * The facts of the rows of one ID, which have to be the same in each; where two disagree, a
 * problem names both rows, the field and both values. Spec §3.
 */
export function agreedFacts(
  rows: readonly FeedRow[],
  facts: readonly Fact[],
  report: FeedReport,
): Facts {
  const inFileOrder = [...rows].sort((a, b) => a.number - b.number)
  const agreed: Facts = new Map()
  const origin = new Map<string, FeedRow>()
  for (const row of inFileOrder) {
    for (const { name, read } of facts) {
      if (isSameAs(origin.get(name), row, name)) continue
      const value = accept(row, name, read(row), report)
      if (value === undefined) continue
      const first = origin.get(name)
      if (!first) {
        origin.set(name, row)
        agreed.set(name, value)
      } else if (agreed.get(name) !== value) {
        const expected = `the same as in row ${first.number}, which has ${shown(first.raw[name])}`
        report.problem(row.place, name, expected, row.raw[name])
      }
    }
  }
  return agreed
}

/**
 * True where another row says the same in the same words: reading it again, which is half the time
 * of a feed in two languages, would give the same. The country decides how a postcode is read.
 */
const isSameAs = (first: FeedRow | undefined, row: FeedRow, name: string): boolean =>
  first !== undefined &&
  first.raw[name] === row.raw[name] &&
  first.raw.CountryID === row.raw.CountryID

/** The values of a table's fields among the facts, by our name; unknown ones null. Spec §3. */
export const valuesOf = (fields: readonly PropertyField[], facts: Facts) =>
  Object.fromEntries(
    fields
      .filter(({ localized }) => !localized)
      .map((field): [string, FeedValue] => [field.name, facts.get(feedName(field)) ?? null]),
  )

/** A text in each language whose row has it, cleaned; `html` keeps simple markup. Spec §3. */
export function feedText(rows: readonly FeedRow[], name: string, html: boolean, report: FeedReport) {
  const text: FeedText = {}
  for (const row of rows) {
    if (row.raw[name] === undefined) continue
    const read = html ? readHtml(row.raw[name]) : readText(row.raw[name])
    const value = accept(row, name, read, report)
    if (value && row.language) text[row.language] = value
  }
  return text
}

/** The localized texts of a table's fields, by our name. Spec §3. */
export const textsOf = (
  fields: readonly PropertyField[],
  rows: readonly FeedRow[],
  report: FeedReport,
): Record<string, FeedText> =>
  Object.fromEntries(
    fields
      .filter(({ localized }) => localized)
      .map((field) => [
        field.name,
        feedText(rows, feedName(field), field.kind === 'formattedText', report),
      ]),
  )
