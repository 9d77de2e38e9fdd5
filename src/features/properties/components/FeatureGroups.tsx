import { useTranslations } from 'next-intl'
import { wordFor } from '@/i18n/word'
import { featuresIn } from '@/domain/properties/detail-sections'
import type { PropertyDetailView } from '@/domain/properties/detail-views'
import { FactList } from './FactList'
import styles from './FeatureGroups.module.css'

/** The short groups of facts beside each other, each below its name. */
export function FeatureGroups({ view }: { view: Pick<PropertyDetailView, 'groups'> }) {
  const t = useTranslations('FactGroups')
  return (
    <div className={styles.groups}>
      {featuresIn(view).map(({ group, facts }) => (
        <div key={group}>
          <h3>{wordFor(t, group)}</h3>
          <FactList facts={facts} />
        </div>
      ))}
    </div>
  )
}
