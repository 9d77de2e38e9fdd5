import { parseVideoLink, videoEmbedUrl } from '@/lib/video-link'
import type { VideoView } from './rich-text-view'
import type { PictureView } from '@/domain/media/picture'

/**
 * A video or tour by its address, with the picture it waits behind; null where the address is
 * none that the site can play. Spec §5, "Video links".
 */
export function videoView(address: unknown, poster: PictureView | null): VideoView | null {
  const link = parseVideoLink(address)
  if (!link) return null
  return { url: link.url, embed: videoEmbedUrl(link), file: link.kind === 'file', poster }
}
