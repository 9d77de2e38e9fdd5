import 'server-only'
import { linkTarget } from '@/routes/link-target'
import { pickText, type Text } from '@/i18n/languages'
import { isLinkAddress, isWebAddress } from '@/lib/is-web-address'
import { docIn, textIn, textsIn, type Doc } from '@/lib/documents'
import type { Site } from './site'

interface Link {
  href: string
  /** Leads to another site: opens in a new tab. */
  external: boolean
  /** What the route index knows it by; null for an address that staff typed. */
  target: string | null
}

/**
 * Where a link of the content leads; null where that does not exist in the language, and for an
 * address that may not stand behind a link, which a draft can have. Spec §3, §8.
 */
export function linkOf(site: Site, doc: Doc): Link | null {
  const target = linkTarget(doc.reference)
  const url = textIn(doc, 'url').trim()
  const href = target ? site.href(target) : isLinkAddress(url) && url
  if (!href) return null
  return { href, external: isWebAddress(href), target }
}

/** The words of a link: its own, else the name of what it leads to. Spec §3, "Menu entry". */
export function linkLabel(site: Site, doc: Doc, field = 'title'): Text | null {
  const own = pickText(textsIn(doc, field), site.language)
  if (own) return own
  const reference = docIn(doc, 'reference')
  const target = reference && docIn(reference, 'value')
  if (!target) return null
  const names = { ...textsIn(target, 'name'), ...textsIn(target, 'title') }
  const name = textIn(target, 'name')
  return pickText(names, site.language) ?? (name ? { text: name, lang: site.language } : null)
}
