import { placeOf } from '../parse/report'
import type {
  Feed,
  FeedEntry,
  FeedSection,
  InvalidRows,
  ListingSection,
  Problem,
} from '../parse/types'

/** The listings of one kind, by whether they are imported. */
interface Sorted<Entry> {
  valid: Entry[]
  skipped: Entry[]
  /** Why those are skipped that are valid themselves. */
  problems: Problem[]
}

/** Something that a listing refers to and that is not imported itself. */
interface Broken {
  field: string
  expected: string
  id: number
}

const has = ({ rows }: InvalidRows, section: FeedSection, entry: { rows: number[] }): boolean =>
  entry.rows.some((row) => rows.get(section)?.has(row))

function sort<Entry extends FeedEntry>(
  section: ListingSection,
  entries: readonly Entry[],
  invalid: InvalidRows,
  brokenOf: (entry: Entry) => Broken | null,
): Sorted<Entry> {
  const sorted: Sorted<Entry> = { valid: [], skipped: [], problems: [] }
  for (const entry of entries) {
    const broken = brokenOf(entry)
    if (broken) {
      const { id, ...reason } = broken
      sorted.problems.push({ ...placeOf(section, entry), ...reason, found: String(id) })
    }
    sorted[broken || has(invalid, section, entry) ? 'skipped' : 'valid'].push(entry)
  }
  return sorted
}

/**
 * Takes out of a feed the listings that have impossible values, those whose property type has some
 * and those of a project that is taken out, with the types that have some. Lines of the list of
 * cities are no part of a listing, which names its place itself.
 */
export function skipInvalid(feed: Feed, invalid: InvalidRows) {
  const isValid = (type: Feed['types'][number]) => !has(invalid, 'types', type)
  const types = new Set(feed.types.filter((type) => !isValid(type)).map(({ webId }) => webId))
  const brokenType = (field: string, ids: readonly (number | null)[]): Broken | null => {
    const id = ids.find((one) => one !== null && types.has(one))
    return id ? { field, expected: 'a type whose rows are valid', id } : null
  }
  const projects = sort('projects', feed.projects, invalid, ({ webId }) =>
    brokenType('WebID', [webId]),
  )
  const skippedProjects = new Set(projects.skipped.map(({ id }) => id))
  const properties = sort('properties', feed.properties, invalid, (entry) => {
    const { extraWebIds, projectId: id, webId } = entry
    if (id !== null && skippedProjects.has(id)) {
      return { field: 'ProjectID', expected: 'a project that is imported', id }
    }
    return brokenType('WebID', [webId]) ?? brokenType('WebIDs', extraWebIds)
  })
  return {
    feed: {
      ...feed,
      types: feed.types.filter(isValid),
      projects: projects.valid,
      properties: properties.valid,
    },
    skipped: { properties: properties.skipped, projects: projects.skipped },
    problems: [...properties.problems, ...projects.problems],
  }
}
