import { videoView } from '@/domain/rich-text/rich-text-video'
import type { AllLocales } from '@/lib/documents'
import { parseVideoLink, videoThumbnail } from '@/lib/video-link'
import type { FilmView } from './detail-views'
import type { PictureView } from '@/domain/media/picture'
import type { Property } from '@/payload-types'

/**
 * A video or tour behind a picture of the property; null where the address is none that the site
 * can play. Spec §5, "Video links".
 */
export function filmView(address: unknown, poster: PictureView | null): FilmView | null {
  const link = parseVideoLink(address)
  const video = videoView(address, poster)
  return link && video && { ...video, thumbnail: videoThumbnail(link) }
}

/**
 * The videos of a property, each behind a photograph of its own as long as there are: the first
 * one opens the page already. Spec §5.
 */
export function videosIn(doc: AllLocales<Property>, photos: readonly PictureView[]): FilmView[] {
  const addresses = Array.isArray(doc.videos) ? doc.videos : []
  return addresses.flatMap((address, index) => {
    const poster = photos[index + 1] ?? photos[0] ?? null
    return filmView(address, poster) ?? []
  })
}
