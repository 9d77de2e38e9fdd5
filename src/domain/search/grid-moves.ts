import type { SearchResults } from './match'

/** A cell of the results: a row of the whole dropdown, and the link in it. */
export interface Spot {
  row: number
  cell: number
}

/** How many links each row of the dropdown has, from top to bottom: sale and rent, or one. */
export const rowWidths = ({ understood, types, cities, properties }: SearchResults): number[] => [
  ...(understood ? [understood.links.length] : []),
  ...[...types, ...cities].map(() => 2),
  ...properties.map(() => 1),
]

/**
 * Where a key leads from a cell, or from the text where `spot` is null: null is the text,
 * undefined that the key is not for the dropdown. Up and down go round and stay in their column;
 * left and right go from link to link once one is chosen, and are the text's before.
 */
export function moved(
  key: string,
  spot: Spot | null,
  widths: readonly number[],
): Spot | null | undefined {
  const rows = widths.length
  if (rows === 0) return undefined
  if (key === 'ArrowDown' || key === 'ArrowUp') {
    const start = key === 'ArrowDown' ? 0 : rows - 1
    const row = spot ? (spot.row + (key === 'ArrowDown' ? 1 : -1) + rows) % rows : start
    return { row, cell: Math.min(spot?.cell ?? 0, (widths[row] ?? 1) - 1) }
  }
  if (!spot) return undefined
  if (key === 'Home' || key === 'End') return null
  if (key !== 'ArrowRight' && key !== 'ArrowLeft') return undefined
  const all = widths.flatMap((width, row) =>
    Array.from({ length: width }, (_, cell): Spot => ({ row, cell })),
  )
  const at = all.findIndex(({ row, cell }) => row === spot.row && cell === spot.cell)
  return all[(at + (key === 'ArrowRight' ? 1 : -1) + all.length) % all.length]
}
