import 'server-only'
import { linkLabel, linkOf } from '@/content/link'
import type { Site } from '@/content/site'
import { pictureIn } from '@/domain/media/picture'
import { pickText } from '@/i18n/languages'
import { numberIn, textIn, textsIn, type AllLocales } from '@/lib/documents'
import type { LinkView, PopupView } from './views'
import type { Popup } from '@/payload-types'

/** The promotional popup; null unless it is published and says something. Spec §3, §4. */
export function popupView(site: Site, popup: AllLocales<Popup>): PopupView | null {
  if (popup.isPublished !== 'yes') return null
  const title = pickText(textsIn(popup, 'title'), site.language)
  const description = pickText(textsIn(popup, 'description'), site.language)
  const picture = pictureIn(popup.media, site.language)
  if (!title && !description && !picture) return null
  return {
    id: textIn(popup, 'updatedAt'),
    delay: numberIn(popup, 'delay') ?? 0,
    title,
    description,
    link: linkView(site, popup),
    picture,
  }
}

function linkView(site: Site, popup: AllLocales<Popup>): LinkView | null {
  const link = linkOf(site, popup)
  const label = linkLabel(site, popup, 'linkLabel')
  return link && label && { label, href: link.href, external: link.external, current: false }
}
