import { pickText, type Language, type TextView } from '@/i18n/languages'
import type { Catalogue } from './catalogue'
import type { CatalogueRow } from './catalogue-row'
import { advertisedLabel } from '@/domain/properties/energy-label'
import { pictureView } from '@/domain/media/picture'
import { isInLuxembourg, regionOf } from '@/domain/properties/region'
import { ribbonView } from '@/domain/properties/ribbon'
import { offeredPriceIn } from './shown-price'
import { townName } from '@/domain/properties/town-name'
import { typeIcon } from '@/domain/properties/type-icon'
import type { PropertyCardView } from '@/domain/properties/views'

/**
 * A property as a card. Neither street nor coordinates are in it; the city is left out of the
 * address (see the route table), not of the card. Spec §3, "Property".
 */
export function cardView(
  row: CatalogueRow,
  { cities, types }: Catalogue,
  language: Language,
  href: string,
): PropertyCardView {
  const city = row.cityId === null ? undefined : cities.get(row.cityId)
  const type = row.typeId === null ? undefined : types.get(row.typeId)
  return {
    id: row.id,
    href,
    goal: row.goal,
    type: pickText(type?.names, language) ?? { text: '', lang: language },
    city: townName(city, language),
    zip: row.zip,
    isInLuxembourg: isInLuxembourg(row.countryId),
    headline: pickText(row.headline, language),
    price: offeredPriceIn(row, language),
    ribbon: ribbonView(row, language),
    picture: row.picture && pictureView(row.picture, language),
    icon: typeIcon(type?.iconClass),
    bedrooms: row.bedrooms,
    bathrooms: row.bathrooms,
    livingArea: row.livingArea,
    plotArea: row.plotArea,
    energy: advertisedLabel({
      region: regionOf({ countryId: row.countryId, zip: row.zip }),
      value: row.energyPerformance,
      labelText: row.epcLabelText,
    }),
  }
}

/** A property by its type and its town, such as "Maison, Namur"; one of them alone where the other is not known, blank without both. */
export const typeAndTown = ({ city, type }: Pick<PropertyCardView, 'city' | 'type'>): TextView => ({
  ...type,
  text: [type.text, city?.text].filter(Boolean).join(', '),
})
