import { PROPERTY_FIELDS, feedName } from '@/domain/properties/fields'
import { isBlank } from '@/lib/text'
import { ENTRY_FIELDS, idFact, numberFact, readEntry, typeFact } from './entry'
import { factsOf, type Fact } from './facts'
import { readTour, readVideos } from './media'
import type { FeedReport } from './report'
import { readRows, rowsById } from './rows'
import { readIdList } from './scalars'
import { readMobility, readPoints } from './surroundings'
import type { FeedProperty } from './types'

const KNOWN = new Set([
  ...ENTRY_FIELDS,
  'WebIDs', 'ProjectID', 'MainTypeName', 'Videos', 'VirtualTourUrl',
  'PointsOfInterest', 'MobilityScore',
  ...PROPERTY_FIELDS.map(feedName),
])

const SIMPLE = factsOf(PROPERTY_FIELDS)

const requiredType = (known: ReadonlySet<number>): Fact => {
  const { name, read } = typeFact(known)
  return {
    name,
    read: (row) => {
      const type = read(row)
      const missing = 'value' in type && type.value === null
      return missing ? { expected: 'the WebID of a property type' } : type
    },
  }
}

// Kept as text while rows are compared: the same numbers in another order are the same.
const extraTypes = (known: ReadonlySet<number>): Fact => ({
  name: 'WebIDs',
  read: ({ raw }) => {
    const read = readIdList(raw.WebIDs)
    if ('expected' in read) return read
    return read.value.every((id) => known.has(id))
      ? { value: read.value.join(',') }
      : { expected: 'only WebIDs of types of the feed, or 1 to 7' }
  },
})

/** The properties of a feed, in the order of their first rows. Spec §3. */
export function readProperties(
  list: readonly unknown[],
  types: ReadonlySet<number>,
  report: FeedReport,
): FeedProperty[] {
  const facts = [...SIMPLE, requiredType(types), extraTypes(types), idFact('ProjectID')]
  const table = { fields: PROPERTY_FIELDS, facts }
  const groups = rowsById(readRows('properties', list, KNOWN, report), report)
  return [...groups].map(([id, rows]) => {
    const { entry, facts: agreed } = readEntry(id, rows, table, report)
    const webId = numberFact(agreed, 'WebID')
    const named = readIdList(agreed.get('WebIDs'))
    return {
      ...entry,
      webId,
      extraWebIds: 'value' in named ? named.value.filter((extra) => extra !== webId) : [],
      projectId: numberFact(agreed, 'ProjectID'),
      isStatusGiven: rows.some(({ raw }) => !isBlank(raw.Status)),
      videos: readVideos(rows, report),
      virtualTour: readTour(rows, report),
      pointsOfInterest: readPoints(rows, report),
      mobility: readMobility(rows, report),
    }
  })
}
