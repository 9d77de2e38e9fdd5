import { feedName } from '@/domain/properties/fields'
import { isWebAddress } from '@/lib/is-web-address'
import { ENTRY_FIELDS, numberFact, readEntry, typeFact } from './entry'
import { factsOf } from './facts'
import { localizedItems } from './localized-items'
import { shown } from './printable'
import { PROJECT_FIELDS } from './project-fields'
import { readText } from './read-text'
import type { Report } from './report'
import { readRows, rowsById, type FeedRow } from './rows'
import { saysNothing } from './scalars'
import type { FeedConstruction, FeedProject } from './types'
import { readUnits } from './units'

const KNOWN = new Set([
  ...ENTRY_FIELDS,
  ...['WebIDName', 'Units', 'Constructions', 'ExternalUrl'],
  ...PROJECT_FIELDS.map(feedName),
])

const SIMPLE = factsOf(PROJECT_FIELDS)

const readConstructions = (rows: readonly FeedRow[], report: Report): FeedConstruction[] =>
  localizedItems(
    rows,
    'Constructions',
    (_, { Delivery }) => {
      const read = readText(Delivery)
      return { delivery: ('value' in read && read.value) || null }
    },
    report,
  )

const readExternalUrl = (rows: readonly FeedRow[], report: Report): string | null => {
  for (const { raw, place } of rows) {
    if (typeof raw.ExternalUrl === 'string' && isWebAddress(raw.ExternalUrl)) {
      return raw.ExternalUrl.trim()
    }
    if (!saysNothing(raw.ExternalUrl)) {
      const message = `${shown(raw.ExternalUrl)} left out: not an http or https address`
      report.warn(place, 'ExternalUrl', message)
    }
  }
  return null
}

/** The projects of a feed, in the order of their first rows. Spec §3. */
export function readProjects(
  list: readonly unknown[],
  types: ReadonlySet<number>,
  report: Report,
): FeedProject[] {
  const groups = rowsById(readRows('projects', list, KNOWN, report), report)
  return [...groups].map(([id, rows]) => {
    const facts = [...SIMPLE, typeFact(types)]
    const { entry, facts: agreed } = readEntry(id, rows, PROJECT_FIELDS, facts, report)
    return {
      ...entry,
      typeId: numberFact(agreed, 'WebID'),
      externalUrl: readExternalUrl(rows, report),
      units: readUnits(rows, report),
      constructions: readConstructions(rows, report),
    }
  })
}
