import { useTranslations } from 'next-intl'
import { PropertyGrid } from '@/features/search/components/PropertyGrid'
import buttons from '@/ui/Button.module.css'
import { EmptyState } from '@/ui/EmptyState'
import { Icon } from '@/ui/Icon'
import { levelInside } from '../frame/heading-level'
import type { ModuleOf } from '../frame/views'
import styles from './PropertyListModule.module.css'

/** Properties as cards, and the way to all of them; in words where there are none. Spec §3, §9. */
export function PropertyListModule({ module, first }: { module: ModuleOf<'property-list'>; first: boolean }) {
  const t = useTranslations('Modules')
  const list = useTranslations('List')
  const { cards, perRow } = module
  const more = module.more.map(({ goal, href }) => (
    <a key={goal} className={buttons.link} href={href}>
      {list(`${goal}All`)}
      <Icon name="arrow-right" />
    </a>
  ))
  if (cards.length === 0) {
    return (
      <EmptyState title={t('noProperties')} text={t('noPropertiesText')}>
        {more}
      </EmptyState>
    )
  }
  return (
    <>
      <PropertyGrid cards={cards} columns={perRow} level={levelInside(module)} first={first} />
      {more.length > 0 && <p className={styles.more}>{more}</p>}
    </>
  )
}
