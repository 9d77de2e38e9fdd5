'use client'

import type { Map as LeafletMap } from 'leaflet'
import { useEffect, useState, type CSSProperties } from 'react'
import { MapContainer, ScaleControl } from 'react-leaflet'
import type { Language } from '@/i18n/languages'
import { textOn } from '@/lib/contrast'
import { CLOSEST } from '@/domain/map/cluster-index'
import type { Tiles } from '@/domain/map/protocol'
import type { MapTexts } from '@/domain/map/text-names'
import { AreaLayer } from './AreaLayer'
import { Attribution } from './Attribution'
import { DrawLayer } from './DrawLayer'
import { focusStill } from './focus-still'
import { Ground } from './Ground'
import { MapCard } from './MapCard'
import { MapMarkers } from './MapMarkers'
import { MapTools } from './MapTools'
import { useMapState } from './use-map-state'
import styles from './MapFrame.module.css'

export interface MapFrameProps {
  texts: Record<Language, MapTexts>
  /** The tiles of the site; null where it has none. */
  tiles: Tiles | null
  /** Other sites that may hold the map in a frame. */
  origins: string[]
}

/** Steps of the zoom: at whole ones the country is often half as large as it could be. */
const HALF = 0.5

const BELGIUM = { center: [50.5, 4.45] as [number, number], zoom: 8, least: 6 }

/** The map: shows what its host posts, and tells its host what the visitor does. Spec §7. */
export function MapFrame({ texts, tiles, origins }: MapFrameProps) {
  const [map, setMap] = useState<LeafletMap | null>(null)
  const [failed, setFailed] = useState<Tiles | null>(null)
  const state = useMapState(map, origins)
  const { head, area, chosen, pointedAt, drawing, markers, details, actions } = state
  const language = head?.messageInfo.language ?? 'nl'
  const labels = { ...texts[language], ...head?.messageInfo.texts }
  const { tiles: own = tiles } = head?.messageInfo ?? { tiles: null }
  const ground = own === failed ? null : own
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  const picked = chosen?.picked ?? null
  const pointed = picked?.ID === pointedAt?.ID ? null : pointedAt
  const raised = [picked, pointed].filter((one) => one !== null)

  useEffect(() => {
    if (!head) return
    document.documentElement.lang = language
    document.title = labels.map
  }, [head, language, labels.map])

  useEffect(() => {
    if (map) focusStill(map.getContainer())
  }, [map])

  useEffect(() => {
    const container = map?.getContainer()
    container?.setAttribute('role', 'region')
    container?.setAttribute('aria-label', labels.map)
  }, [map, labels.map])

  return (
    <main
      className={styles.frame}
      // The page around it has a main part of its own.
      aria-label={labels.map}
      style={markerColours(head?.customMarker.colour)}
      data-count={head?.count}
      data-took={head && Math.round(head.took)}
    >
      <h1 className={styles.unseen}>{labels.map}</h1>
      <MapContainer
        ref={setMap}
        className={styles.map}
        center={BELGIUM.center}
        zoom={BELGIUM.zoom}
        minZoom={BELGIUM.least}
        maxZoom={CLOSEST}
        zoomSnap={HALF}
        zoomControl={false}
        attributionControl={false}
        zoomAnimation={!still}
        fadeAnimation={!still}
        markerZoomAnimation={!still}
        inertia={!still}
      >
        <Ground language={language} markers={markers} tiles={ground} onFailed={() => setFailed(own)} />
        <ScaleControl imperial={false} position="bottomleft" />
        {area && <AreaLayer area={area} />}
        {head && (
          <MapMarkers
            markers={markers} head={head} raised={raised}
            texts={labels}
            onListing={actions.choose}
            onCluster={actions.open}
          />
        )}
      </MapContainer>
      {head && (
        <MapTools
          texts={labels}
          canDraw={head.messageInfo.canDraw !== false}
          hasArea={area?.kind === 'polygon'}
          onZoom={(step) => map?.setZoom(map.getZoom() + step)}
          onAll={actions.showAll}
          onDraw={actions.draw}
          onClear={actions.clear}
        />
      )}
      {head?.count === 0 && (
        <p className={styles.empty} role="status">
          {labels.empty}
        </p>
      )}
      {head && chosen && (
        <MapCard
          texts={labels}
          marqueeIgnore={head.marqueeIgnore}
          chosen={chosen} details={details} isRaised={head.messageInfo.controlsBelow === true}
          onPick={actions.pick}
          onOpen={actions.opened}
          onClose={actions.close}
        />
      )}
      {drawing && (
        <DrawLayer texts={labels} onDrawn={actions.drawn} onCancel={actions.stopDrawing} />
      )}
      {ground && <Attribution text={ground.attribution} />}
    </main>
  )
}

const BRAND = 'var(--brand)'

const markerColours = (colour: string | undefined): CSSProperties => {
  const properties: Record<`--${string}`, string> = {
    '--marker': colour ?? BRAND,
    '--on-marker': colour ? textOn(colour) : 'var(--on-brand)',
  }
  return properties
}
