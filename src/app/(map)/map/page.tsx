import type { Metadata } from 'next'
import { loadedMemory } from '@/content/memory/memory'
import { FrameLoader } from '@/features/map/components/FrameLoader'
import { mapTexts, mapTiles } from '@/features/map/queries'

/** What settings say of the map is read at each request: there is no page to keep. */
export const dynamic = 'force-dynamic'

/** It is named in the language of the site; it takes over that of its host. */
export async function generateMetadata(): Promise<Metadata> {
  const texts = await mapTexts()
  const title = texts[loadedMemory().settings.defaultLanguage].map
  return { title, robots: { index: false, follow: false } }
}

export default async function MapPage() {
  const [texts, tiles] = await Promise.all([mapTexts(), mapTiles()])
  return <FrameLoader texts={texts} tiles={tiles} origins={loadedMemory().settings.mapOrigins} />
}
