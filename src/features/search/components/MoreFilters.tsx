import { useTranslations } from 'next-intl'
import type { FilterView, RangeView } from '../list-views'
import { Choices } from './Choices'
import { FilterGroup } from './FilterGroup'
import { RangeFields } from './RangeFields'

const SQUARE_METRES = 'm²'

const isSet = ({ min, max }: RangeView): number => Number(min !== null) + Number(max !== null)

/** What a list is narrowed by less often, in one panel. */
export function MoreFilters({ filters }: { filters: FilterView }) {
  const t = useTranslations('Filters')
  const { livingArea, plotArea, energy, features, state, availability, agencies } = filters
  const ticked = [energy, features, state, availability, agencies]
    .flat()
    .filter(({ selected }) => selected).length
  return (
    <FilterGroup id="more" count={ticked + isSet(livingArea) + isSet(plotArea)}>
      <RangeFields id="living" range={livingArea} unit={SQUARE_METRES} legend={t('livingArea')} />
      <RangeFields id="plot" range={plotArea} unit={SQUARE_METRES} legend={t('plotArea')} />
      <Choices choices={features} legend={t('features')} />
      <Choices name="energy" choices={energy} legend={t('energy')} />
      <Choices name="state" choices={state} legend={t('state')} />
      <Choices
        name="availability"
        choices={availability}
        legend={t('availability')}
        none={t('any')}
      />
      <Choices name="agency" choices={agencies} legend={t('agency')} />
    </FilterGroup>
  )
}
