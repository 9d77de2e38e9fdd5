import { useLocale, useTranslations } from 'next-intl'
import { chargesText, priceWithVatText } from '@/domain/properties/price'
import type { PriceView } from '@/domain/properties/views'
import { formatEuro } from '@/lib/money'
import { LocalText } from './LocalText'
import styles from './Price.module.css'

/**
 * A price as visitors read it: an amount, from an amount, per month, for what staff say, without VAT and with it, with the
 * charges on top of a rent, the two parts of a life annuity, or on request. Spec §9.
 */
export function Price({ price }: { price: PriceView }) {
  const t = useTranslations()
  const language = useLocale()
  if (price.kind === 'on-request') return t('Price.onRequest')
  if (price.kind === 'lifeAnnuity') return <Annuity {...price} />
  const withVat = priceWithVatText(price, { language, t })
  const charges = chargesText(price, { language, t })
  return (
    <span className={styles.price}>
      {price.from && <small>{t('Price.from')} </small>}
      {formatEuro(price.euro)}
      {price.perMonth && !price.monthInNote && <small> {t('Price.perMonth')}</small>}
      {price.note && (
        <small className={styles.note}>
          {' '}
          {/* With the VAT it is too long for the rest of a line, and would break in the middle of a phrase. */}
          {price.vat && <br />}
          <LocalText text={price.note} />
        </small>
      )}
      {price.vat && (
        <>
          {' '}
          <small className={styles.whole}>{t('Price.withoutVat')}</small>
        </>
      )}
      {withVat !== null && <small className={styles.more}> {withVat}</small>}
      {/* One text: between two there would be a mark, on each of twenty-four cards. */}
      {charges !== null && <small>{` ${charges}`}</small>}
    </span>
  )
}

function Annuity({ bouquet, rent }: Extract<PriceView, { kind: 'lifeAnnuity' }>) {
  const t = useTranslations('Price')
  return (
    <span className={styles.price}>
      <small className={styles.more}>
        {t('lifeAnnuity')} {bouquet !== null && `${t('bouquet')} `}
      </small>
      {bouquet !== null && `${formatEuro(bouquet)} `}
      <span className={styles.whole}>
        {bouquet !== null && <small>+ </small>}
        {rent === null ? (
          <small>{t('openRent')}</small>
        ) : (
          <>
            {formatEuro(rent)}
            <small> {t('perMonth')}</small>
          </>
        )}
      </span>
    </span>
  )
}
