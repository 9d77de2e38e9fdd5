import type { ModuleView } from './views'

/**
 * The modules in groups that stand beside each other: those of the same row. Rows and modules keep
 * the order they come in. No modules give no rows. Spec §3, `position`.
 */
export function groupRows(modules: readonly ModuleView[]): ModuleView[][] {
  const rows = new Map<number, ModuleView[]>()
  for (const module of modules) {
    const row = rows.get(module.row)
    if (row) row.push(module)
    else rows.set(module.row, [module])
  }
  return [...rows.values()]
}
