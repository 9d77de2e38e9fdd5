import { useTranslations } from 'next-intl'
import { SeenMark } from '@/features/favourites/components/SeenMark'
import { ContentLink } from '@/ui/ContentLink'
import { LocalText } from '@/ui/LocalText'
import { LongText } from '@/ui/LongText'
import { Price } from '@/ui/Price'
import { TownLine } from '@/ui/TownLine'
import type { PropertyDetailView } from '@/domain/properties/detail-views'
import { useCardTitle } from '@/features/search/components/card-title'
import { Charges } from './Charges'
import { Ribbon } from '@/features/search/components/Ribbon'
import styles from './DetailHeader.module.css'

/** Title, place and price of a property; wide screens have the price in the card beside it. */
export function DetailHeader({ view }: { view: PropertyDetailView }) {
  const t = useTranslations('Detail')
  const name = useCardTitle()(view)
  return (
    <header className={styles.header}>
      <div>
        {view.ribbon && <Ribbon ribbon={view.ribbon} />}
        <h1>
          <LongText text={view.title} />
        </h1>
        <p className={styles.place}>
          {view.address && (
            <>
              <LocalText text={view.address} />,{' '}
            </>
          )}
          <TownLine place={view} />
          {!view.address && <small>{t('addressOnRequest')}</small>}
        </p>
        {view.project && (
          <p className={styles.project}>
            {t('partOf')} <ContentLink link={{ ...view.project, label: view.project.name }} />
          </p>
        )}
      </div>
      <div className={styles.money}>
        <p className={styles.price}>
          <Price price={view.price} />
        </p>
        <Charges view={view} />
      </div>
      <SeenMark id={view.id} price={view.price} title={name} />
    </header>
  )
}
