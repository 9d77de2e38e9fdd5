import type { Subject } from '../pictures/subject'
import { regionOfZip } from '@/domain/properties/region'
import { demoFacts } from './facts'
import { PROJECTS, type ProjectPlan } from './project-plan'
import { subjectOf } from './subject-of'

/** What a project tells its pictures. Spec §3, "Project". */
export const projectSubject = (project: ProjectPlan): Subject => ({
  id: project.id,
  kind: 'project',
  year: Number(project.delivery.slice(0, 4)),
  floors: project.storeys,
  facades: project.kind === 'house' ? 3 : 4,
  bedrooms: Math.max(...project.units.map(({ bedrooms }) => bedrooms)),
  area: project.units.reduce((sum, { area }) => sum + area, 0),
  plot: null,
  region: regionOfZip(project.town.zip) ?? 'flanders',
  garden: true,
  terrace: true,
})

/**
 * The drawing subject of every listing and project of the demo, under the same ID as in its feed;
 * the same at each call.
 */
export const demoSubjects = (): Subject[] => [
  ...demoFacts().map(subjectOf),
  ...PROJECTS.map(projectSubject),
]
