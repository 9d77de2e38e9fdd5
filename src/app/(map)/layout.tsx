import type { ReactNode } from 'react'
import { loadedMemory } from '@/content/memory/memory'
import { brandStyle } from '@/shell/brand-style'
import { siteColours } from '@/shell/queries'
import '@/styles/fonts.css'
import '@/styles/tokens.css'
import 'leaflet/dist/leaflet.css'
import './map.css'

/** The map's own document: the site's colours and type, nothing of its shell. */
export default async function MapLayout({ children }: { children: ReactNode }) {
  return (
    // By its mark a page around it knows that it is the map that came.
    <html data-map-page="" lang={loadedMemory().settings.defaultLanguage} style={brandStyle(await siteColours())}>
      <body>{children}</body>
    </html>
  )
}
