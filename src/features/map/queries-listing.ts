import 'server-only'
import { siteIn } from '@/content/site'
import type { Language } from '@/i18n/languages'
import { speech } from '@/i18n/translator'
import type { ListingSnapshot } from '@/domain/map/protocol'
import { listingSnapshot } from '@/domain/search/snapshot'

/**
 * Everything the map's card says of a property, by its public number. Null where it is not public
 * in the language, or no place of it is known.
 */
export async function mapListing(language: Language, id: number): Promise<ListingSnapshot | null> {
  const { catalogue, href: hrefOf } = siteIn(language)
  const row = catalogue.get(id)
  const href = hrefOf(`property:${id}`)
  if (!row || !href || row.hiddenIn.includes(language)) return null
  const { t } = await speech(language)
  const stateNames = {
    option: t('Status.option'),
    sold: t('Status.sold'),
    rented: t('Status.rented'),
    lifeAnnuity: t('Status.lifeAnnuity'),
  }
  return listingSnapshot(row, catalogue, {
    language, href, stateNames,
    luxembourg: t('Codes.countryId.50'),
  })
}
