'use client'

import dynamic from 'next/dynamic'
import { retry } from '@/lib/retry'
import type { MapFrameProps } from './frame/MapFrame'

/** Leaflet needs a window: nothing of the map is drawn on the server. */
const MapFrame = dynamic(() => retry(() => import('./frame/MapFrame')).then((module) => module.MapFrame), {
  ssr: false,
})

/** The map, as soon as its code is there. */
export const FrameLoader = (props: MapFrameProps) => <MapFrame {...props} />
