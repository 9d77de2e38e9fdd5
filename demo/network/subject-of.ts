import type { Subject } from '../pictures/subject'
import type { Facts } from './facts'

/** What a listing tells its pictures. Spec §3, "SmallPictureItem". */
export const subjectOf = ({ planned, region, building }: Facts): Subject => ({
  id: planned.id,
  kind: planned.kind,
  year: building.year,
  floors: building.floors,
  facades: building.facades,
  bedrooms: building.bedrooms,
  area: building.area,
  plot: building.plot,
  region,
  garden: building.garden > 0,
  terrace: building.terrace > 0,
})
