import 'server-only'
import { createHmac } from 'node:crypto'
import { z } from 'zod'
import { readSigned, secretFor, signed } from '@/content/signed'
import { personalHref } from '@/content/personal-links'
import { hrefInAnyLanguage, siteIn } from '@/content/site'
import type { Language } from '@/i18n/languages'
import { env } from '@/lib/env'

const OWN = 'alert'
const MANY = 'alert unsubscribe'
const ERASED = '-'
const own = z.object({ key: z.string() })
const many = z.object({ keys: z.array(z.string()) })

/** The original path of the page on which somebody confirms, changes and ends what they asked for. */
export const MY_ALERT = '/my-alert/'

/** A text by which whoever reads the mail of a subscription may decide on it. */
export const subscriptionLink = (key: string): string => signed(OWN, { key })

/** The key of the subscription that such a text is for; null for any other text. */
export const readSubscriptionLink = (text: string): string | null => {
  const read = own.safeParse(readSigned(OWN, text))
  return read.success ? read.data.key : null
}

/** A text by which the page of a subscription says that it was erased. */
export const erasedLink = (): string => subscriptionLink(ERASED)

/** Whether the key of a link says that what it was for has been erased. */
export const isErased = (key: string | null): boolean => key === ERASED

/**
 * The page of a subscription below the site, for whoever holds such a text, or for nobody in particular; the
 * home page where it is gone.
 */
export function subscriptionPath(language: Language, link: string | null): string {
  const site = siteIn(language)
  const there = link === null ? hrefInAnyLanguage(site, MY_ALERT) : personalHref(site, MY_ALERT, link)
  return there ?? site.hrefOfOriginal('/')
}

/** The whole address of the page of a subscription, in a language. */
export const subscriptionHref = (language: Language, key: string): string =>
  new URL(subscriptionPath(language, subscriptionLink(key)), env().SITE_URL).href

/** The address by which a mail program ends the subscriptions that a mail was written for. */
export const unsubscribeHref = (keys: readonly string[]): string =>
  new URL(`/forms/unsubscribe?key=${signed(MANY, { keys })}`, env().SITE_URL).href

/** The keys of the subscriptions in such an address; none for any other text. */
export const readUnsubscribeLink = (text: string): string[] => {
  const read = many.safeParse(readSigned(MANY, text))
  return read.success ? read.data.keys : []
}

/** The key under which an address has the newsletter: there is one for each, and it tells nothing of it. */
export const newsletterKey = (email: string): string =>
  createHmac('sha256', secretFor('newsletter')).update(email.toLowerCase()).digest('hex').slice(0, 32)
