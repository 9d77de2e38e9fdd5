import { numberIn, type AllLocales } from '@/lib/documents'
import type { Setting } from '@/payload-types'

const OTHERWISE = 6

/** How long each of several pictures is shown, in seconds, as the settings say; 6 where they do not. Spec §2, "gallery". */
export const slideSeconds = (settings: AllLocales<Setting>): number =>
  numberIn(settings, 'bannerInterval') ?? OTHERWISE
