import type { Site } from '@/content/site'
import { projectPoint } from '@/domain/projects/place'
import type { ProjectDetailView } from '@/domain/projects/views'
import { DetailMap } from '@/features/map/components/DetailMap'
import { mapView } from '@/features/map/queries'
import { ProjectDetailPage } from '@/features/projects/components/ProjectDetailPage'

interface ProjectScreenProps {
  site: Site
  project: ProjectDetailView
}

/** A project with the map of another feature. */
export async function ProjectScreen({ site, project }: ProjectScreenProps) {
  const point = projectPoint(project)
  const map = point && <DetailMap map={await mapView(site.language)} point={point} />
  return <ProjectDetailPage project={project} map={map} />
}
