import { useTranslations } from 'next-intl'
import styles from './OnThisPage.module.css'

interface OnThisPageProps {
  /** Sections by the name of their place on the page. */
  parts: { id: string; title: string }[]
}

/** The way to each section of a long page. */
export function OnThisPage({ parts }: OnThisPageProps) {
  const t = useTranslations('Detail')
  return (
    <nav aria-label={t('onThisPage')}>
      <ul className={styles.list}>
        {parts.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
