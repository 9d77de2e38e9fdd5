import { feedName, PROPERTY_FIELDS, type PropertyField } from '@/domain/properties/fields'
import { LISTING_STATUSES } from '@/domain/properties/status'
import { isWebAddress } from '@/lib/is-web-address'
import { isOwnAddress } from '@/lib/mended-link'
import { isBlank } from '@/lib/text'
import { ENTRY_FIELDS, numberFact, readEntry, typeFact } from './entry'
import { factsOf } from './facts'
import { listIn, localizedItems, objectOf } from './lists'
import { readField } from './read-field'
import { readText } from './read-text'
import { shown, type FeedReport } from './report'
import { readRows, rowsById, type FeedRow } from './rows'
import { readId } from './scalars'
import type { FeedConstruction, FeedProject, FeedUnit, FeedValue } from './types'

const SHARED = [
  'goal', 'street', 'houseNumber', 'boxNr', 'zip', 'countryId', 'latitude', 'longitude',
  'description',
]
/** What a feed may say of a project and of a unit. Spec §4. */
const STATUS_CODES = [...LISTING_STATUSES, 'sold out']
const MONEY = [0, 1_000_000_000] as const

/** The simple fields of a project, described like those of a property. Spec §3, "Project". */
const PROJECT_FIELDS: readonly PropertyField[] = [
  ...PROPERTY_FIELDS.filter(({ name }) => SHARED.includes(name)),
  { tab: 'listing', kind: 'text', name: 'name', localized: true },
  { tab: 'listing', kind: 'formattedText', name: 'situation', localized: true },
  { tab: 'listing', kind: 'formattedText', name: 'technicalData', localized: true },
  {
    tab: 'listing',
    kind: 'code',
    name: 'status',
    codes: STATUS_CODES,
  },
  { tab: 'listing', kind: 'text', name: 'delivery' },
  {
    tab: 'listing',
    kind: 'integer',
    name: 'projectWebId',
    feed: 'ProjectWebID',
    range: [0, Number.MAX_SAFE_INTEGER],
  },
  { tab: 'address', kind: 'yesNo', name: 'publishAddress', feed: 'PublicAddress' },
  { tab: 'price', kind: 'decimal', name: 'priceMin', unit: 'euro', range: MONEY },
  { tab: 'price', kind: 'decimal', name: 'priceMax', unit: 'euro', range: MONEY },
]

const FLOOR = { tab: 'building', kind: 'integer', name: 'floor', range: [-20, 200] } as const
const PRICE = {
  tab: 'price',
  kind: 'decimal',
  name: 'price',
  unit: 'euro',
  range: [0, 1_000_000_000],
} as const
const STATUS = { tab: 'listing', kind: 'code', name: 'status', codes: STATUS_CODES } as const

const numberOrNull = (value: FeedValue): number | null => (typeof value === 'number' ? value : null)
const textOrNull = (value: FeedValue): string | null => (typeof value === 'string' ? value : null)

function readUnit(row: FeedRow, raw: unknown, index: number, report: FeedReport): FeedUnit[] {
  const item = objectOf(raw)
  const field = (name: string) => `Units[${index}].${name}`
  const value = (entry: PropertyField): FeedValue => {
    const found = item[feedName(entry)]
    const read = readField(entry, found, null)
    if ('value' in read) return read.value
    report.invalidValue(row.place, field(feedName(entry)), read.expected, found)
    return null
  }
  const id = readId(item.ID)
  const unit = {
    floor: numberOrNull(value(FLOOR)),
    price: numberOrNull(value(PRICE)),
    status: isBlank(item.Status) ? null : textOrNull(value(STATUS)),
  }
  if ('value' in id && id.value !== null) return [{ propertyId: id.value, ...unit }]
  report.invalidValue(row.place, field('ID'), 'the ID of a property of the feed', item.ID)
  return []
}

/**
 * The units of a project; every language row has to list the same ones with the same floor, price
 * (euro) and status, otherwise a problem names both rows. Spec §3.
 */
function readUnits(rows: readonly FeedRow[], report: FeedReport): FeedUnit[] {
  const [first, ...others] = [...rows].sort((a, b) => a.number - b.number)
  if (!first) return []
  const unitsOf = (row: FeedRow) =>
    listIn(row, 'Units', report).flatMap((raw, index) => readUnit(row, raw, index + 1, report))
  const units = unitsOf(first)
  for (const row of others) {
    const theirs = unitsOf(row)
    // What could not be read is no disagreement.
    if ([first, row].some(({ number }) => report.isInvalid('projects', number))) continue
    if (theirs.length !== units.length) {
      const expected = `the same units as row ${first.number}, which has ${units.length}`
      report.problem(row.place, 'Units', expected, theirs)
    } else {
      theirs.forEach((unit, index) => {
        const twin = JSON.stringify(units[index])
        if (JSON.stringify(unit) === twin) return
        const expected = `the same as in row ${first.number}, which has ${twin}`
        report.problem(row.place, `Units[${index + 1}]`, expected, JSON.stringify(unit))
      })
    }
  }
  return units
}

const KNOWN = new Set([
  ...ENTRY_FIELDS,
  'WebIDName', 'Units', 'Constructions', 'ExternalUrl',
  ...PROJECT_FIELDS.map(feedName),
])

const SIMPLE = factsOf(PROJECT_FIELDS)

const readConstructions = (rows: readonly FeedRow[], report: FeedReport): FeedConstruction[] =>
  localizedItems(
    rows,
    'Constructions',
    (_, { Delivery }) => {
      const read = readText(Delivery)
      return { delivery: ('value' in read && read.value) || null }
    },
    report,
  )

const readExternalUrl = (rows: readonly FeedRow[], report: FeedReport, siteUrl: string): string | null => {
  for (const { raw, place } of rows) {
    const { ExternalUrl: address } = raw
    if (isBlank(address)) continue
    const isOnWeb = typeof address === 'string' && isWebAddress(address)
    if (isOnWeb && !isOwnAddress(address, siteUrl)) return address.trim()
    const reason = isOnWeb ? 'an address of this site itself' : 'not an http or https address'
    report.warn(place, 'ExternalUrl', `${shown(address)} left out: ${reason}`)
  }
  return null
}

/**
 * The projects of a feed, in the order of their first rows. The site at `siteUrl` is no site of their own: its address
 * of one leads to it. Spec §3.
 */
export function readProjects(
  list: readonly unknown[],
  types: ReadonlySet<number>,
  report: FeedReport,
  siteUrl: string,
): FeedProject[] {
  const table = { fields: PROJECT_FIELDS, facts: [...SIMPLE, typeFact(types)] }
  const groups = rowsById(readRows('projects', list, KNOWN, report), report)
  return [...groups].map(([id, rows]) => {
    const { entry, facts } = readEntry(id, rows, table, report)
    return {
      ...entry,
      webId: numberFact(facts, 'WebID'),
      externalUrl: readExternalUrl(rows, report, siteUrl),
      units: readUnits(rows, report),
      constructions: readConstructions(rows, report),
    }
  })
}
