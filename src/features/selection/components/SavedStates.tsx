import { useTranslations } from 'next-intl'
import buttons from '@/ui/Button.module.css'
import { EmptyState } from '@/ui/EmptyState'
import type { WaysOn } from '@/domain/favourites/views'
import { CompareLink } from './SavedTools'
import { WaysOnLinks } from './WaysOnLinks'
import styles from './SavedStates.module.css'

/** What stands on the page of the favourites until the browser has said what it keeps, and if not. */
export function SavedStates({ view }: { view: WaysOn }) {
  const t = useTranslations('Favourites')
  return (
    <>
      <p data-state="loading" className={styles.loading}>{t('loading')}</p>
      <noscript>
        <p>{t('noScript')}</p>
        <WaysOnLinks ways={view} />
      </noscript>
      <div data-state="empty" hidden>
        <NothingSaved ways={view} />
      </div>
      <div data-state="unusable" hidden>
        <EmptyState title={t('unusableTitle')} text={t('unusableText')}>
          <WaysOnLinks ways={view} />
        </EmptyState>
      </div>
      <div data-state="failed" role="alert" hidden>
        <EmptyState title={t('failedTitle')} text={t('failedText')}>
          <a className={buttons.primary} href="">
            {t('retry')}
          </a>
        </EmptyState>
      </div>
    </>
  )
}

/** That nothing is kept, and where to go on: also to what was chosen to compare without being kept. */
export function NothingSaved({ ways }: { ways: WaysOn }) {
  const t = useTranslations('Favourites')
  return (
    <EmptyState title={t('emptyTitle')} text={t('emptyText')}>
      <WaysOnLinks ways={ways}>{ways.compareHref && <CompareLink href={ways.compareHref} />}</WaysOnLinks>
    </EmptyState>
  )
}
