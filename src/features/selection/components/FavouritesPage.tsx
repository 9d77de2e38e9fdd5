import { useTranslations } from 'next-intl'
import buttons from '@/ui/Button.module.css'
import { Icon } from '@/ui/Icon'
import { PageOpening, type OpeningView } from '@/ui/PageOpening'
import { RichText } from '@/ui/RichText'
import type { FavouritesView } from '@/domain/favourites/views'
import { SavedGrid } from './SavedGrid'
import { NothingSaved, SavedStates } from './SavedStates'
import { SavedTools } from './SavedTools'
import { usePriceLabels } from '@/features/favourites/components/price-labels'
import styles from './FavouritesPage.module.css'

interface FavouritesPageProps {
  view: FavouritesView
  /** The page that staff wrote around it. */
  page: OpeningView
}

/**
 * What a visitor saved, without an account: the bare address is filled by the browser, one that
 * names properties shows the same ones to everybody.
 */
export function FavouritesPage({ view, page }: FavouritesPageProps) {
  const t = useTranslations('Favourites')
  const labels = usePriceLabels()
  return (
    <div
      className={`wrap ${styles.page} ${page.className}`.trim()}
      data-selection={view.given ? 'given' : 'favourites'}
      data-price-words={labels}
    >
      <PageOpening page={page} />
      {view.given && view.favouritesHref && (
        <p className={styles.intro}>
          {t('shared')} <a href={view.favouritesHref}>{t('open')}</a>
        </p>
      )}
      {!view.given && page.content && <RichText text={page.content} className={styles.intro} />}
      <div data-live="saved" className={styles.saved}>
        {view.given ? <SavedPart view={view} /> : <SavedStates view={view} />}
      </div>
      {view.demandHref && <AlertPart href={view.demandHref} />}
      <div data-live="seen">{view.seen.length > 0 && <SeenPart view={view} />}</div>
    </div>
  )
}

function SavedPart({ view }: { view: FavouritesView }) {
  if (view.saved.length === 0) return <NothingSaved ways={view} />
  return (
    <>
      <SavedTools compareHref={view.compareHref} />
      <SavedGrid saved={view.saved} ways={view} level={2} />
    </>
  )
}

/** A heart, a search and an alert are one step apart. Spec §3, "Demand register". */
function AlertPart({ href }: { href: string }) {
  const t = useTranslations('Favourites')
  return (
    <p className={styles.alert}>
      <Icon name="bell" />
      <span>
        {t('alert')} <a href={href}>{t('alertLink')}</a>
      </span>
    </p>
  )
}

function SeenPart({ view }: { view: FavouritesView }) {
  const t = useTranslations('Favourites')
  return (
    <section className={styles.seen}>
      <div className={styles.head}>
        <h2>{t('seen')}</h2>
        <button type="button" className={buttons.secondary} data-forget={t('forgotten')} hidden>
          {t('forget')}
        </button>
      </div>
      <SavedGrid saved={view.seen} ways={view} level={3} />
    </section>
  )
}
