import type { TextView } from '@/i18n/languages'

/** A property in the results dropdown. Spec §2. */
export interface PropertyRowView {
  id: number
  href: string
  /** Cut at 100 characters; null where nothing is written. */
  description: TextView | null
  /** Of the picture's files, and where its subject is, in percent; null without a picture. */
  picture: { hash: string; focalX: number; focalY: number } | null
}
