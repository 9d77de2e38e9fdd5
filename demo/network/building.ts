import type { Random } from '../pictures/prng'

export type Orientation = 'N' | 'NE' | 'E' | 'SE' | 'S' | 'SW' | 'W' | 'NW'
export type Condition = 'new' | 'good' | 'renovated' | 'refresh'

export interface Building {
  year: number | null
  renovated: number | null
  condition: Condition
  floors: number
  floor: number | null
  facades: 2 | 3 | 4 | null
  bedrooms: number
  bathrooms: number
  showerRooms: number
  /** m² */
  area: number | null
  /** m² */
  plot: number | null
  /** m², 0 for none */
  terrace: number
  /** m², 0 for none */
  garden: number
  sun: Orientation
  garages: number
  parkings: number
  externalParkings: number
  lift: boolean
  /** Width along the street in metres. */
  front: number | null
  /** How many homes a building that is sold as a whole has. */
  homes: number
}

const SUNNY = ['S', 'SW', 'SE', 'S', 'W', 'S'] as const

/** A building about which nothing is known but where the sun stands. */
export const blankBuilding = (random: Random): Building => ({
  year: null,
  renovated: null,
  condition: 'good',
  floors: 1,
  floor: null,
  facades: null,
  bedrooms: 0,
  bathrooms: 0,
  showerRooms: 0,
  area: null,
  plot: null,
  terrace: 0,
  garden: 0,
  sun: random.pick(SUNNY),
  garages: 0,
  parkings: 0,
  externalParkings: 0,
  lift: false,
  front: null,
  homes: 0,
})
