import type {
  AccommodationLeaf,
  ApartmentComplexLeaf,
  ApartmentLeaf,
  HouseLeaf,
  ParkingFacilityLeaf,
  PlaceLeaf,
  PropertyValueLeaf,
} from 'schema-dts'
import type { BuildingKind } from './building-kind'
import type { PropertyDetailView } from './detail-views'

type Dwelling =
  | HouseLeaf
  | ApartmentLeaf
  | ApartmentComplexLeaf
  | AccommodationLeaf
  | ParkingFacilityLeaf
  | PlaceLeaf

/** The number of the type of studios. Spec §3, "Property type". */
const STUDIO = 3

const NAMES: Record<BuildingKind, Dwelling['@type']> = {
  house: 'House',
  apartment: 'Apartment',
  land: 'Place',
  garage: 'ParkingFacility',
  investment: 'ApartmentComplex',
  commercial: 'Accommodation',
  industrial: 'Accommodation',
  other: 'Accommodation',
}

/** UN/CEFACT code of the square metre. */
const SQUARE_METRE = 'MTK'

/**
 * What a listing is about as schema.org has it: a house, an apartment, a building of apartments, a
 * place to park, a piece of land or anything else that can be used. Street and coordinates are in
 * it where the view has them: where the address is public. Nothing of a sold or rented property
 * but its kind and town is, as on its page. Spec §3, §4.
 */
export function dwelling(view: PropertyDetailView, typeNumber: number | null): Dwelling {
  const { status, type } = view
  const shown = status === 'available' || status === 'option'
  const place = { name: view.title.text, ...addressOf(view, shown), ...(shown && measures(view)) }
  const home = {
    ...place,
    accommodationCategory: type.text || undefined,
    ...(shown && roomsOf(view)),
  }
  const name = NAMES[view.kind]
  switch (name) {
    case 'House':
      return { '@type': name, ...home }
    case 'Apartment':
      return { '@type': name, ...home, ...(typeNumber === STUDIO && { numberOfRooms: 1 }) }
    case 'Accommodation':
      return { '@type': name, ...home }
    case 'ApartmentComplex':
    case 'ParkingFacility':
    case 'Place':
      return { '@type': name, ...place }
  }
}

const COUNTRIES: ReadonlyMap<PropertyDetailView['region'], string> = new Map([
  ['brussels', 'BE'],
  ['flanders', 'BE'],
  ['wallonia', 'BE'],
  ['luxembourg', 'LU'],
])

function addressOf({ address, zip, city, region, coordinates }: PropertyDetailView, shown: boolean) {
  const at = shown ? coordinates : null
  return {
    address: {
      '@type': 'PostalAddress' as const,
      streetAddress: (shown && address?.text) || undefined,
      postalCode: zip || undefined,
      addressLocality: city?.text,
      addressCountry: COUNTRIES.get(region),
    },
    geo: at ? { '@type': 'GeoCoordinates' as const, ...at } : undefined,
  }
}

function roomsOf(view: PropertyDetailView) {
  const living = factIn(view, 'surfaceLiving')
  return {
    floorSize: living
      ? { '@type': 'QuantitativeValue' as const, value: living, unitCode: SQUARE_METRE }
      : undefined,
    numberOfBedrooms: factIn(view, 'bedrooms'),
    numberOfBathroomsTotal: factIn(view, 'bathrooms'),
    yearBuilt: factIn(view, 'constructionYear'),
  }
}

/** What schema.org has no word of its own for. */
function measures(view: PropertyDetailView): { additionalProperty?: PropertyValueLeaf[] } {
  const plot = factIn(view, 'surfaceGround')
  const found: PropertyValueLeaf[] = [
    ...(plot ? [valueOf('surfaceGround', { value: plot, unitCode: SQUARE_METRE })] : []),
    ...(view.energy ? [valueOf('energyLabel', { value: view.energy.text })] : []),
  ]
  return found.length > 0 ? { additionalProperty: found } : {}
}

const valueOf = (
  propertyID: string,
  value: Pick<PropertyValueLeaf, 'value' | 'unitCode'>,
): PropertyValueLeaf => ({ '@type': 'PropertyValue', propertyID, ...value })

function factIn({ keyFacts }: PropertyDetailView, field: string): number | undefined {
  const value = keyFacts.find((fact) => fact.field === field)?.value
  if (value?.kind === 'number') return value.number
  return value?.kind === 'year' ? value.year : undefined
}
