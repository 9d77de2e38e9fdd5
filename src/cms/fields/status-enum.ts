/**
 * For a field called `status` beside Payload's own `_status`: Postgres has a type for each choice, and Payload
 * (read in 3.90.1) would give both the same name.
 */
export const STATUS_ENUM = { enumName: ({ tableName = '' }: { tableName?: string }): string => `enum_${tableName}_offer` }
