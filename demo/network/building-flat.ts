import type { Random } from '../pictures/prng'
import { blankBuilding, type Building } from './building'
import { conditionOf, renovationOf } from './condition'
import type { Planned } from './plan'

/** An apartment or studio on one floor of a building. */
export const flatBuilding = (random: Random, planned: Planned): Building => {
  const studio = planned.kind === 'studio'
  const old = planned.town.setting !== 'coast' && random.chance(0.3)
  const year = old ? random.int(1895, 1939) : random.int(1958, 2023)
  const floors = old ? random.int(3, 4) : random.int(4, 7)
  const bedrooms = studio ? 0 : random.pick([1, 2, 2, 2, 3, 3])
  const area = studio ? random.int(26, 42) : 34 + bedrooms * 22 + random.int(0, 18)
  const condition = conditionOf(random, year, planned.goal === 'rent')
  const twoBaths = bedrooms === 3 && random.chance(0.5)
  return {
    ...blankBuilding(random),
    year,
    renovated: renovationOf(random, year, condition),
    condition,
    floors,
    floor: random.int(0, floors - 1),
    facades: 2,
    bedrooms,
    bathrooms: studio ? 0 : 1,
    showerRooms: studio || twoBaths ? 1 : 0,
    area,
    terrace: !studio && random.chance(old ? 0.4 : 0.8) ? random.int(5, 22) : 0,
    parkings: !studio && !old && random.chance(0.5) ? 1 : 0,
    lift: floors >= 4,
  }
}
