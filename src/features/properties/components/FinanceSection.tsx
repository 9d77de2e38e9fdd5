import { useTranslations } from 'next-intl'
import { Price } from '@/ui/Price'
import type { FactView, PropertyDetailView } from '@/domain/properties/detail-views'
import { FactList } from './FactList'
import { FactRow } from './FactRow'

interface FinanceSectionProps {
  view: Pick<PropertyDetailView, 'goal' | 'price' | 'depositMonths' | 'region'>
  facts: FactView[]
}

/** Everything about money in one list, the price first. Spec §3, §9. */
export function FinanceSection({ view, facts }: FinanceSectionProps) {
  const t = useTranslations()
  const { goal, price, depositMonths: months, region } = view
  const hasLimit = months !== null && region !== null && region !== 'luxembourg'
  return (
    <FactList
      facts={facts}
      first={
        <FactRow name={t(goal === 'sale' ? 'Facts.price' : 'Finance.rent')}>
          <Price price={price} />
        </FactRow>
      }
      last={
        hasLimit && (
          <FactRow name={t('Facts.depositAmount')}>{t(`Finance.deposit.${region}`, { months })}</FactRow>
        )
      }
    />
  )
}
