import 'server-only'
import { readGlobal } from '@/content/read-documents'
import { LANGUAGES, type Language } from '@/i18n/languages'
import { isColour } from '@/lib/contrast'
import { textIn } from '@/lib/documents'
import { MAP_TYPES, type Tiles } from '@/domain/map/protocol'
import type { MapTexts } from '@/domain/map/text-names'
import { isTilesUrl } from '@/domain/map/tiles'
import type { MapView } from '@/domain/map/views'

/** Values of `Marquee` that say nothing: their ribbon is not shown. Spec §3. */
const SILENT = [0]

/** How the site shows its maps, from the settings. Spec §3, "Settings"; §7. */
export async function mapView(language: Language): Promise<MapView> {
  const settings = await readGlobal('settings')
  const colour = textIn(settings, 'mapMarkerColour') || textIn(settings, 'brandColour')
  return {
    language,
    mapType: MAP_TYPES.find((type) => type === settings.mapType) ?? 'prices',
    customMarker: isColour(colour) ? { colour } : {},
    marqueeIgnore: SILENT,
    listingHref: `/find/listing/${language}/{id}`,
  }
}

/** The tiles of the settings; null where there are none. */
export async function mapTiles(): Promise<Tiles | null> {
  const settings = await readGlobal('settings')
  const url = textIn(settings, 'mapTilesUrl')
  return isTilesUrl(url) ? { url, attribution: textIn(settings, 'mapAttribution') } : null
}

/** The words of the frame in every language: a host names the language, not each word. */
export async function mapTexts(): Promise<Record<Language, MapTexts>> {
  const texts = await Promise.all(
    LANGUAGES.map(async (language) => {
      const { default: messages } = (await import(`@/i18n/messages/${language}.json`)) as {
        default: { Map: MapTexts }
      }
      return [language, messages.Map] as const
    }),
  )
  return Object.fromEntries(texts) as Record<Language, MapTexts>
}
