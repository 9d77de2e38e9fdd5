import type { Catalogue } from './catalogue'
import type { CatalogueRow } from './catalogue-row'
import { pickText, type Language } from '@/i18n/languages'
import { imageFile } from '@/lib/image-url'
import { mapPoint } from './points'
import type { ListingSnapshot, PictureItem } from '@/domain/map/protocol'
import type { CataloguePicture } from '@/domain/media/picture'
import { ribbonView } from '@/domain/properties/ribbon'

interface SnapshotFrame {
  language: Language
  /** Where the property's page is. */
  href: string
  /** What the states are called, such as "Under option". */
  stateNames: Record<'option' | 'sold' | 'rented' | 'lifeAnnuity', string>
}

/** Everything the map's card says of a property; null where no place is known. Spec §3. */
export function listingSnapshot(
  row: CatalogueRow,
  catalogue: Catalogue,
  frame: SnapshotFrame,
): ListingSnapshot | null {
  const { language, href, stateNames } = frame
  const point = mapPoint(row, catalogue)
  if (!point) return null
  const nameOf = (named: { names: Parameters<typeof pickText>[0] } | undefined): string =>
    pickText(named?.names, language)?.text ?? ''
  const ribbon = ribbonView(row, language)
  return {
    ...point,
    TypeDescription: pickText(row.headline, language)?.text ?? '',
    MainTypeName: row.typeId === null ? '' : nameOf(catalogue.types.get(row.typeId)),
    City: row.cityId === null ? '' : nameOf(catalogue.cities.get(row.cityId)),
    Zip: row.zip,
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
