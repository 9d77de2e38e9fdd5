import { NextIntlClientProvider } from 'next-intl'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { DetailMap } from '@/features/map/components/DetailMap'
import { ListMap } from '@/features/map/components/ListMap'
import type { MapView } from '@/domain/map/views'
import messages from '@/i18n/messages/fr.json'

const map: MapView = {
  language: 'fr', mapType: 'prices', customMarker: {}, marqueeIgnore: [0],
  listingHref: '/find/listing/fr/{id}',
}
const point = { ID: 4711, Latitude: 50.467, Longitude: 4.867 }

const rendered = (node: ReactNode): string =>
  renderToStaticMarkup(
    <NextIntlClientProvider locale="fr" messages={messages} timeZone="Europe/Brussels">
      {node}
    </NextIntlClientProvider>,
  )

describe('ListMap', () => {
  it('is hidden until it is opened, and has no frame before', () => {
    const html = rendered(<ListMap map={map} pointsHref="/find/points/fr/sale/-" />)
    expect(html).toMatch(/<section[^>]* data-map=""[^>]* aria-label="Carte"[^>]* hidden=""/)
    expect(html).not.toContain('iframe')
  })

  it('is there where the page opens with it', () => {
    const html = rendered(<ListMap map={map} pointsHref="/find/points/fr/sale/-" open />)
    expect(html).not.toMatch(/<section[^>]* hidden/)
  })
})

describe('DetailMap', () => {
  it('is a button, without a frame', () => {
    const html = rendered(<DetailMap map={map} point={point} />)
    expect(html).toMatch(/<button[^>]*>.*Afficher sur la carte/)
    expect(html).not.toContain('iframe')
    expect(html).not.toContain('centre de la commune')
  })

  it('says before it is opened that a hidden address stands in its town', () => {
    const html = rendered(<DetailMap map={map} point={{ ...point, AddressPublic: false }} />)
    expect(html).toContain('Afficher la commune sur la carte')
    expect(html).toContain('placé au centre de la commune')
  })
})
