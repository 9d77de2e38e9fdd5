import { groupCities, readCityRows } from './cities'
import { leaveOutFarPlaces } from './coordinates'
import { readLists } from './lists'
import { readProjects } from './projects'
import { readProperties } from './properties'
import { readJson } from './read-json'
import { FeedReport, placeOf } from './report'
import { readTypes } from './type-rows'
import { takeUnitFacts } from './unit-facts'
import type {
  Feed,
  FeedEntry,
  FeedProject,
  FeedProperty,
  InvalidRows,
  Problem,
  Warning,
} from './types'

export type ParsedFeed =
  | { ok: true; feed: Feed; invalid: InvalidRows; warnings: Warning[] }
  | { ok: false; problems: Problem[] }

// The seven types every site has, whether or not a feed lists them.
const STANDARD_TYPES = [1, 2, 3, 4, 5, 6, 7]

/**
 * The listings of a feed from the text of its file or its bytes, those with impossible values among them, or what
 * is wrong with the file as a whole. What can be left out without harm is a warning. `siteUrl` is the address of
 * the site, where it has one. Never throws. Spec §3.
 */
export function parseFeed(file: string | Uint8Array, siteUrl = ''): ParsedFeed {
  const json = readJson(file)
  if (!json.ok) return { ok: false, problems: [json.problem] }
  const report = new FeedReport()
  const lists = readLists(json.value, report)
  const types = readTypes(lists.types, report)
  const known = new Set([...STANDARD_TYPES, ...types.map(({ webId }) => webId)])
  const properties = readProperties(lists.properties, known, report)
  const projects = readProjects(lists.projects, known, report, siteUrl)
  const cityRows = readCityRows(lists.cities, report)
  checkLinks(properties, projects, report)
  takeUnitFacts(properties, projects, report)
  leaveOutFarPlaces('properties', properties, report)
  leaveOutFarPlaces('projects', projects, report)
  const { invalid, problems, warnings } = report
  if (problems.length > 0) return { ok: false, problems: [...problems, ...invalid.problems] }

  const { cities, keyOf } = groupCities(properties, projects, cityRows, report)
  const placed = <Entry extends FeedEntry>(entry: Entry): Entry => ({
    ...entry,
    cityKey: keyOf(entry),
  })
  const feed = { properties: properties.map(placed), projects: projects.map(placed), types, cities }
  return { ok: true, feed, invalid, warnings }
}

/**
 * Notes each property of a project that the feed does not hold, and each unit that is no property
 * of the feed or one that does not point back at its project. Spec §3.
 */
function checkLinks(
  properties: readonly FeedProperty[],
  projects: readonly FeedProject[],
  report: FeedReport,
): void {
  const projectIds = new Set(projects.map(({ id }) => id))
  const projectOf = new Map(properties.map(({ id, projectId }) => [id, projectId]))
  // Where such a property points is perhaps what could not be read.
  const unread = new Set(
    properties
      .filter(({ rows }) => rows.some((row) => report.isInvalid('properties', row)))
      .map(({ id }) => id),
  )
  for (const property of properties) {
    const { projectId } = property
    if (projectId === null || projectIds.has(projectId)) continue
    const place = placeOf('properties', property)
    report.invalidValue(place, 'ProjectID', 'the ID of a project of the feed', projectId)
  }
  for (const project of projects) {
    project.units.forEach(({ propertyId }, index) => {
      const expected = !projectOf.has(propertyId)
        ? 'the ID of a property of the feed'
        : `a property whose ProjectID is ${project.id}`
      if (projectOf.get(propertyId) === project.id || unread.has(propertyId)) return
      const place = placeOf('projects', project)
      report.invalidValue(place, `Units[${index + 1}].ID`, expected, propertyId)
    })
  }
}
