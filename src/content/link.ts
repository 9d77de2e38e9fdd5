import 'server-only'
import { cardView, typeAndTown } from '@/domain/search/card'
import { readTarget } from '@/routes/entry'
import { linkTarget } from '@/routes/link-target'
import { pickText, type TextView } from '@/i18n/languages'
import { env } from '@/lib/env'
import { isWebAddress } from '@/lib/is-web-address'
import { mendedLink } from '@/lib/mended-link'
import { docIn, isDoc, textIn, textsIn, type FieldOf } from '@/lib/documents'
import { noteLinked } from './linked-listings'
import type { Site } from './site'

/** The fields of a link: something on the site, or an address. */
export interface StoredLink {
  readonly reference?: unknown
  readonly url?: unknown
}

/** One that says in `title` what it leads to. */
export interface TitledLink extends StoredLink {
  readonly title?: unknown
}

export interface ResolvedLink {
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
export function linkOf(site: Site, doc: StoredLink): ResolvedLink | null {
  const target = linkTarget(doc.reference)
  noteLinked(doc.reference, target)
  const href = target ? site.href(target) : mendedLink(textIn(doc, 'url'), env().SITE_URL)
  if (!href) return null
  return { href, external: isWebAddress(href), target }
}

/** The words of a link: its own, else the name of what it leads to; null where that has none. Spec §3, "Menu entry". */
export function linkLabel<D extends StoredLink>(
  site: Site,
  doc: D,
  field: FieldOf<D>,
): TextView | null {
  return pickText(textsIn(doc, field), site.language) ?? propertyTitle(site, doc) ?? storedName(site, doc)
}

/** What a property is called: its headline, else its type and town; null for anything else, and for one that visitors do not see. */
function propertyTitle({ catalogue, language }: Site, { reference }: StoredLink): TextView | null {
  const { id, kind } = readTarget(linkTarget(reference) ?? '') ?? {}
  const row = kind === 'property' && id !== undefined ? catalogue.get(id) : undefined
  if (!row) return null
  const card = cardView(row, catalogue, language, '')
  const title = card.headline ?? typeAndTown(card)
  return title.text ? title : null
}

function storedName(site: Site, { reference }: StoredLink): TextView | null {
  const target = isDoc(reference) ? docIn(reference, 'value') : null
  if (!target) return null
  const names = { ...textsIn(target, 'name'), ...textsIn(target, 'title') }
  const name = textIn(target, 'name')
  return pickText(names, site.language) ?? (name ? { text: name, lang: site.language } : null)
}
