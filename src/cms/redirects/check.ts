import {
  ValidationError,
  type CollectionAfterChangeHook,
  type CollectionBeforeChangeHook,
  type FieldHook,
  type PayloadRequest,
  type TextFieldSingleValidation,
} from 'payload'
import { idOf } from '@/lib/documents'
import { env } from '@/lib/env'
import { isWebAddress } from '@/lib/is-web-address'
import { mendedLink } from '@/lib/mended-link'
import { linkTarget } from '@/routes/link-target'
import { targetAt } from '@/routes/decide'
import { OwnRedirects, redirectEnd, type KnownAddresses, type OwnRedirect } from '@/routes/own-redirects'
import { RouteIndex } from '@/routes/route-index'
import { typedFrom } from '@/routes/typed-from'
import { and, eq, ne } from '../database/drizzle'
import { sqlOf, tableOf } from '../database/sql'
import { adminMessage } from '../fields/labels'
import { readSiteSettings } from '../globals/site-settings'
import { knownAddresses } from '../known-paths'
import { nameOfTarget } from '../route-table/owner-names'
import { readRedirects } from './stored'

/** What visitors get now; on a command line only the settings are known. */
const known = async ({ payload }: PayloadRequest): Promise<KnownAddresses> =>
  knownAddresses() ?? {
    routes: new RouteIndex(),
    redirects: new OwnRedirects(),
    settings: await readSiteSettings(payload),
  }

/** Brings the address that is sent on into the form in which it is looked up; what is wrong stays as it was typed. */
export const storeFrom: FieldHook = async ({ req, value }) => {
  if (typeof value !== 'string' || value.trim() === '') return value as unknown
  const { settings } = await known(req)
  const typed = typedFrom(value, env().SITE_URL, settings)
  return 'from' in typed ? typed.from : value
}

/** Accepts an address of the site at which nothing stands and that no other redirect sends on; else says why not. */
export const checkFrom: TextFieldSingleValidation = async (value, { id, req }) => {
  const { language } = req.i18n
  if (typeof value !== 'string' || value.trim() === '') return req.t('validation:required')
  const { routes, settings } = await known(req)
  const typed = typedFrom(value, env().SITE_URL, settings)
  if ('wrong' in typed) return wrongFrom(typed.wrong, language)
  const { from } = typed
  const target = targetAt(encodeURI(from), routes, settings)
  if (target) {
    const name = await nameOfTarget(req, target)
    return adminMessage('errors.redirectTaken', language, { path: from, name })
  }
  const table = tableOf(req.payload, 'redirects')
  const other = typeof id === 'number' ? ne(table.id, id) : undefined
  const rows = await (await sqlOf(req)).select({ id: table.id }).from(table).where(and(eq(table.from, from), other))
  return rows.length === 0 || adminMessage('errors.redirectTwice', language, { path: from })
}

function wrongFrom(wrong: Extract<ReturnType<typeof typedFrom>, { wrong: string }>['wrong'], language: string): string {
  if (wrong === 'otherSite') return adminMessage('errors.redirectOtherSite', language)
  if (wrong === 'query') return adminMessage('errors.redirectQuery', language)
  return wrong === 'reserved' ? adminMessage('errors.redirectReserved', language) : adminMessage('errors.redirectNoAddress', language)
}

/** Accepts a path of the site or a web address, or nothing where something on the site is chosen. */
export const checkTo: TextFieldSingleValidation = (value, { req, siblingData }) => {
  const { language } = req.i18n
  const { reference } = siblingData as { reference?: unknown }
  if (!value) return Boolean(reference) || adminMessage('errors.redirectNoTarget', language)
  // Whatever is sent, not only what the form sends.
  const address = typeof value === 'string' ? mendedLink(value, env().SITE_URL) : null
  return address?.startsWith('/') || isWebAddress(address) || adminMessage('errors.redirectTo', language)
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''

type SavedRedirect = { reference?: { relationTo: string; value: unknown } | null; url?: string | null; from?: string; active?: boolean | null }

/** Refuses a redirect that is on and leads to nothing, or back to where it began, whatever stands between. */
export const refuseDeadEnds: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const { active, from, reference, url } = { ...originalDoc, ...data } as SavedRedirect
  const to = reference ? await targetOf(req, reference) : isText(url) && mendedLink(url, env().SITE_URL)
  // What is no address is refused by its field.
  if (active === false || !isText(to) || !isText(from)) return data
  const { routes, settings } = await known(req)
  const id = idOf(originalDoc) ?? 0
  const redirect: OwnRedirect = { id, from, to, permanent: true }
  const others = (await readRedirects(req.payload, await sqlOf(req))).filter((one) => one.id !== id)
  const end = redirectEnd(redirect, { routes, settings, redirects: new OwnRedirects([...others, redirect]) })
  const { language } = req.i18n
  if (end.kind === 'circle') refuse(reference, adminMessage('errors.redirectCircle', language, { path: from }))
  // What is chosen may be published later.
  if (end.kind === 'nowhere' && !reference) refuse(null, adminMessage('errors.redirectNowhere', language, { path: to }))
  return data
}

function refuse(reference: unknown, message: string): never {
  throw new ValidationError({ collection: 'redirects', errors: [{ message, path: reference ? 'reference' : 'url' }] })
}

/** How the route table calls what a relation leads to. */
async function targetOf(req: PayloadRequest, { relationTo, value }: NonNullable<SavedRedirect['reference']>): Promise<string | null> {
  const id = idOf(value)
  if (relationTo !== 'properties' && relationTo !== 'projects') return linkTarget({ relationTo, value: id })
  const table = tableOf(req.payload, relationTo)
  const [row] = await (await sqlOf(req)).select({ listingId: table.listingId }).from(table).where(eq(table.id, id ?? 0))
  return linkTarget({ relationTo, value: row ?? null })
}

/** What is sent on from now on is missed no longer. */
export const forgetMissed: CollectionAfterChangeHook = async ({ doc, req }) => {
  if (!doc.active) return
  const missing = tableOf(req.payload, 'missing_addresses')
  await (await sqlOf(req)).delete(missing).where(eq(missing.address, String(doc.from)))
}
