import type { Catalogue } from './catalogue'
import type { CatalogueRow } from './catalogue-row'
import { pickText, type Language } from '@/i18n/languages'
import { imageFile } from '@/lib/image-url'
import { mapPoint } from './points'
import { offeredPriceIn, shownRate } from './shown-price'
import type { ListingSnapshot, PictureItem } from '@/domain/map/protocol'
import type { CataloguePicture } from '@/domain/media/picture'
import { townName } from '@/domain/properties/town-name'
import { isInLuxembourg } from '@/domain/properties/region'
import { ribbonView } from '@/domain/properties/ribbon'

interface SnapshotFrame {
  language: Language
  /** Where the property's page is. */
  href: string
  /** What Luxembourg is called. */
  luxembourg: string
  /** What the states are called, such as "Under option". */
  stateNames: Record<'option' | 'sold' | 'rented' | 'lifeAnnuity', string>
}

/** Everything the map's card says of a property; null where no place is known. Spec §3. */
export function listingSnapshot(
  row: CatalogueRow,
  catalogue: Catalogue,
  frame: SnapshotFrame,
): ListingSnapshot | null {
  const { language, href, luxembourg, stateNames } = frame
  const point = mapPoint(row, catalogue, language)
  if (!point) return null
  const ribbon = ribbonView(row, language)
  const vatPercent = shownRate(row, language)
  const price = offeredPriceIn(row, language)
  return {
    ...point,
    ...(price.kind === 'amount' && price.charges !== undefined && { Charges: price.charges }),
    ...(point.VatExcluded && vatPercent && { VatPercent: vatPercent }),
    TypeDescription: pickText(row.headline, language)?.text ?? '',
    MainTypeName: pickText(catalogue.types.get(row.typeId ?? -1)?.names, language)?.text ?? '',
    City: townName(catalogue.cities.get(row.cityId ?? -1), language)?.text ?? '',
    Zip: row.zip,
    ...(isInLuxembourg(row.countryId) && { CountryName: luxembourg }),
    Url: href,
    ...(ribbon && {
      MarqueeName: ribbon.kind === 'text' ? ribbon.text.text : stateNames[ribbon.kind],
    }),
    ...(row.picture && { SmallPictureItem: pictureItem(row.picture) }),
  }
}

const SMALL = 400

function pictureItem({ hash, width, height }: CataloguePicture): PictureItem {
  const shown = Math.min(SMALL, width)
  return {
    Url: `/media/${hash}/${imageFile({ width: SMALL })}`,
    Width: shown,
    Height: width > 0 ? Math.round((height * shown) / width) : 0,
  }
}
