import { useLocale, useTranslations } from 'next-intl'
import { formatNumber } from '@/i18n/format'
import type { ProjectUnitView } from '@/domain/projects/views'
import { isOffTheMarket } from '@/domain/properties/off-the-market'
import { LocalText } from '@/ui/LocalText'
import { Price } from '@/ui/Price'
import styles from './UnitTable.module.css'

/**
 * The price list of a development; on narrow screens each unit becomes a small sheet. The attributes of a
 * row are what `UnitToolsIsland` sorts and narrows by. Spec §3, §4.
 */
export function UnitTable({ id, units }: { id: string; units: ProjectUnitView[] }) {
  const t = useTranslations()
  const locale = useLocale()
  const area = (m2: number) => `${formatNumber(m2, locale)}\u00A0m²`
  const gone = (unit: ProjectUnitView) => isOffTheMarket(unit.status)
  return (
    <table className={styles.units} id={id} data-results="">
      <caption className="unseen">{t('Projects.units')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('Projects.unit')}</th>
          <th scope="col">{t('Facts.floor')}</th>
          <th scope="col">{t('Facts.bedrooms')}</th>
          <th scope="col">{t('Facts.surfaceLiving')}</th>
          <th scope="col">{t('Facts.price')}</th>
          <th scope="col">{t('Facts.status')}</th>
        </tr>
      </thead>
      <tbody>
        {units.map((unit) => (
          <tr
            key={unit.id}
            className={gone(unit) ? styles.gone : undefined}
            data-type={unit.type.text}
            data-status={unit.status}
            data-floor={unit.floor ?? ''}
            data-rooms={unit.bedrooms ?? ''}
            data-price={unit.wholePrice ?? ''}
          >
            <th scope="row">
              <a href={unit.href}>
                <LocalText text={unit.type} /> {unit.id}
              </a>
            </th>
            <td data-label={t('Facts.floor')}>
              {unit.floor === 0 ? t('Words.groundFloor') : (unit.floor ?? '–')}
            </td>
            <td data-label={t('Facts.bedrooms')}>{unit.bedrooms ?? '–'}</td>
            <td data-label={t('Facts.surfaceLiving')}>
              {unit.livingArea === null ? '–' : area(unit.livingArea)}
            </td>
            <td data-label={t('Facts.price')}>
              {gone(unit) ? '–' : <Price price={unit.price} />}
            </td>
            <td data-label={t('Facts.status')}>
              <span className={styles.status} data-status={unit.status}>
                {t(`Status.${unit.status}`)}
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
