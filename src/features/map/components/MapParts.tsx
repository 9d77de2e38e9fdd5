import { useTranslations } from 'next-intl'
import styles from './MapPanel.module.css'

/** Where the map's frame comes, what is said of it and the button to try again: what `elementsOf` finds. */
export function MapParts({ hidden }: { hidden?: boolean }) {
  const t = useTranslations('MapPanel')
  return (
    <>
      <div className={styles.box} data-map-box="" hidden={hidden} />
      <p className={styles.status} role="status" data-map-status="" />
      <button type="button" className={styles.retry} data-map-retry="" hidden>
        {t('retry')}
      </button>
    </>
  )
}
