import { useLocale } from 'next-intl'
import type { RichTextView } from '@/domain/rich-text/rich-text-view'
import styles from './RichText.module.css'
import { RichTextNodes, type HeadingLevel } from './RichTextNodes'

interface RichTextProps {
  text: RichTextView
  className?: string
  /** The level of its highest headings on the page. */
  level?: HeadingLevel
}

/** A formatted text; marked with its own language where that is not the page's. Spec §1, §3. */
export function RichText({ text, className, level = 2 }: RichTextProps) {
  const locale = useLocale()
  return (
    <div
      className={className ? `${styles.text} ${className}` : styles.text}
      {...(text.lang !== locale && { lang: text.lang })}
    >
      <RichTextNodes nodes={text.nodes} level={level} />
    </div>
  )
}
