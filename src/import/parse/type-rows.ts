import { agreedFacts, feedText, type Fact } from './facts'
import { idFact, numberFact } from './entry'
import { placeOf, type FeedReport } from './report'
import { readRows, rowsById } from './rows'
import { readId, readNumber, readYesNo } from './scalars'
import type { FeedType } from './types'

const KNOWN = new Set(['ID', 'WebID', 'Name', 'ShowOrder', 'Sale', 'Rent', 'language'])

/** What is expected where a type has the WebID of another. */
export const OWN_WEB_ID = 'a WebID of its own'

const FACTS: Fact[] = [
  idFact('WebID'),
  { name: 'ShowOrder', read: ({ raw }) => readNumber(raw.ShowOrder, { whole: true }) },
  { name: 'Sale', read: ({ raw }) => readYesNo(raw.Sale) },
  { name: 'Rent', read: ({ raw }) => readYesNo(raw.Rent) },
]

/**
 * The property types of a feed. One without a WebID has its ID as such; one that does not say so
 * may be for sale and for rent. A WebID that is another type's before it is impossible. Spec §3.
 */
export function readTypes(list: readonly unknown[], report: FeedReport): FeedType[] {
  const groups = rowsById(readRows('types', list, KNOWN, report), report, readId)
  const types = [...groups].map(([id, rows]) => {
    const facts = agreedFacts(rows, FACTS, report)
    return {
      id,
      rows: rows.map(({ number }) => number),
      webId: numberFact(facts, 'WebID') ?? id,
      name: feedText(rows, 'Name', false, report),
      showOrder: numberFact(facts, 'ShowOrder'),
      sale: facts.get('Sale') !== false,
      rent: facts.get('Rent') !== false,
    }
  })
  refuseSharedWebIds(types, report)
  return types
}

/** Listings name their type by its WebID: where two have one, nobody knows which is meant. */
function refuseSharedWebIds(types: readonly FeedType[], report: FeedReport): void {
  const owners = new Map<number, FeedType>()
  for (const type of types) {
    if (type.rows.some((row) => report.isInvalid('types', row))) continue
    const owner = owners.get(type.webId)
    if (!owner) owners.set(type.webId, type)
    else {
      const expected = `${OWN_WEB_ID}, which row ${owner.rows[0]} has not given to another type`
      report.invalidValue(placeOf('types', type), 'WebID', expected, type.webId)
    }
  }
}
