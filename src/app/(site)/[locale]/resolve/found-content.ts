import type { Site } from '@/content/site'
import type { FormAsked } from '@/domain/forms/asked'
import type { SelectedIds } from '@/domain/favourites/ids'
import type { CompareView, FavouritesView } from '@/domain/favourites/views'
import type { ProjectCardView, ProjectDetailView } from '@/domain/projects/views'
import type { PropertyDetailView } from '@/domain/properties/detail-views'
import type { ListCriteria } from '@/domain/search/criteria'
import type { ListView } from '@/domain/search/list-views'
import type { PageView } from '@/features/pages/queries'
import type { ArticlePageView, MemberPageView } from '@/features/pages/queries-articles'
import type { ModuleView } from '@/modules/frame/views'
import type { AskedListing } from '@/routes/unknown-screen'

/** A page with what its modules show. */
export interface BuiltPage {
  page: PageView
  modules: ModuleView[]
}

/** Everything a page needs to be rendered, by kind. */
export type FoundContent = { site: Site; target: string | null } & (
  /** `listing` where the address was that of one. */
  | { kind: 'unknown'; listing: AskedListing | null }
  | ({ kind: 'page'; asked: FormAsked } & BuiltPage)
  | ({ kind: 'projects'; projects: ProjectCardView[] } & BuiltPage)
  | ({ kind: 'list'; list: ListView; criteria: ListCriteria } & BuiltPage)
  | ({ kind: 'favourites'; favourites: FavouritesView; selection: SelectedIds } & BuiltPage)
  | ({ kind: 'compare'; compare: CompareView; selection: SelectedIds } & BuiltPage)
  | { kind: 'article'; page: ArticlePageView }
  | { kind: 'member'; page: MemberPageView }
  | { kind: 'property'; property: PropertyDetailView }
  | { kind: 'project'; project: ProjectDetailView }
)
