import { useTranslations } from 'next-intl'
import { Icon } from '@/ui/Icon'
import type { ListingSnapshot } from '@/domain/map/protocol'
import type { MapView } from '@/domain/map/views'
import { MapParts } from './MapParts'
import { OneMap } from './OneMap'
import styles from './MapPanel.module.css'

interface DetailMapProps {
  map: MapView
  /** Where the property stands, as `mapPoint` says it. */
  point: ListingSnapshot
}

/**
 * The place of one property: a button that puts the map in its place. Where its address is not
 * public it stands in the middle of its town, and the button says so.
 */
export function DetailMap({ map, point }: DetailMapProps) {
  const t = useTranslations('MapPanel')
  const exact = point.AddressPublic !== false
  const labels = { title: t('place'), loading: t('placeLoading'), failed: t('placeFailed') }
  const show = (
    <>
      <Icon name="map-pin" /> {t(exact ? 'show' : 'showTown')}
    </>
  )
  return (
    <OneMap map={map} point={point} labels={labels} show={show}>
      <MapParts hidden />
      {!exact && <p className={styles.status}>{t('townCentre')}</p>}
    </OneMap>
  )
}
