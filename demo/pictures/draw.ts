import { facade } from './facade'
import { floorPlan } from './floor-plan'
import { garden, terrace } from './garden'
import { bathroom } from './interior-bathroom'
import { bedroom } from './interior-bedroom'
import { kitchen } from './interior-kitchen'
import { living } from './interior-living'
import { landPlan } from './land-plan'
import { moodNamed } from './palette'
import { aerial, plot } from './plot'
import type { Subject } from './subject'

export { drawBanner } from './banner'
export { drawPortrait } from './portrait'
export type { Subject } from './subject'

export interface Drawing {
  name: string
  scene:
    | 'facade'
    | 'living'
    | 'kitchen'
    | 'bedroom'
    | 'bathroom'
    | 'garden'
    | 'terrace'
    | 'detail'
    | 'evening'
    | 'plot'
    | 'surroundings'
    | 'aerial'
    | 'floor-plan'
    | 'land-plan'
  svg: string
}

type Draw = (subject: Subject) => string
type Plan = readonly [scene: Drawing['scene'], draw: Draw][]

/** So many rooms and gardens of each sort are there: they repeat, and are encoded once. */
const OF_A_SORT = 8
const repeated = (draw: Draw): Draw => (subject) => draw({ ...subject, id: subject.id % OF_A_SORT })

const DUSK = moodNamed('dusk')
const FRONT: Plan = [['facade', (subject) => facade(subject, 'front', DUSK)]]
const DETAIL: Plan = [['detail', (subject) => facade(subject, 'door', DUSK)]]
const EVENING: Plan = [['evening', (subject) => facade(subject, 'evening', DUSK)]]
const SURROUNDINGS: Plan = [['surroundings', (subject) => plot(subject, 'surroundings')]]
const FLOOR_PLAN: Plan = [['floor-plan', floorPlan]]

function planOf(subject: Subject): Plan {
  switch (subject.kind) {
    case 'land':
      return [['plot', (one) => plot(one, 'front')], ['plot', (one) => plot(one, 'inside')],
        ...SURROUNDINGS, ['aerial', aerial], ['land-plan', landPlan]]
    case 'garage':
    case 'commercial':
      return [...FRONT, ...DETAIL, ...EVENING, ...SURROUNDINGS, ...FLOOR_PLAN]
    default: {
      const outside: Plan = subject.garden && subject.kind !== 'studio'
        ? [['garden', repeated(garden)]]
        : subject.terrace ? [['terrace', terrace]] : EVENING
      const bath: Plan = subject.bedrooms > 2 ? [['bathroom', repeated(bathroom)]] : []
      return [...FRONT, ['living', repeated(living)], ['kitchen', repeated(kitchen)],
        ['bedroom', repeated(bedroom)], ...bath, ...outside, ...FLOOR_PLAN]
    }
  }
}

/**
 * Returns what the pictures of a listing show, in their order and without drawing them: at least
 * five, its outside first, its plan last.
 */
export const scenesOf = (subject: Subject): Drawing['scene'][] =>
  planOf(subject).map(([scene]) => scene)

/**
 * Returns one picture of a listing, counted from 1; undefined where it has no such. The same
 * subject always gives the same drawing; no two subjects give the same façade.
 */
export function drawPicture(subject: Subject, n: number): Drawing | undefined {
  const [scene, draw] = planOf(subject)[n - 1] ?? []
  return scene && draw && { name: `${subject.id}-${n}-${scene}`, scene, svg: draw(subject) }
}
