/** Draws the top of a facade from its left to its right corner, as the rest of an SVG path. */
type Gable = (x: number, top: number, width: number) => string

/** One house of the street beside the sign-in, in units of the drawing. */
export interface House {
  x: number
  width: number
  /** From the street to where the gable begins. */
  height: number
  gable: Gable
  tone: 'brick' | 'lime' | 'plaster' | 'stone'
  /** Left and top edge of each window, from the upper left corner of the wall. */
  windows: [number, number][]
  /** How far the door stands from the middle. */
  door: number
}

const STEP = 16

const stepped: Gable = (x, top, width) => {
  const run = width / 7
  const up = Array.from({ length: 3 }, () => `h${run}v-${STEP}`).join('')
  const down = Array.from({ length: 3 }, () => `v${STEP}h${run}`).join('')
  return `v-${STEP}${up}h${run}${down}v${STEP}`
}

const pointed: Gable = (x, top, width) => `L${x + width / 2} ${top - width * 0.42}L${x + width} ${top}`

const round: Gable = (x, top, width) =>
  `q${width * 0.06} ${-width * 0.5} ${width / 2} ${-width * 0.5}t${width / 2} ${width * 0.5}`

const flat: Gable = (x, top, width) => `h-6v-12H${x + width + 6}v12h-6`

const grid = (columns: number[], rows: number[]): [number, number][] =>
  rows.flatMap((row) => columns.map((column): [number, number] => [column, row]))

/** The houses of the street, from left to right. */
export const HOUSES: readonly House[] = [
  { x: 20, width: 126, height: 190, gable: pointed, tone: 'plaster', windows: grid([22, 80], [30, 92]), door: 0 },
  { x: 146, width: 140, height: 250, gable: stepped, tone: 'brick', windows: grid([22, 58, 94], [24, 92]), door: -34 },
  { x: 286, width: 118, height: 214, gable: round, tone: 'lime', windows: grid([20, 74], [26, 92]), door: 0 },
  { x: 404, width: 150, height: 286, gable: flat, tone: 'stone', windows: grid([20, 63, 106], [26, 88, 150]), door: 42 },
  { x: 554, width: 112, height: 204, gable: stepped, tone: 'plaster', windows: grid([20, 68], [26, 92]), door: 0 },
  { x: 666, width: 128, height: 166, gable: pointed, tone: 'brick', windows: grid([24, 80], [28]), door: -26 },
]
