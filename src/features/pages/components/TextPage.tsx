import type { ReactNode } from 'react'
import type { CrumbView } from '@/features/properties/views'
import type { Text } from '@/i18n/languages'
import { Breadcrumb } from '@/ui/Breadcrumb'
import { LocalText } from '@/ui/LocalText'
import { Prose } from '@/ui/Prose'
import styles from './TextPage.module.css'

interface TextPageProps {
  title: Text
  /** Sanitised HTML. */
  html?: Text | null
  breadcrumb?: CrumbView[]
  children?: ReactNode
}

/** A page that is a title and a text. */
export const TextPage = ({ title, html, breadcrumb = [], children }: TextPageProps) => (
  <div className={`wrap ${styles.page}`}>
    <Breadcrumb crumbs={breadcrumb} />
    <h1>
      <LocalText text={title} />
    </h1>
    {html && <Prose html={html} />}
    {children}
  </div>
)
