import type { ModuleView } from './views'

/**
 * The modules in groups that stand beside each other: those of the same row. Rows with a number stand
 * in the order of their numbers, in the places that they have among those without (below 0), which keep
 * theirs, as modules do in their row. No modules give no rows. Spec §3, `position`.
 */
export function groupRows(modules: readonly ModuleView[]): ModuleView[][] {
  const rows = new Map<number, ModuleView[]>()
  for (const module of modules) {
    const row = rows.get(module.row)
    if (row) row.push(module)
    else rows.set(module.row, [module])
  }
  const numbered = [...rows].filter(([row]) => row >= 0).sort(([a], [b]) => a - b)
  return [...rows].flatMap(([row, modules]) => (row < 0 ? [modules] : [numbered.shift()?.[1] ?? modules]))
}
