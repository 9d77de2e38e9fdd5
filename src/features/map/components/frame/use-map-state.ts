import type { Map as LeafletMap } from 'leaflet'
import { useEffect, useState } from 'react'
import type { Marker } from '@/domain/map/cluster-index'
import type { MapHead } from '../../cluster-requests'
import { CLOSEST } from '@/domain/map/cluster-index'
import type { Heard } from '../../frame-host'
import type { ListingSnapshot, MapArea, MapPlace } from '@/domain/map/protocol'
import { rounded } from '@/domain/map/rounded'
import type { Pixel } from '@/domain/map/simplify'
import type { Chosen } from './MapCard'
import { useClusterClient } from './use-cluster-client'
import { useHost } from './use-host'
import { useMarkers } from './use-markers'
import { useMoves } from './use-moves'
import { clearOfCard, fitOf, keepOpened, openOn, whenStill, wholeView } from './view'

type Cluster = Extract<Marker, { kind: 'cluster' }>

const NO_DETAILS: ReadonlyMap<number, ListingSnapshot> = new Map()

/** What the map shows, and what the visitor and the host do with it. */
export function useMapState(map: LeafletMap | null, origins: readonly string[]) {
  const client = useClusterClient()
  const [head, setHead] = useState<MapHead | null>(null)
  const [area, setArea] = useState<MapArea | null>(null)
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const [pointedAt, setPointedAt] = useState<ListingSnapshot | null>(null)
  const [details, setDetails] = useState(NO_DETAILS)
  const [drawing, setDrawing] = useState(false)
  const markers = useMarkers(map, client, head)
  useEffect(() => (map ? keepOpened(map) : undefined), [map])

  const pointAt = async (id: number | null): Promise<void> =>
    setPointedAt(id === null ? null : ((await client?.ask({ ask: 'find', id })) ?? null))

  const load = async (text: string): Promise<void> => {
    const loaded = await client?.ask({ ask: 'load', text })
    if (!loaded || !map) return
    const { area: marked = null, highlight = null, keepView } = loaded.messageInfo
    setHead(loaded)
    setArea(marked)
    setChosen(null)
    setDetails(NO_DETAILS)
    if (!keepView || !head) whenStill(map, () => openOn(map, loaded))
    say({ type: 'shown', count: loaded.count })
    await pointAt(highlight)
  }

  const heard = (message: Heard): void => {
    switch (message.type) {
      case 'data':
        return void load(message.text)
      case 'highlight':
        return void pointAt(message.ID)
      case 'area':
        return setArea(message.area)
      case 'mode':
        return setDrawing(message.draw)
      case 'details':
        return setDetails((known) => new Map(known).set(message.listing.ID, message.listing))
    }
  }

  const say = useHost(map !== null && client !== null, origins, heard)
  useMoves(map, (bounds) => say({ type: 'moved', bounds, by: 'visitor' }))

  const select = (listing: ListingSnapshot): void => {
    say({ type: 'select', ID: listing.ID })
    if (map) clearOfCard(map, listing, head?.messageInfo.controlsBelow === true)
  }

  /** Gives the focus of what goes away to what stays, once that is rendered; to the map where that is not there. */
  const focusOn = (selector: string): void =>
    void window.setTimeout(() => (document.querySelector<HTMLElement>(selector) ?? map?.getContainer())?.focus())
  const focusOnDraw = (): void => focusOn('[data-draw]')

  const choose = (listing: ListingSnapshot): void => {
    setChosen({ listings: [listing], count: 1, picked: listing })
    select(listing)
  }

  const open = async ({ cluster, count, latitude, longitude }: Cluster): Promise<void> => {
    const group = await client?.ask({ ask: 'group', cluster })
    if (!group || !map) return
    if (group.zoom <= CLOSEST) {
      // Its marker goes as the map comes nearer.
      map.getContainer().focus()
      whenStill(map, () => map.setView([latitude, longitude], group.zoom))
    } else setChosen({ listings: group.listings, count, picked: null })
  }

  const pick = (picked: ListingSnapshot | null): void => {
    setChosen((before) => before && { ...before, picked })
    if (picked) select(picked)
  }

  const close = (): void => {
    setChosen(null)
    // The marker is rendered anew.
    focusOn(`[data-listing="${chosen?.picked?.ID ?? ''}"]`)
  }

  const mark = (next: MapArea | null): void => {
    setArea(next)
    setDrawing(false)
    focusOnDraw()
  }

  const drawn = (corners: Pixel[]): void => {
    if (!map) return
    const points = corners.map(({ x, y }): MapPlace => {
      const { lat, lng } = map.containerPointToLatLng([x, y])
      return [rounded(lat), rounded(lng)]
    })
    mark({ kind: 'polygon', points })
    say({ type: 'drawn', points })
  }

  const clear = (): void => {
    mark(null)
    say({ type: 'cleared' })
  }

  const showAll = (): void => {
    const view = map && head && wholeView(head, area)
    if (view) whenStill(map, () => map.fitBounds(view, fitOf(map)))
  }

  const actions = {
    choose, pick, close, drawn, clear, showAll,
    open: (cluster: Cluster) => void open(cluster),
    opened: (ID: number) => say({ type: 'opened', ID }),
    draw: () => {
      setChosen(null)
      setDrawing(true)
    },
    stopDrawing: () => {
      setDrawing(false)
      focusOnDraw()
    },
  }
  return { head, area, chosen, pointedAt, details, drawing, markers, actions }
}
