import { useTranslations } from 'next-intl'
import { formatEuro } from '@/lib/money'
import { priceSteps } from '@/domain/projects/price-steps'
import { UNIT_SORTS } from '@/domain/projects/unit-order'
import { LISTING_STATUSES } from '@/domain/properties/status'
import type { ProjectUnitView } from '@/domain/projects/views'
import { UnitTable } from './UnitTable'
import { UnitTools, type UnitTool } from './UnitTools'
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
  const prices = units.flatMap(({ wholePrice }) => wholePrice ?? [])
  const isWithoutVat = units.some(({ price }) => price.kind === 'amount' && price.vat)
  const states = LISTING_STATUSES.filter((state) => units.some(({ status }) => status === state))
  const everything = t('Projects.everything')
  const priceMost = (euro: number) =>
    [t('Projects.priceMost', { price: formatEuro(euro) }), isWithoutVat && t('Price.withoutVat')].filter(Boolean).join(' ')
  const tools: UnitTool[] = [
    {
      name: 'type', label: t('Projects.type'), everything,
      options: unique(units.map(({ type }) => type.text)).map((type) => ({ value: type, label: type })),
    },
    {
      name: 'rooms', label: t('Facts.bedrooms'), everything,
      options: rooms.map((count) => ({ value: String(count), label: t('Projects.roomsLeast', { count }) })),
    },
    {
      name: 'price', label: t('Facts.price'), everything,
      options: priceSteps(prices).map((euro) => ({ value: String(euro), label: priceMost(euro) })),
    },
    {
      name: 'status', label: t('Facts.status'), everything,
      options: states.map((state) => ({ value: state, label: t(`Status.${state}`) })),
    },
    {
      name: 'sort', label: t('List.sort'),
      options: UNIT_SORTS.map((sort) => ({ value: sort, label: t(`Projects.sorts.${sort}`) })),
    },
  ]
  return (
    <>
      {units.length > FEW && (
        <UnitTools
          table={TABLE}
          label={t('Projects.units')}
          tools={tools}
          found={t.raw('Projects.found') as string}
          none={t('Projects.noneWished')}
        />
      )}
      <UnitTable id={TABLE} units={units} />
    </>
  )
}
