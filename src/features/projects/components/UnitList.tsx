import { useTranslations } from 'next-intl'
import { formatEuro } from '@/lib/money'
import { priceSteps } from '@/domain/projects/price-steps'
import { UNIT_SORTS, UNIT_STATES } from '@/domain/projects/unit-order'
import type { ProjectUnitView } from '@/domain/projects/views'
import { isOffTheMarket } from '@/domain/properties/off-the-market'
import { UnitTable } from './UnitTable'
import { UnitTools } from './UnitTools'
import styles from './UnitList.module.css'

const TABLE = 'units'
/** Fewer are seen at a glance. */
const FEW = 4

const unique = <T,>(values: T[]): T[] => [...new Set(values)]

/** The price list with what sorts and narrows it. Spec §3, "Project"; §8, "no constructions". */
export function UnitList({ units }: { units: ProjectUnitView[] }) {
  const t = useTranslations()
  if (units.length === 0) return <p className={styles.none}>{t('Projects.noUnits')}</p>
  const rooms = unique(units.flatMap(({ bedrooms }) => bedrooms ?? [])).sort((a, b) => a - b)
  const prices = units.flatMap(({ price, status }) =>
    price.kind === 'amount' && !isOffTheMarket(status) ? [price.euro] : [],
  )
  const isWithoutVat = units.some(({ price }) => price.kind === 'amount' && price.vat)
  const states = UNIT_STATES.filter((state) => units.some(({ status }) => status === state))
  return (
    <>
      {units.length > FEW && (
        <UnitTools
          table={TABLE}
          labels={{
            type: t('Projects.type'),
            rooms: t('Facts.bedrooms'),
            status: t('Facts.status'),
            price: t('Facts.price'),
            sort: t('List.sort'),
          }}
          everything={t('Projects.everything')}
          types={unique(units.map(({ type }) => type.text)).map((value) => ({ value, label: value }))}
          rooms={rooms.map((count) => ({
            value: String(count),
            label: t('Projects.roomsLeast', { count }),
          }))}
          states={states.map((value) => ({ value, label: t(`Status.${value}`) }))}
          prices={priceSteps(prices).map((euro) => ({
            value: String(euro),
            label: [
              t('Projects.priceMost', { price: formatEuro(euro) }),
              isWithoutVat && t('Price.withoutVat'),
            ]
              .filter(Boolean)
              .join(' '),
          }))}
          sorts={UNIT_SORTS.map((value) => ({ value, label: t(`Projects.sorts.${value}`) }))}
          found={t.raw('Projects.found') as string}
          none={t('Projects.noneWished')}
        />
      )}
      <UnitTable id={TABLE} units={units} />
    </>
  )
}
