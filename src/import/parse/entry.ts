import type { PropertyField } from '@/domain/properties/fields'
import { agreedFacts, feedText, textsOf, valuesOf, type Fact, type Facts } from './facts'
import { readDocuments, readPictures } from './media'
import type { FeedReport } from './report'
import type { FeedRow } from './rows'
import { readId } from './scalars'
import type { FeedEntry } from './types'

/** Names of the feed that both properties and projects use besides their table of fields. */
export const ENTRY_FIELDS = [
  'ID', 'language', 'City', 'CountryName', 'AgencyID', 'WebID',
  'SmallPictureItem', 'XLargePictureItem', 'SmallPicture', 'Pictures', 'Documents',
]

/** A fact that is an ID of something else. Spec §3. */
export const idFact = (name: string): Fact => ({ name, read: ({ raw }) => readId(raw[name]) })

/** The type a row names, which has to be known; a missing one is accepted here. Spec §3. */
export const typeFact = (known: ReadonlySet<number>): Fact => ({
  name: 'WebID',
  read: ({ raw }) => {
    const read = readId(raw.WebID)
    const isKnown = 'expected' in read || read.value === null || known.has(read.value)
    return isKnown ? read : { expected: 'the WebID of a type of the feed, or 1 to 7' }
  },
})

/** The number a fact holds; null for anything else. Spec §3. */
export const numberFact = (facts: Facts, name: string): number | null => {
  const value = facts.get(name)
  return typeof value === 'number' ? value : null
}

/** What is read of a kind of listing: the fields of its table, and its facts by the feed's names. */
interface EntryTable {
  fields: readonly PropertyField[]
  facts: readonly Fact[]
}

/** The rows of one ID as one entry, and its facts by the feed's names. Spec §3. */
export function readEntry(
  id: number,
  rows: readonly FeedRow[],
  { fields, facts }: EntryTable,
  report: FeedReport,
): { entry: FeedEntry; facts: Facts } {
  const agreed = agreedFacts(rows, [...facts, idFact('AgencyID')], report)
  const entry = {
    id,
    rows: rows.map(({ number }) => number).sort((a, b) => a - b),
    languages: rows.flatMap(({ language }) => language ?? []),
    cityKey: null,
    city: feedText(rows, 'City', false, report),
    agencyId: numberFact(agreed, 'AgencyID'),
    values: valuesOf(fields, agreed),
    texts: textsOf(fields, rows, report),
    ...readPictures(rows, report),
    documents: readDocuments(rows, report),
  }
  return { entry, facts: agreed }
}
