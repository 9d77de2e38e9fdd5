import { useTranslations } from 'next-intl'
import type { Bounds, MapArea } from '@/domain/map/protocol'
import type { MapView } from '@/domain/map/views'
import { MapPanel } from './MapPanel'
import { MapParts } from './MapParts'

interface ListMapProps {
  map: MapView
  /** The address of the points: `/find/points/{language}/{goal}/{segment or -}`. */
  pointsHref: string
  /** What the search is narrowed to, shown on the map. */
  area?: MapArea | null
  /** The part of the map that the search is narrowed to; the map opens on it. */
  bounds?: Bounds | null
  /** True where the page opens with the map. */
  open?: boolean
}

/** The map of a list: hidden, and without a byte of the map, until it is opened. */
export function ListMap(props: ListMapProps) {
  const { map, pointsHref, area = null, bounds = null, open = false } = props
  const t = useTranslations('MapPanel')
  const labels = {
    title: t('title'),
    loading: t('loading'),
    failed: t('failed'),
    unplaced: t.raw('unplaced') as string,
  }
  return (
    <MapPanel map={map} pointsHref={pointsHref} area={area} bounds={bounds} open={open} labels={labels}>
      <MapParts />
    </MapPanel>
  )
}
