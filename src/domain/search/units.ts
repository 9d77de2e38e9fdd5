import type { CatalogueRow } from './catalogue-row'

/** The properties that are units of a project, by the row of the project. */
export function unitsByProject(
  rows: Iterable<CatalogueRow>,
): ReadonlyMap<number, readonly CatalogueRow[]> {
  const units = new Map<number, CatalogueRow[]>()
  for (const row of rows) {
    if (row.projectId === null) continue
    const known = units.get(row.projectId)
    if (known) known.push(row)
    else units.set(row.projectId, [row])
  }
  return units
}
