import { useTranslations } from 'next-intl'
import styles from './ListPage.module.css'

/** Whether the list follows where the map is moved to. Without a script there is no map. */
export function FollowMap() {
  const t = useTranslations('List')
  return (
    <label className={styles.follow}>
      <input type="checkbox" defaultChecked data-follow="" />
      {t('follow')}
    </label>
  )
}
