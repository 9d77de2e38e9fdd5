import type { Report } from './report'
import type { FeedEntry, FeedPlace, FeedProject, FeedProperty, FeedSection } from './types'

const placeOf = (section: FeedSection, { id, rows }: FeedEntry): FeedPlace => ({
  section,
  row: rows[0] ?? null,
  id: String(id),
  language: null,
  field: null,
})

/**
 * Notes a problem for each property of a project that the feed does not hold, and for each unit
 * that is no property of the feed or one that does not point back at its project. Spec §3.
 */
export function checkLinks(
  properties: readonly FeedProperty[],
  projects: readonly FeedProject[],
  report: Report,
): void {
  const projectIds = new Set(projects.map(({ id }) => id))
  const projectOf = new Map(properties.map(({ id, projectId }) => [id, projectId]))
  for (const property of properties) {
    const { projectId } = property
    if (projectId === null || projectIds.has(projectId)) continue
    const place = placeOf('properties', property)
    report.problem(place, 'ProjectID', 'the ID of a project of the feed', projectId)
  }
  for (const project of projects) {
    project.units.forEach(({ propertyId }, index) => {
      const expected = !projectOf.has(propertyId)
        ? 'the ID of a property of the feed'
        : `a property whose ProjectID is ${project.id}`
      if (projectOf.get(propertyId) === project.id) return
      const place = placeOf('projects', project)
      report.problem(place, `Units[${index + 1}].ID`, expected, propertyId)
    })
  }
}
