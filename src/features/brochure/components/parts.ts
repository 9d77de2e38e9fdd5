/** Something drawn in one piece; how high it is, in points, is known before. */
export interface SheetPart {
  height: number
  width: number
  /** Draws it with its upper left corner there, in points from the upper left corner of the sheet. */
  draw: (x: number, y: number) => void
}

/** Parts below each other. */
export function stacked(parts: readonly SheetPart[]): SheetPart {
  return {
    height: parts.reduce((sum, { height }) => sum + height, 0),
    width: Math.max(0, ...parts.map(({ width }) => width)),
    draw: (x, y) => {
      let top = y
      for (const part of parts) {
        part.draw(x, top)
        top += part.height
      }
    },
  }
}

/** Parts that stand each so many points from the left. */
export const beside = (parts: readonly { part: SheetPart; left: number }[]): SheetPart => ({
  height: Math.max(0, ...parts.map(({ part }) => part.height)),
  width: Math.max(0, ...parts.map(({ part, left }) => left + part.width)),
  draw: (x, y) => {
    for (const { part, left } of parts) part.draw(x + left, y)
  },
})

/** A part with free space around it. */
export const padded = (part: SheetPart, { top = 0, bottom = 0, left = 0 }): SheetPart => ({
  height: top + part.height + bottom,
  width: left + part.width,
  draw: (x, y) => part.draw(x + left, y + top),
})

/** Nothing, for where there is nothing to say. */
export const NOTHING: SheetPart = { height: 0, width: 0, draw: () => {} }

/** A part of a text that goes on from sheet to sheet. */
export interface Strip extends SheetPart {
  /** Free space above it, which the top of a sheet does not need. */
  before: number
  /** Whether the next one must stand on the same sheet. */
  holdsNext: boolean
}

/**
 * Parts as strips; together, or so that no sheet begins or ends with a single line of a text.
 * `before` is the free space above the first.
 */
export const strips = (
  parts: readonly SheetPart[],
  { before = 0, together = false, holdsNext = false } = {},
): Strip[] =>
  parts.map((part, index) => {
    const last = parts.length - 1
    const held = together || index === 0 || index === last - 1
    return { ...part, before: index === 0 ? before : 0, holdsNext: index === last ? holdsNext : held }
  })
