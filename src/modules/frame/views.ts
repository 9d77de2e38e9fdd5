import type { ArticleView, MemberView } from '@/domain/pages/article-views'
import type { FormView, RequestView } from '@/domain/forms/views'
import type { SubscriptionView } from '@/features/alerts/views'
import type { MyVisitView } from '@/features/appointments/components/views'
import type { SearchPanelView } from '@/domain/pages/views'
import type { RichTextView, VideoView } from '@/domain/rich-text/rich-text-view'
import type { ProjectCardView } from '@/domain/projects/views'
import type { Goal } from '@/domain/properties/goal'
import type { PropertyCardView } from '@/domain/properties/views'
import type { TextView } from '@/i18n/languages'
import type { PictureView } from '@/domain/media/picture'
import type { ReachableAgencyView } from '@/domain/agencies/views'

/** Columns of twelve that a module spans, per class of screens. Spec §3, `col`. */
export interface Columns {
  sm: number
  md: number
  lg: number
}

/** What every module has: what stands above it and how it is laid out. Spec §3, "Page module". */
export interface ModuleFrameView {
  id: string
  title: TextView | null
  titleSize: 'h1' | 'h2'
  description: TextView | null
  description2: TextView | null
  /** Modules of the same row stand beside each other. */
  row: number
  columns: Columns
  className: string
  background:
    | { type: 'none' }
    /** `text` stands out on `color`. */
    | { type: 'color'; color: string; text: string }
    | { type: 'image'; picture: PictureView }
    /** Each is shown as long as `seconds`, then the next. */
    | { type: 'gallery'; pictures: PictureView[]; seconds: number }
  pictures: PictureView[]
}

export interface ButtonView {
  label: TextView
  href: string
  /** Leads to another site: opens in a new tab. */
  external: boolean
}

/** An agency on the map; without a place it stands in the list only. */
export interface PlacedAgencyView extends ReachableAgencyView {
  place: { latitude: number; longitude: number } | null
}

export interface TestimonialView {
  id: number
  name: string
  aboutYou: TextView | null
  comment: TextView
  website: string | null
  picture: PictureView | null
}

type ModuleContent =
  | { kind: 'article'; view: 'text' | 'picture-left' | 'picture-right'; articles: ArticleView[] }
  | {
      kind: 'category'
      view: 'single-view' | 'odds-view' | 'news-view' | 'collapse-view'
      perRow: number
      /** One group without a name, or one for each subcategory. */
      groups: { id: number; name: TextView | null; articles: ArticleView[] }[]
    }
  | { kind: 'property-list'; perRow: number; cards: PropertyCardView[]; more: readonly { goal: Goal; href: string }[] }
  | { kind: 'slider'; show: 'projects'; projects: ProjectCardView[] }
  | { kind: 'slider'; show: 'properties'; cards: PropertyCardView[] }
  | { kind: 'slider'; show: 'images' }
  | { kind: 'contact'; agencies: ReachableAgencyView[] }
  | { kind: 'team'; perRow: number; members: MemberView[] }
  | { kind: 'agencies'; agencies: PlacedAgencyView[]; showMap: boolean }
  | { kind: 'testimonials'; testimonials: TestimonialView[] }
  | { kind: 'video'; video: VideoView }
  | { kind: 'call-to-action'; buttons: ButtonView[] }
  | { kind: 'rich-text'; text: RichTextView }
  | { kind: 'form'; form: FormView }
  | { kind: 'request'; request: RequestView | null; contactHref: string | null }
  | { kind: 'alert'; subscription: SubscriptionView }
  | { kind: 'my-visit'; visit: MyVisitView }
  | { kind: 'search-panel'; panel: SearchPanelView }

/** A module with everything it shows. `of` narrows it to one kind. */
export type ModuleView = ModuleFrameView & ModuleContent

export type ModuleOf<Kind extends ModuleContent['kind']> = ModuleFrameView &
  Extract<ModuleContent, { kind: Kind }>
