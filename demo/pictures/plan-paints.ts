import type { Use } from './plan-rooms'

/** Walls, and what is written. */
export const INKED = '#2b3a37'
export const QUIET = '#5d6b66'
export const PAPER = '#fbf9f5'

const WOOD = '#f3e7d3'
const TILES = '#e3ece9'
/** The floor of each sort of room. */
export const FLOORS: Record<Use, string> = {
  living: WOOD, studio: WOOD, bedroom: '#ecede2', office: '#ecede2', dressing: '#ecede2', attic: '#f0ebe0',
  kitchen: '#efe2cf', bath: TILES, shower: TILES, toilet: TILES, laundry: '#e6e8e0', storage: '#ece8df',
  hall: '#f7f2e8', landing: '#f7f2e8', garage: '#e4e1da', shop: WOOD, terrace: '#e6dcc6',
}
