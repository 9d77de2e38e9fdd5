import { useTranslations } from 'next-intl'
import { SeenMark } from '@/features/favourites/components/SeenMark'
import { mailtoHref } from '@/lib/mailto'
import buttons from '@/ui/Button.module.css'
import { LocalText } from '@/ui/LocalText'
import { Picture } from '@/ui/Picture'
import { Placeholder } from '@/ui/Placeholder'
import { Section } from '@/ui/Section'
import type { PropertyDetailView } from '@/domain/properties/detail-views'
import { useCardTitle } from '@/features/search/components/card-title'
import { DetailTop } from './DetailTop'
import { Ribbon } from '@/features/search/components/Ribbon'
import { SimilarGrid } from './SimilarGrid'
import { TYPE_ICON_NAMES } from '@/features/search/components/type-icon-name'
import styles from './SoldPage.module.css'

interface SoldPageProps {
  view: PropertyDetailView
  status: 'sold' | 'rented'
}

/** A property that was sold or rented: what happened, and what to do next. Spec §4, §8. */
export function SoldPage({ view, status }: SoldPageProps) {
  const t = useTranslations()
  const name = useCardTitle()(view)
  const [picture] = view.pictures
  return (
    <>
      <div className="wrap">
        <DetailTop {...view} />
        <div className={styles.page}>
          <div className={styles.picture}>
            {picture ? (
              <Picture
                picture={picture}
                sizes="(min-width: 960px) 50vw, 100vw"
                className={styles.frame}
                first
              />
            ) : (
              <Placeholder icon={TYPE_ICON_NAMES[view.icon]} className={styles.frame} />
            )}
            <div className={styles.ribbon}>
              <Ribbon ribbon={{ kind: status }} />
            </div>
          </div>
          <div>
            <h1>{t(`Sold.${status}Title`)}</h1>
            <p className={styles.name}>
              <LocalText text={view.title} />
            </p>
            <p>{t(`Sold.${status}Text`)}</p>
            <SeenMark id={view.id} price={null} title={name} />
            {view.demandHref && <p className={styles.demand}>{t('Sold.demandText')}</p>}
            <div className={styles.actions}>
              <a className={buttons.primary} href={view.listHref}>
                {t(`List.${view.goal}All`)}
              </a>
              {view.demandHref ? (
                <a className={buttons.secondary} href={view.demandHref}>
                  {t('Sold.demand')}
                </a>
              ) : (
                view.agency?.email && (
                  <a className={buttons.secondary} href={mailtoHref(view.agency.email, {})}>
                    {t('Sold.write')}
                  </a>
                )
              )}
            </div>
          </div>
        </div>
      </div>
      {view.similar.length > 0 && (
        <Section title={t('Detail.similar')} tinted>
          <SimilarGrid cards={view.similar} />
        </Section>
      )}
    </>
  )
}
