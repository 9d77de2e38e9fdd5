import type { ReactNode } from 'react'
import { useTranslations } from 'next-intl'
import { SiteFooter } from './SiteFooter'
import { SiteHeader } from './SiteHeader'
import styles from './SiteShell.module.css'
import type { ShellView } from './views'

/** Header, content and footer of every page. Spec §2, "Shared shell". */
export function SiteShell({ view, children }: { view: ShellView; children: ReactNode }) {
  const t = useTranslations('Shell')
  return (
    <>
      <a className={styles.skip} href="#content">
        {t('skip')}
      </a>
      <SiteHeader view={view} />
      <main id="content" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <SiteFooter view={view} />
    </>
  )
}
