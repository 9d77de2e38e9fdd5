import type {
  AgencyView,
  PictureView,
  ProjectCardView,
  PropertyCardView,
  SearchView,
} from '@/features/properties/views'
import type { Text } from '@/i18n/languages'

/** The home screen. Spec §2, "Configured pages". */
export interface HomeView {
  title: Text
  intro: Text | null
  /** Null gives the plain ground in the brand's colour. */
  banner: PictureView | null
  search: SearchView
  newest: PropertyCardView[]
  /** Why this agency: sanitised HTML that begins with a heading. */
  why: Text | null
  projects: ProjectCardView[]
  /** Address of the list of projects. */
  projectsHref: string
  agencies: AgencyView[]
}
