import { agreedFacts, textOf, type Fact } from './facts'
import { idFact, numberFact } from './entry'
import type { FeedReport } from './report'
import { readRows, rowsById } from './rows'
import { readId, readNumber, readYesNo } from './scalars'
import type { FeedType } from './types'

const KNOWN = new Set(['ID', 'WebID', 'Name', 'ShowOrder', 'Sale', 'Rent', 'language'])

const FACTS: Fact[] = [
  idFact('WebID'),
  { name: 'ShowOrder', read: ({ raw }) => readNumber(raw.ShowOrder, { whole: true }) },
  { name: 'Sale', read: ({ raw }) => readYesNo(raw.Sale) },
  { name: 'Rent', read: ({ raw }) => readYesNo(raw.Rent) },
]

/**
 * The property types of a feed. One without a WebID has its ID as such; one that does not say so
 * may be for sale and for rent. Spec §3.
 */
export function readTypes(list: readonly unknown[], report: FeedReport): FeedType[] {
  const groups = rowsById(readRows('types', list, KNOWN, report), report, readId)
  return [...groups].map(([id, rows]) => {
    const facts = agreedFacts(rows, FACTS, report)
    return {
      id,
      rows: rows.map(({ number }) => number),
      webId: numberFact(facts, 'WebID') ?? id,
      name: textOf(rows, 'Name', false, report),
      showOrder: numberFact(facts, 'ShowOrder'),
      sale: facts.get('Sale') !== false,
      rent: facts.get('Rent') !== false,
    }
  })
}
