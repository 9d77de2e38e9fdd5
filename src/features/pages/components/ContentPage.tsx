import type { ReactNode } from 'react'
import { Breadcrumb } from '@/ui/Breadcrumb'
import { LocalText } from '@/ui/LocalText'
import { LongText } from '@/ui/LongText'
import { RichText } from '@/ui/RichText'
import type { PageFrameView } from '@/domain/pages/views'
import { LanguageNotice } from './LanguageNotice'
import styles from './ContentPage.module.css'

interface ContentPageProps {
  page: PageFrameView
  /** True where one of its modules has the first heading of the page. */
  headed?: boolean
  /** What is said before its text. */
  before?: ReactNode
  /** Its modules, and what belongs to its kind. */
  children?: ReactNode
}

/** A page that staff built: its title unless the banner says it, its text, its modules. Spec §3. */
export function ContentPage({ page, headed = false, before, children }: ContentPageProps) {
  const { title, description, content, banner, breadcrumb, className } = page
  const titled = !headed && !banner?.title
  const described = description && !banner?.description
  const opens = titled || described || before || content
  return (
    <div className={`${styles.page} ${className}`.trim()}>
      <div className="wrap" data-opens={opens ? '' : undefined}>
        <Breadcrumb crumbs={breadcrumb} />
        {opens && (
          <div className={styles.opening} data-bare={breadcrumb.length === 0 ? '' : undefined}>
            <LanguageNotice ownLanguages={page.ownLanguages} text={content} />
            {titled && (
              <h1>
                <LongText text={title} />
              </h1>
            )}
            {described && (
              <p className={styles.lead}>
                <LocalText text={description} />
              </p>
            )}
            {before}
            {content && (
              <div className={styles.content}>
                <RichText text={content} />
              </div>
            )}
          </div>
        )}
        {!opens && <LanguageNotice ownLanguages={page.ownLanguages} />}
      </div>
      {children}
    </div>
  )
}
