import type { Facts } from './facts'

const ageOf = (year: number | null): string | null => {
  if (year === null) return null
  if (year < 1940) return 'old'
  if (year < 1990) return 'mid'
  return year < 2013 ? 'recent' : 'new'
}

const SHAPES = { 2: 'row', 3: 'semi', 4: 'detached' } as const

/**
 * The traits by which texts are chosen: kind, goal, setting, age, state and what the listing
 * has. Spec §3, "Property".
 */
export function traitsOf({ planned, project, region, building, energy }: Facts): Set<string> {
  const isHouse = planned.kind === 'house'
  const shared = planned.kind === 'apartment' || planned.kind === 'studio'
  const flags: Record<string, boolean> = {
    [planned.kind]: true,
    [planned.goal]: true,
    [planned.town.setting]: true,
    [region]: true,
    [building.condition === 'good' ? 'kept' : building.condition]: true,
    [ageOf(building.year) ?? 'undated']: true,
    [SHAPES[building.facades ?? 2]]: isHouse,
    [energy?.heating ?? 'unheated']: true,
    unit: project !== null,
    annuity: planned.annuity,
    solar: energy?.solar === true,
    hungry: energy !== null && energy.score > 240,
    efficient: energy !== null && energy.score <= 100,
    garden: building.garden > 0,
    terrace: building.terrace > 0,
    indoors: isHouse && building.garages > 0,
    large: building.garden >= 200,
    washing: building.bathrooms + building.showerRooms >= 2,
    parking: building.parkings > 0,
    lift: building.lift,
    ground: shared && building.floor === 0,
    top: building.lift && building.floor === building.floors - 1,
    many: isHouse && building.bedrooms >= 4,
    few: planned.kind === 'apartment' && building.bedrooms === 1,
    office: isHouse && planned.id % 3 === 0,
  }
  return new Set(Object.keys(flags).filter((flag) => flags[flag]))
}
