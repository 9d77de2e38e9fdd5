import 'server-only'
import { loadedMemory } from '@/content/memory/memory'
import { siteIn, siteLanguageFor, type Site } from '@/content/site'
import { wishOf, wishTest } from '@/domain/alerts/wish'
import type { FormWords } from '@/domain/forms/answer-lines'
import { withCountry } from '@/domain/properties/with-country'
import { priceText, priceWithChargesText, priceWithVatText } from '@/domain/properties/price'
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

/** A row that waits, with what it tells of and the search that finds it. */
interface Find {
  row: ToldRow
  listing: Listing
  search: RunningSearch
}

/** What a person is told of in one language. */
export interface DigestShare {
  language: Language
  finds: readonly [Find, ...Find[]]
}

/**
 * What a person is told of in one mail each, by the languages of their searches, of the rows that wait for it: what is
 * still in the lists, live in the language of a search that looks for it. `own` are all their searches that run: what
 * found a property may have ended, and another find it too, in another language. Each row is told once.
 */
export function digestShares(rows: readonly ToldRow[], own: readonly RunningSearch[]): DigestShare[] {
  const ground = groundOf(loadedMemory().catalogue)
  const searches = own.map((search) => ({
    search, site: siteIn(siteLanguageFor(search.language)),
    meets: wishTest(wishOf(isDoc(search.criteria) ? search.criteria : {}), ground),
  }))
  const shares = new Map<Language, [Find, ...Find[]]>()
  for (const row of rows) {
    const finds = searches.flatMap(({ meets, search, site }) => {
      const listing = newsOf(row, site)
      return listing && meets(listing) ? [{ language: site.language, find: { row, listing, search } }] : []
    })
    const chosen = finds.find(({ find }) => find.search.id === row.subscription) ?? finds[0]
    const share = chosen && shares.get(chosen.language)
    if (share) share.push(chosen.find)
    else if (chosen) shares.set(chosen.language, [chosen.find])
  }
  return [...shares].map(([language, finds]) => ({ language, finds }))
}

/** What a row tells of, as it stands in the lists of a language now; null where it is in none, or no news any more. */
function newsOf({ before, listing: id, price }: ToldRow, site: Site): Listing | null {
  const listing = listedIn(site, id)
  // A price that fell and has changed since is no news; what is new stays so at any price.
  return listing && before > 0 && price !== listing.price ? null : listing
}

/** What one mail tells of its share, each property once, the newest first. `keys` are those of the searches that it is for. */
export function digestOf({ finds }: DigestShare, { speech, words }: { speech: Speech; words: FormWords }): Digest & { keys: string[] } {
  const site = siteIn(speech.language)
  const offers = new Map<number, OfferToTell>()
  for (const { listing, row } of finds) {
    const isNew = row.before === 0 || offers.get(listing.id)?.before === 0
    offers.set(listing.id, { listing, before: isNew ? 0 : row.before })
  }
  const newest = [...offers.values()].sort((one, other) => other.listing.created - one.listing.created)
  const shown = [...new Set(finds.map(({ search }) => search))].sort((one, other) => one.id - other.id)
  return {
    cards: newest.slice(0, MOST_CARDS).map((one) => cardOf(one, site, speech)),
    count: newest.length,
    searches: shown.map(({ criteria, key }) => ({
      search: wishLine(criteria, { speech, words }, site), listHref: absolute(wishHref(criteria, site)), manageHref: subscriptionHref(speech.language, key),
    })),
    keys: shown.map(({ key }) => key),
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
    price: priceWithChargesText(card.price, speech),
    facts: facts.filter((fact) => typeof fact === 'string'),
    href: hrefInMail(path, env().SITE_URL),
    fell: before > 0,
  }
}
