import type { Random } from '../pictures/prng'
import type { Building } from './building'
import { flatBuilding } from './building-flat'
import { houseBuilding } from './building-house'
import { garage, investment, land, shop } from './building-other'
import type { Planned } from './plan'

const SHAPES: Record<Planned['kind'], (random: Random, planned: Planned) => Building> = {
  house: houseBuilding,
  apartment: flatBuilding,
  studio: flatBuilding,
  land,
  investment,
  commercial: shop,
  garage,
}

/** The building of a planned listing; its rooms and areas in m² agree with one another. */
export const buildingOf = (random: Random, planned: Planned): Building =>
  SHAPES[planned.kind](random, planned)
