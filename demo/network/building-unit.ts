import type { Random } from '../pictures/prng'
import { blankBuilding, type Building } from './building'
import type { PlannedUnit } from './project-plan'

/** Width along the street of a house of a project, in metres. */
export const UNIT_FRONT = 6.2

/** The building of a unit of a project, from its plan; years and areas as planned. */
export function unitBuilding(random: Random, { kind, project, unit }: PlannedUnit): Building {
  const isHouse = kind === 'house'
  const garden = isHouse ? random.int(60, 120) : 0
  return {
    ...blankBuilding(random),
    year: Number(project.delivery.slice(0, 4)),
    condition: 'new',
    floors: project.storeys,
    floor: isHouse ? null : unit.floor,
    facades: isHouse ? 3 : 2,
    bedrooms: unit.bedrooms,
    bathrooms: 1,
    showerRooms: unit.bedrooms >= 3 ? 1 : 0,
    area: unit.area,
    plot: isHouse ? Math.round(unit.area / 2.4) + garden + unit.terrace : null,
    terrace: unit.terrace,
    garden,
    parkings: 1,
    lift: !isHouse,
    front: isHouse ? UNIT_FRONT : null,
  }
}
