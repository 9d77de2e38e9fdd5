import { parseVideoLink } from '@/lib/video-link'
import { adminMessage } from './labels'

/** Accepts the address of a video or tour that the site can play, or nothing. Spec §5. */
export const videoAddress = (
  value: string | null | undefined,
  { req }: { req: { i18n: { language: string } } },
): string | true =>
  !value || parseVideoLink(value) !== null || adminMessage('errors.videoAddress', req.i18n.language)
