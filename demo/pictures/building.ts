import type { Subject } from './subject'
import type { Random } from './prng'

export type Region = Subject['region']

/** A drawn building in metres: its foot at y 0, its left edge at x 0, heights negative. */
export interface Building {
  svg: string
  width: number
  height: number
  /** Middle of the front door, for paths, steps and the close-up. */
  doorX: number
  /** Left edge and width of the garage, for the drive. */
  garage?: readonly [x: number, w: number]
}

/** Wall colours people build with, per region. */
export const BRICKS: Record<Region, readonly string[]> = {
  flanders: ['#b5593c', '#a84f38', '#c98f5a', '#d6ab70', '#8f4a3a', '#c0724c', '#b98a68'],
  wallonia: ['#a3523b', '#9a6148', '#b46a4a', '#8c4b3c', '#b88a62'],
  brussels: ['#c9785a', '#d8a878', '#b86a4c', '#dcb68c', '#a9644e', '#c8906a'],
}

export const RENDERS = ['#f4ede0', '#efe2cb', '#e8d9bd', '#f2e4d6', '#e9dcd0', '#dfd8c4', '#f6f1e6']
export const STONES = ['#8d969c', '#9aa0a0', '#a39b8c', '#b3a78f', '#858f97']
export const FRAMES = ['#f7f2e8', '#efe8da', '#2f5148', '#5b3a2c', '#3c4a52']
export const DOORS = ['#1f4a43', '#c2542d', '#2f4f68', '#7a2f2b', '#3a3f42', '#a9803f', '#5d6f4e',
  '#4b3a4f', '#27546b', '#8a5a35']

/** Returns a colour for shutters that sits well with white and brick. */
export const shutterColour = (random: Random): string =>
  random.pick(['#3f6b5e', '#4f6f86', '#7d8f72', '#8d4a3a', '#385a57', '#b8b09c', '#5e7d84'])
