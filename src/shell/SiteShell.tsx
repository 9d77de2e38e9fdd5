import type { ReactNode } from 'react'
import { useTranslations } from 'next-intl'
import { ConsentGate } from '@/features/consent/components/ConsentGate'
import { Counting } from '@/features/statistics/components/Counting'
import { CONTENT_ID } from './content-id'
import { Favourites } from './Favourites'
import { OpenTarget } from './OpenTarget'
import { Popup } from './Popup'
import { TOP_ID } from './scroll-to-top'
import { Ready } from './Ready'
import { ScrollMarks } from './ScrollMarks'
import { SiteFooter } from './SiteFooter'
import { SiteHeader } from './SiteHeader'
import { TopBar } from './TopBar'
import styles from './SiteShell.module.css'
import type { ShellView } from './views'

interface SiteShellProps {
  view: ShellView
  /** True for what is one person's own: nothing is counted there, asked or advertised. */
  isPrivate?: boolean
  children: ReactNode
}

/** Top bar, header, content and footer of every page. Spec §2, "Shared shell". */
export function SiteShell({ children, isPrivate = false, view }: SiteShellProps) {
  const t = useTranslations('Shell')
  return (
    <>
      <div id={TOP_ID} tabIndex={-1} className={styles.top}>
        <a className={styles.skip} href={`#${CONTENT_ID}`}>
          {t('skip')}
        </a>
      </div>
      {view.popup && !isPrivate && <Popup popup={view.popup} />}
      {view.topBar && <TopBar topBar={view.topBar} />}
      <SiteHeader view={view} />
      <main id={CONTENT_ID} tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <SiteFooter view={view} />
      <ScrollMarks />
      <OpenTarget />
      <Favourites favouritesHref={view.favouritesHref} compareHref={view.compareHref} />
      {!isPrivate && <ConsentGate language={view.language} {...view.consent} />}
      {!isPrivate && <Counting />}
      <Ready />
    </>
  )
}
