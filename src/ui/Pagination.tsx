import { useTranslations } from 'next-intl'
import { Icon } from './Icon'
import styles from './Pagination.module.css'

interface PaginationProps {
  previous: string | null
  next: string | null
  links: { page: number; href: string; current: boolean }[]
}

const leavesOut = (before: { page: number } | undefined, page: number): boolean =>
  before !== undefined && page - before.page > 1

/** Page numbers with previous and next; dots where numbers are left out. One page has none. */
export function Pagination({ previous, next, links }: PaginationProps) {
  const t = useTranslations('Paging')
  if (links.length < 2) return null
  return (
    <nav className={styles.paging} aria-label={t('label')}>
      {previous && (
        <a className={styles.step} rel="prev" href={previous}>
          <Icon name="arrow-left" />
          <span>{t('previous')}</span>
        </a>
      )}
      <ol className={styles.pages}>
        {links.map(({ page, href, current }, index) => (
          <li key={page} {...(leavesOut(links[index - 1], page) && { className: styles.gap })}>
            <a
              href={href}
              aria-label={t('page', { page })}
              {...(current && { 'aria-current': 'page' })}
            >
              {page}
            </a>
          </li>
        ))}
      </ol>
      {next && (
        <a className={styles.step} rel="next" href={next}>
          <span>{t('next')}</span>
          <Icon name="arrow-right" />
        </a>
      )}
    </nav>
  )
}
