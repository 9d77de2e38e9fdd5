import type { Random } from '../pictures/prng'
import { blankBuilding, type Building } from './building'

/** A plot, with its width along the street. */
export const land = (random: Random): Building => {
  const plot = random.int(380, 1180)
  return {
    ...blankBuilding(random),
    plot,
    facades: plot > 650 ? 4 : 3,
    floors: 0,
    front: Math.round(Math.sqrt(plot) * random.range(0.55, 0.8) * 10) / 10,
  }
}

/** An old town building divided into homes. */
export const investment = (random: Random): Building => {
  const area = random.int(210, 420)
  const homes = Math.max(3, Math.round(area / 75))
  return {
    ...blankBuilding(random),
    year: random.int(1895, 1935),
    condition: 'good',
    floors: 4,
    facades: 2,
    homes,
    bedrooms: Math.max(homes, Math.round(area / 55)),
    bathrooms: homes,
    area,
    plot: random.int(130, 220),
    front: random.int(60, 80) / 10,
  }
}

/** A shop on the ground floor. */
export const shop = (random: Random): Building => ({
  ...blankBuilding(random),
  year: random.int(1925, 2008),
  floors: 3,
  floor: 0,
  facades: 2,
  area: random.int(70, 210),
  front: random.int(48, 92) / 10,
})

/** A lock-up garage. */
export const garage = (random: Random): Building => ({
  ...blankBuilding(random),
  year: random.int(1968, 2012),
  area: random.int(15, 19),
  garages: 1,
})
