import 'server-only'
import { createHash } from 'node:crypto'
import { linkLabel, linkOf, type ResolvedLink } from '@/content/link'
import type { Site } from '@/content/site'
import { pictureIn } from '@/domain/media/picture'
import { LANGUAGES, pickText } from '@/i18n/languages'
import { docIn, numberIn, textIn, textsIn, type AllLocales } from '@/lib/documents'
import { targetAt } from '@/routes/decide'
import { linkTarget } from '@/routes/link-target'
import type { LinkView, PopupView } from './views'
import type { Popup } from '@/payload-types'

/**
 * The promotional popup; null unless it is published and says something, and on the page to which its own link leads
 * (`target`, null for what the route table does not know). Spec §3, §4.
 */
export function popupView(site: Site, popup: AllLocales<Popup>, target: string | null): PopupView | null {
  if (popup.isPublished !== 'yes') return null
  const link = linkOf(site, popup)
  if (link && target !== null && linkedTarget(site, link) === target) return null
  const title = pickText(textsIn(popup, 'title'), site.language)
  const description = pickText(textsIn(popup, 'description'), site.language)
  const picture = pictureIn(popup.media, site.language)
  if (!title && !description && !picture) return null
  return {
    id: shownHash(popup),
    delay: numberIn(popup, 'delay') ?? 0,
    title,
    description,
    link: link && linkView(site, popup, link),
    picture,
  }
}

function linkView(site: Site, popup: AllLocales<Popup>, { external, href }: ResolvedLink): LinkView | null {
  const label = linkLabel(site, popup, 'linkLabel')
  return label && { label, href, external, current: false }
}

/** What a link leads to on the site, also by an address that staff typed, in whichever language; null for anything else. */
const linkedTarget = ({ routes, settings }: Site, { href, target }: ResolvedLink): string | null =>
  target ?? (href.startsWith('/') ? targetAt(href.replace(/[?#].*/, ''), routes, settings) : null)

/** What it is known again by: its words in every language, its link and its picture, and not when it was saved. */
function shownHash(popup: AllLocales<Popup>): string {
  const words = (['title', 'description', 'linkLabel'] as const).map((name) => LANGUAGES.map((language) => textsIn(popup, name)[language] ?? ''))
  const media = docIn(popup, 'media')
  const shown = [words, linkTarget(popup.reference), textIn(popup, 'url'), media && textIn(media, 'hash')]
  return createHash('sha256').update(JSON.stringify(shown)).digest('base64url').slice(0, 16)
}
