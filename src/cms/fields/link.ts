import type { Field, FieldHook, TextFieldSingleValidation } from 'payload'
import { env } from '@/lib/env'
import { isWebAddress } from '@/lib/is-web-address'
import { isOwnAddress, mendedLink } from '@/lib/mended-link'
import { relationAt } from '../inner-links'
import { isAutosave } from '../saves/autosave'
import { adminMessage } from './labels'

/** What a link can lead to on the site itself; it survives a move of its target. Spec §3. */
export const LINK_TARGETS = ['pages', 'articles', 'team-members', 'properties', 'projects'] as const

/**
 * Accepts what can stand behind a link once it is mended (`www.a.be`, a path of this site), or
 * nothing; else says why not. Spec §3.
 */
export const linkAddress = (
  value: string | null | undefined,
  { req }: { req: { i18n: { language: string } } },
): string | true =>
  !value ||
  mendedLink(value, env().SITE_URL) !== null ||
  adminMessage('errors.linkAddress', req.i18n.language)

const LINK = { labels: 'link', validate: linkAddress }

/**
 * On a save by hand mends an address that was typed or pasted; that of something on the site becomes
 * a link to it, in the field beside it, so that it follows its moves.
 */
const followTarget: FieldHook = async ({ req, siblingData, value }) => {
  if (typeof value !== 'string' || isAutosave(req)) return value as unknown
  const address = mendedLink(value, env().SITE_URL)
  const link = siblingData as { reference?: unknown }
  const found = address !== null && !link.reference ? await relationAt(address, req) : null
  if (!found) return address ?? value
  link.reference = found
  return null
}

/**
 * Accepts an http or https address on another site than this one, or nothing: on this one, which answers with `www.`
 * and without, it could lead back to itself. `ownSiteWords` is what is said of such, in a language. Spec §3, `redirect`.
 */
export const addressElsewhere =
  (ownSiteWords: (language: string) => string): TextFieldSingleValidation =>
  (value, { req }) => {
    if (!value) return true
    if (!isWebAddress(value)) return adminMessage('errors.webAddress', req.i18n.language)
    return !isOwnAddress(value, env().SITE_URL) || ownSiteWords(req.i18n.language)
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
 * tab. The first one wins where both are filled in. Spec §3, "Menu entry". `own` gives it other words, and
 * says which addresses it accepts.
 */
export const linkFields = (own: { labels: string; validate: TextFieldSingleValidation } = LINK): Field[] => [
  {
    type: 'row',
    fields: [
      {
        name: 'reference',
        type: 'relationship',
        relationTo: [...LINK_TARGETS],
        custom: { labels: `${own.labels}.reference` },
        admin: { width: '50%' },
      },
      {
        name: 'url',
        type: 'text',
        validate: own.validate,
        hooks: { beforeValidate: [followTarget] },
        custom: { labels: `${own.labels}.url` },
        admin: { width: '50%' },
      },
    ],
  },
]
