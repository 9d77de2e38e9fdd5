import { numberIn, type AllLocales } from '@/lib/documents'
import type { Setting } from '@/payload-types'

/** How long each is shown where the settings do not say it, in seconds. */
export const SLIDE_SECONDS = 6

/** How long each of several pictures is shown, in seconds, as the settings say; `SLIDE_SECONDS` where they do not. Spec §2, "gallery". */
export const slideSeconds = (settings: AllLocales<Setting>): number =>
  numberIn(settings, 'bannerInterval') ?? SLIDE_SECONDS
