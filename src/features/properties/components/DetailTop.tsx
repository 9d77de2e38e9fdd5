import { useLocale, useTranslations } from 'next-intl'
import { Breadcrumb } from '@/ui/Breadcrumb'
import type { PropertyDetailView } from '@/domain/properties/detail-views'
import { SearchTrail } from './SearchTrail'
import styles from './DetailTop.module.css'

/** Where the page stands: in the site, and in the search the visitor came from. */
export function DetailTop({ breadcrumb, goal, id }: Pick<PropertyDetailView, 'breadcrumb' | 'goal' | 'id'>) {
  const t = useTranslations('Trail')
  const language = useLocale()
  const labels = {
    label: t('label'),
    previous: t('previous'),
    next: t('next'),
    of: t('of'),
    back: t('back'),
  }
  return (
    <div className={styles.top}>
      <Breadcrumb crumbs={breadcrumb} />
      <div className={styles.trail}>
        <SearchTrail id={id} goal={goal} language={language} labels={labels} />
      </div>
    </div>
  )
}
