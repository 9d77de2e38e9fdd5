import type { ReactNode } from 'react'
import { useTranslations } from 'next-intl'
import { ConsentGate } from '@/features/consent/components/ConsentGate'
import { Counting } from '@/features/statistics/components/Counting'
import { CONTENT_ID } from './content-id'
import { Favourites } from './Favourites'
import { Popup } from './Popup'
import { TOP_ID } from './scroll-to-top'
import { Ready } from './Ready'
import { ScrollMarks } from './ScrollMarks'
import { SiteFooter } from './SiteFooter'
import { SiteHeader } from './SiteHeader'
import { TopBar } from './TopBar'
import styles from './SiteShell.module.css'
import type { ShellView } from './views'

/** Top bar, header, content and footer of every page. Spec §2, "Shared shell". */
export function SiteShell({ view, children }: { view: ShellView; children: ReactNode }) {
  const t = useTranslations('Shell')
  return (
    <>
      <div id={TOP_ID} tabIndex={-1} className={styles.top}>
        <a className={styles.skip} href={`#${CONTENT_ID}`}>
          {t('skip')}
        </a>
      </div>
      {view.popup && <Popup popup={view.popup} />}
      {view.topBar && <TopBar topBar={view.topBar} />}
      <SiteHeader view={view} />
      <main id={CONTENT_ID} tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <SiteFooter view={view} />
      <ScrollMarks />
      <Favourites favouritesHref={view.favouritesHref} compareHref={view.compareHref} />
      <ConsentGate language={view.language} {...view.consent} />
      <Counting />
      <Ready />
    </>
  )
}
