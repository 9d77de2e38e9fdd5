/** How many photographs stand beside each other. */
export type PerRow = 1 | 2 | 3

/** How so many photographs are laid in rows, so that no row has a gap. */
const ROWS: readonly PerRow[][] = [
  ...([[], [1], [2], [3], [2, 2], [2, 3], [3, 3], [2, 3, 2], [2, 3, 3]] as PerRow[][]),
]

/** The most photographs that `photoRows` knows rows for. */
export const MOST_IN_ROWS = ROWS.length - 1

/** For each row of photographs how many stand in it; of more than eight only eight are laid. */
export const photoRows = (count: number): readonly PerRow[] =>
  ROWS[Math.min(Math.max(count, 0), MOST_IN_ROWS)] ?? []

/** For each photograph how many stand in its row. */
export const rowOfEach = (count: number): PerRow[] =>
  photoRows(count).flatMap((perRow) => Array.from({ length: perRow }, () => perRow))
