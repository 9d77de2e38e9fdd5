import { mix } from './colour'
import type { Random } from './prng'

export interface Mood {
  name: 'morning' | 'day' | 'golden' | 'dusk' | 'pearl'
  /** Sky from the zenith to the horizon. */
  sky: readonly [string, string, string]
  sun: string
  /** What the light of the hour makes of a colour seen by day. */
  grade: (colour: string) => string
  /** Share of windows with a lamp on. */
  lit: number
  shadow: number
}

export type Season = 'spring' | 'summer' | 'autumn' | 'winter'

const MOODS: readonly Mood[] = [
  {
    name: 'morning',
    sky: ['#a9cbd3', '#d9e2d6', '#fbe3c6'],
    sun: '#fff3d8',
    grade: (c) => mix(c, '#ffe9c9', 0.1),
    lit: 0.05,
    shadow: 0.2,
  },
  {
    name: 'day',
    sky: ['#86b6c9', '#b9d6d9', '#eef0e2'],
    sun: '#fffbe9',
    grade: (c) => mix(c, '#fff7e4', 0.05),
    lit: 0,
    shadow: 0.24,
  },
  {
    name: 'golden',
    sky: ['#8fb0b6', '#f0cfa4', '#f6b27e'],
    sun: '#ffe6ad',
    grade: (c) => mix(c, '#f0a864', 0.14),
    lit: 0.2,
    shadow: 0.28,
  },
  {
    name: 'pearl',
    sky: ['#c3ccca', '#dcdcd2', '#f1e6d4'],
    sun: '#fbf3e2',
    grade: (c) => mix(c, '#dcd8cb', 0.1),
    lit: 0.15,
    shadow: 0.16,
  },
  {
    name: 'dusk',
    sky: ['#3c5f75', '#98899a', '#f0a585'],
    sun: '#ffc89a',
    grade: (c) => mix(c, '#3b4763', 0.34),
    lit: 0.62,
    shadow: 0.26,
  },
]

/** Returns the hour of a picture; evening is the rarest. */
export function moodOf(random: Random): Mood {
  const names = ['morning', 'morning', 'day', 'day', 'day', 'golden', 'golden', 'golden', 'pearl',
    'dusk'] as const
  return moodNamed(random.pick(names))
}

/** Returns the mood of that name. */
export function moodNamed(name: Mood['name']): Mood {
  const mood = MOODS.find((one) => one.name === name)
  if (!mood) throw new Error(`no mood ${name}`)
  return mood
}

/** Returns the season of a picture. */
export function seasonOf(random: Random): Season {
  return random.pick(['spring', 'summer', 'summer', 'summer', 'autumn', 'autumn', 'winter'])
}

/** Foliage from shade to light, per season. */
export const FOLIAGE: Record<Season, readonly (readonly [string, string, string])[]> = {
  spring: [
    ['#5c7f4f', '#83a55f', '#b4c878'],
    ['#b9788a', '#dca3ab', '#f3cfcd'],
    ['#55795a', '#7fa06c', '#aac285'],
  ],
  summer: [
    ['#2f5a45', '#4b7a54', '#7b9d62'],
    ['#3a6146', '#5b8253', '#93aa66'],
    ['#2a5350', '#44736a', '#749a80'],
  ],
  autumn: [
    ['#8a4526', '#bd6a33', '#dd9a4e'],
    ['#8f6a28', '#c0953f', '#e2bf6c'],
    ['#56613a', '#838550', '#b5aa68'],
  ],
  winter: [
    ['#3d5650', '#58736a', '#86998a'],
    ['#4a5a4c', '#6a7860', '#949d7f'],
    ['#6e5f51', '#8d7b68', '#ac9a83'],
  ],
}

export const GRASS: Record<Season, readonly [string, string]> = {
  spring: ['#a9bf74', '#7fa05b'],
  summer: ['#9bb06a', '#6d9055'],
  autumn: ['#b3ad68', '#84894f'],
  winter: ['#aab28c', '#84916f'],
}
