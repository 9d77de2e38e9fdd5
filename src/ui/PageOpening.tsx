import type { PageFrameView } from '@/domain/pages/views'
import { Breadcrumb } from './Breadcrumb'
import { LocalText } from './LocalText'
import { LongText } from './LongText'
import styles from './PageOpening.module.css'

/** What staff wrote around a page that shows more than their text. */
export type OpeningView = Pick<PageFrameView, 'title' | 'description' | 'banner' | 'breadcrumb' | 'content' | 'className'>

/**
 * How such a page begins: where it stands, its title unless its banner says it, and its description,
 * likewise. Spec §3, "Page".
 */
export const PageOpening = ({ page }: { page: OpeningView }) => (
  <>
    <Breadcrumb crumbs={page.breadcrumb} />
    {!page.banner?.title && (
      <h1 className={styles.title}>
        <LongText text={page.title} />
      </h1>
    )}
    <PageLead page={page} />
  </>
)

/** The description of a page, unless its banner says one. Spec §3, "Page". */
export const PageLead = ({ page: { banner, description } }: { page: OpeningView }) =>
  description &&
  !banner?.description && (
    <p className={styles.lead}>
      <LocalText text={description} />
    </p>
  )
