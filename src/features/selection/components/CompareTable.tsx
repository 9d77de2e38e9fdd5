import { useTranslations } from 'next-intl'
import { Fragment } from 'react'
import { useCardTitle } from '@/features/search/components/card-title'
import { Ribbon } from '@/features/search/components/Ribbon'
import { TYPE_ICON_NAMES } from '@/features/search/components/type-icon-name'
import { isOffTheMarket } from '@/domain/properties/off-the-market'
import { Icon } from '@/ui/Icon'
import { Picture } from '@/ui/Picture'
import { Placeholder } from '@/ui/Placeholder'
import type { ComparedView, CompareView } from '@/domain/favourites/views'
import { CompareRows } from './CompareRows'
import { PriceNote } from '@/features/favourites/components/PriceNote'
import styles from './CompareTable.module.css'

const TITLE_ID = 'compare-table'

/** The properties as columns; where they do not fit in, the table scrolls behind its first one. */
export function CompareTable({ view }: { view: CompareView }) {
  const t = useTranslations('Compare')
  const several = view.properties.length > 1
  return (
    <>
      {several && (
        <p className={styles.legend}>
          {t.rich('legend', {
            mark: () => (
              <>
                <span aria-hidden="true">≠</span>
                <span className="unseen">“{t('differs')}”</span>
              </>
            ),
          })}
        </p>
      )}
      <section className={styles.scroll} aria-labelledby={TITLE_ID} tabIndex={0}>
        <table className={styles.table}>
          <caption id={TITLE_ID} className="unseen">
            {t('table')}
          </caption>
          <thead>
            <tr>
              <td />
              {view.properties.map((one) => (
                <th key={one.card.id} scope="col">
                  <Head one={one} />
                </th>
              ))}
            </tr>
          </thead>
          <CompareRows rows={view.rows} several={several} />
        </table>
      </section>
    </>
  )
}

function Head({ one: { card, withoutHref } }: { one: ComparedView }) {
  const t = useTranslations('Compare')
  const title = useCardTitle()(card)
  return (
    <div className={styles.head}>
      <div className={styles.frame}>
        {card.picture ? (
          <Picture picture={card.picture} sizes="300px" className={styles.picture} decorative />
        ) : (
          <Placeholder icon={TYPE_ICON_NAMES[card.icon]} className={styles.picture} />
        )}
        {card.ribbon && (
          <div className={styles.ribbon}>
            <Ribbon ribbon={card.ribbon} />
          </div>
        )}
      </div>
      <a className={styles.name} href={card.href}>
        {title.split('/').map((part, index) => (
          <Fragment key={index}>
            {index > 0 && <>/<wbr /></>}
            {part}
          </Fragment>
        ))}
      </a>
      <a
        className={styles.remove}
        href={withoutHref}
        data-without={card.id}
        aria-label={t('remove', { title })}
      >
        <Icon name="x" />
        {t('removeShort')}
      </a>
      {!isOffTheMarket(card.ribbon?.kind) && <PriceNote id={card.id} price={card.price} />}
    </div>
  )
}
