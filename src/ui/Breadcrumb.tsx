import { useLocale, useTranslations } from 'next-intl'
import styles from './Breadcrumb.module.css'
import type { CrumbView } from '@/routes/crumb'

/** Where a page stands; its own name comes last and is no link, nor is that of what has no page. Spec §2. */
export function Breadcrumb({ crumbs }: { crumbs: CrumbView[] }) {
  const t = useTranslations('Shell')
  const locale = useLocale()
  if (crumbs.length === 0) return null
  return (
    <nav className={styles.trail} aria-label={t('breadcrumb')}>
      <ol className={styles.list}>
        {crumbs.map(({ name, lang, href }, index) => (
          <li key={name + href} lang={lang === locale ? undefined : lang}>
            {href ? <a href={href}>{name}</a> : <span aria-current={index === crumbs.length - 1 ? 'page' : undefined}>{name}</span>}
          </li>
        ))}
      </ol>
    </nav>
  )
}
