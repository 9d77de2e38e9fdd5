import type { Subject } from '../pictures/subject'
import { regionOfZip } from '@/domain/properties/region'
import { demoFacts } from './facts'
import { UNIT_FRONT } from './building-unit'
import { PROJECTS, type ProjectPlan } from './project-plan'
import { subjectOf } from './subject-of'

/** What a project tells its pictures. Spec §3, "Project". */
export function projectSubject(project: ProjectPlan): Subject {
  const largest = project.units.reduce((one, other) => (other.area > one.area ? other : one))
  const isHouses = project.kind === 'house'
  return {
    id: project.id,
    kind: 'project',
    year: Number(project.delivery.slice(0, 4)),
    floors: project.storeys,
    facades: isHouses ? 3 : 4,
    bedrooms: largest.bedrooms,
    bathrooms: 1,
    showerRooms: largest.bedrooms > 2 ? 1 : 0,
    openKitchen: true,
    extra: isHouses ? ['laundry'] : [],
    garages: 0,
    front: isHouses ? UNIT_FRONT : null,
    area: isHouses ? largest.area : project.units.reduce((sum, { area }) => sum + area, 0),
    plot: null,
    region: regionOfZip(project.town.zip) ?? 'flanders',
    garden: true,
    terrace: true,
    terraceArea: largest.terrace,
    homes: isHouses ? [] : project.units.map(({ area, bedrooms, terrace }) => (
      { area, bedrooms, terrace, bathrooms: 1, showerRooms: bedrooms > 2 ? 1 : 0 }
    )),
    project: { id: project.id, style: project.style },
  }
}

/**
 * The drawing subject of every listing and project of the demo, under the same ID as in its feed;
 * the same at each call.
 */
export const demoSubjects = (): Subject[] => [
  ...demoFacts().map(subjectOf),
  ...PROJECTS.map(projectSubject),
]
