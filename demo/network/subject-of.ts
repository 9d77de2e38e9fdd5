import type { Home, Subject } from '../pictures/subject'
import type { Facts } from './facts'
import { hasOpenKitchen } from './kitchens'
import { extraRoomsOf } from './rooms'

/** The homes of a building that is sold as a whole: alike, the larger ones with two bedrooms. */
const homesOf = ({ building: { area, bedrooms, homes } }: Facts): Home[] =>
  Array.from({ length: homes }, (_, at) => ({
    area: (area ?? 0) / homes,
    bedrooms: Math.floor((bedrooms + at) / homes),
    bathrooms: 1, showerRooms: 0, terrace: 0,
  }))

/** What a listing tells its pictures. Spec §3, "SmallPictureItem". */
export const subjectOf = (facts: Facts): Subject => {
  const { building, planned, project, region } = facts
  return {
    id: planned.id,
    kind: planned.kind,
    year: building.year,
    floors: building.floors,
    facades: building.facades,
    bedrooms: building.bedrooms,
    bathrooms: building.bathrooms,
    showerRooms: building.showerRooms,
    openKitchen: hasOpenKitchen(facts),
    extra: extraRoomsOf(facts),
    garages: building.garages,
    front: building.front,
    area: building.area,
    plot: building.plot,
    // Luxembourg is built and drawn as what lies beside it, and its plans are in French.
    region: region === 'luxembourg' ? 'wallonia' : region,
    garden: building.garden > 0,
    terrace: building.terrace > 0,
    terraceArea: building.terrace,
    homes: homesOf(facts),
    project: project && { id: project.id, style: project.style },
  }
}
