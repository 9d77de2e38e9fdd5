import 'server-only'
import { loadedMemory } from '@/content/memory/memory'
import { siteIn, type Site } from '@/content/site'
import { wishOf, wishTest } from '@/domain/alerts/wish'
import type { FormWords } from '@/domain/forms/answer-lines'
import { withCountry } from '@/domain/properties/with-country'
import { priceText, priceWithVatText } from '@/domain/properties/price'
import { shownPriceIn } from '@/domain/search/shown-price'
import { cardView } from '@/domain/search/card'
import { languageBit, listingOf, type Listing } from '@/domain/search/criteria/table'
import { groundOf } from '@/domain/search/search'
import { formatNumber } from '@/i18n/format'
import type { Language } from '@/i18n/languages'
import type { Speech } from '@/i18n/translator'
import { isDoc } from '@/lib/documents'
import { env } from '@/lib/env'
import { hrefInMail } from '@/lib/tracking'
import { subscriptionHref } from '../alerts/keys'
import { wishHref, wishLine } from '../alerts/wish-words'
import type { Digest } from './letters-alerts'

/** Of more there is a list on the site, to which the mail leads. */
const MOST_CARDS = 12

interface ToldRow {
  id: number
  subscription: number | null
  listing: number
  /** Euro; 0 where none was shown. */
  price: number
  /** Euro, what it cost before; 0 where it is new. */
  before: number
}

interface RunningSearch {
  id: number
  key: string
  language: Language
  criteria: unknown
}

interface OfferToTell {
  listing: Listing
  /** Euro; 0 where it is new. */
  before: number
}

/**
 * What a person is told of in one mail, of the rows that wait for it: what is still in the lists, live in
 * their language and what they look for, each property once, the newest first. Null where that is nothing.
 * `own` are all their searches that run: what found a property may have ended, and another find it too.
 * `keys` are those of the searches that it is for, `told` the rows that it tells of.
 */
export function digestOf(
  rows: readonly ToldRow[],
  own: readonly RunningSearch[],
  { speech, words }: { speech: Speech; words: FormWords },
): (Digest & { keys: string[]; told: number[] }) | null {
  const site = siteIn(speech.language)
  const ground = groundOf(loadedMemory().catalogue)
  const searches = own.map((search) => ({ ...search, meets: wishTest(wishOf(isDoc(search.criteria) ? search.criteria : {}), ground) }))
  const offers = new Map<number, OfferToTell>()
  const used = new Set<number>()
  const told: number[] = []
  for (const { before, id: row, listing: id, price, subscription } of rows) {
    const listing = listedIn(site, id)
    // A price that fell and has changed since is no news; what is new stays so at any price.
    if (!listing || (before > 0 && price !== listing.price)) continue
    const finds = searches.filter(({ meets }) => meets(listing))
    const search = finds.find((one) => one.id === subscription) ?? finds[0]
    if (!search) continue
    used.add(search.id)
    told.push(row)
    const isNew = before === 0 || offers.get(id)?.before === 0
    offers.set(id, { listing, before: isNew ? 0 : before })
  }
  const newest = [...offers.values()].sort((one, other) => other.listing.created - one.listing.created)
  const shown = searches.filter(({ id }) => used.has(id))
  const [first] = shown
  if (!first) return null
  return {
    cards: newest.slice(0, MOST_CARDS).map((one) => cardOf(one, site, speech)),
    count: newest.length,
    allHref: absolute(wishHref(first.criteria, site)),
    manage: shown.map(({ criteria, key }) => ({
      text: speech.t('Mail.alert.manage', { search: wishLine(criteria, words, site) }),
      href: subscriptionHref(speech.language, key),
    })),
    keys: shown.map(({ key }) => key),
    told,
  }
}

const absolute = (path: string): string => new URL(path, env().SITE_URL).href

function listedIn({ catalogue, href, language }: Site, id: number): Listing | null {
  const row = catalogue.get(id)
  const listing = row && listingOf(row)
  const isShown = listing?.goal && (listing.hidden & languageBit(language)) === 0 && href(`property:${id}`)
  return isShown ? listing : null
}

function cardOf({ before, listing: { id, row } }: OfferToTell, site: Site, speech: Speech): Digest['cards'][number] {
  const { t } = speech
  const path = site.href(`property:${id}`) ?? '/'
  const card = cardView(row, site.catalogue, site.language, path)
  const area = (square: number | null, name: string): string | false =>
    square !== null && square > 0 && `${name} ${formatNumber(square, site.language)}\u00a0m²`
  const facts = [
    before > 0 && t('Mail.alert.was', { price: priceText(shownPriceIn({ ...row, price: before }, site.language), speech) }),
    card.bedrooms !== null && card.bedrooms > 0 && t('Mail.alert.bedrooms', { count: card.bedrooms }),
    area(card.livingArea, t('Facts.surfaceLiving')),
    area(card.plotArea, t('Facts.surfaceGround')),
    priceWithVatText(card.price, speech),
  ]
  return {
    label: before > 0 ? t('Mail.alert.price') : t('Mail.alert.new'),
    title: [card.type.text, withCountry(card.city?.text ?? card.zip, card.isInLuxembourg, t)].filter(Boolean).join(', '),
    price: priceText(card.price, speech),
    facts: facts.filter((fact) => typeof fact === 'string'),
    href: hrefInMail(path, env().SITE_URL),
    fell: before > 0,
  }
}
