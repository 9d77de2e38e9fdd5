import type { Field } from 'payload'
import { env } from '@/lib/env'
import { isLinkAddress, isWebAddress } from '@/lib/is-web-address'
import { adminMessage } from './labels'

/** What a link can lead to on the site itself; it survives a move of its target. Spec §3. */
export const LINK_TARGETS = ['pages', 'articles', 'team-members', 'properties', 'projects'] as const

/** Accepts an http, https, mailto or tel address, or nothing; else says why not. Spec §3. */
export const linkAddress = (
  value: string | null | undefined,
  { req }: { req: { i18n: { language: string } } },
): string | true =>
  !value || isLinkAddress(value.trim()) || adminMessage('errors.linkAddress', req.i18n.language)

/**
 * Accepts an http or https address on another site than this one, or nothing: on this one the
 * address of a page could lead back to itself. Spec §3, `redirect`.
 */
export const addressElsewhere = (
  value: string | null | undefined,
  { req }: { req: { i18n: { language: string } } },
): string | true => {
  if (!value) return true
  if (!isWebAddress(value)) return adminMessage('errors.webAddress', req.i18n.language)
  const own = new URL(value.trim()).host === new URL(env().SITE_URL).host
  return !own || adminMessage('errors.redirectOwnSite', req.i18n.language)
}

/**
 * A link with a title of its own; blank takes the title of what it leads to. Spec §3, "Menu entry".
 */
export const entryFields = (): Field[] => [
  { name: 'title', type: 'text', localized: true, custom: { labels: 'header.entryTitle' } },
  ...linkFields(),
]

/**
 * Where a link leads: to something on the site, or to an address elsewhere, which opens in a new
 * tab. The first one wins where both are filled in. Spec §3, "Menu entry".
 */
export const linkFields = (): Field[] => [
  {
    type: 'row',
    fields: [
      {
        name: 'reference',
        type: 'relationship',
        relationTo: [...LINK_TARGETS],
        custom: { labels: 'link.reference' },
        admin: { width: '50%' },
      },
      {
        name: 'url',
        type: 'text',
        validate: linkAddress,
        custom: { labels: 'link.url' },
        admin: { width: '50%' },
      },
    ],
  },
]
