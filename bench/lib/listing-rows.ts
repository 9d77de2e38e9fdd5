import { LANGUAGES, type Localized } from '@/i18n/languages'
import { perLanguage, propertyBreadcrumb, propertyPath } from '@/routes/paths'
import { writtenText } from '@/domain/rich-text/written-text'
import { city, description, listing, PICTURES, picture, street, type, type Bases } from './listings'

export type Value = string | number | null
export type TableRow = Record<string, Value>
/** Rows by the name of their table. */
export type Tables = Record<string, TableRow[]>

const day = '2026-02-19T09:00:00.000Z'
const dates = { created_at: day, updated_at: day }

const localesOf = (parent: number, columns: Record<string, Localized<Value>>): TableRow[] =>
  LANGUAGES.map((language) => ({
    ...Object.fromEntries(
      Object.entries(columns).map(([name, values]) => [name, values[language] ?? null]),
    ),
    _locale: language, _parent_id: parent,
  }))

/** A town as rows. */
export function cityRows(number: number, bases: Bases): Tables {
  const { id, names, zip, countryId, latitude, longitude } = city(number, bases)
  return {
    cities: [{ id, zip, country_id: countryId, latitude, longitude, ...dates }],
    cities_locales: localesOf(id, { name: names }),
  }
}

/** A type as rows. */
export function typeRows(number: number, bases: Bases): Tables {
  const { id, number: typeId, names, iconClass, showOrder } = type(number, bases)
  const flags = { sale: 1, rent: 1, show_order: showOrder, icon_class: iconClass }
  return {
    types: [{ id, type_id: typeId, web_id: typeId, ...flags, ...dates }],
    types_locales: localesOf(id, { name: names }),
  }
}

/** A listing with its texts, its pictures with theirs, and its addresses, as rows. */
export function listingRows(number: number, bases: Bases): Tables {
  const row = listing(number, bases)
  const texts = {
    live: perLanguage((language) => Number(!row.hiddenIn.includes(language))),
    type_description: row.headline,
    description: perLanguage((language) => JSON.stringify(writtenText(description(number)[language] ?? ''))),
    street: perLanguage(() => street(number)),
    annuity_type: perLanguage(() => (row.lifeAnnuity ? 'Viager' : null)),
  }
  const property: TableRow = {
    id: row.row, listing_id: row.id, admin_title: `${row.id}`, agency_id: row.agencyId,
    type_id: row.typeId, city_id: row.cityId, goal: row.goal === 'sale' ? '0' : '1',
    status: row.status, marquee: row.marquee, create_date: row.createDate, zip: row.zip,
    publish_address: number % 2, house_number: `${number % 200}`, country_id: row.countryId,
    latitude: row.latitude, longitude: row.longitude, publish_price: 1, price: row.price,
    price_unit: row.priceUnit, surface_living: row.livingArea, floor: row.floor,
    surface_ground: row.plotArea, surface_garden: row.gardenArea, garages: row.garages,
    surface_terrace: row.terraceArea, bedrooms: row.bedrooms, bathrooms: row.bathrooms,
    energy_performance: row.energyPerformance, vat_value: row.newBuild ? 21 : null,
    annuity_indexed_rent: row.annuityRent, charges_renter: row.charges,
    construction_year: 1900 + (number % 120), _status: 'published', ...dates,
  }
  return {
    properties: [property],
    properties_locales: localesOf(row.row, texts),
    ...pictureRows(number, bases),
    ...routeRows(number, bases),
  }
}

function pictureRows(number: number, bases: Bases): Tables {
  const places = Array.from({ length: PICTURES }, (_, place) => ({
    place, ...picture(number, place, bases),
  }))
  return {
    media: places.map(({ id, hash, preview, width, height, focalX, focalY, place }) => ({
      id, hash, preview, width, height, focal_x: focalX, focal_y: focalY, kind: 'photo',
      filename: `bench-${number}-${place}.jpg`, mime_type: 'image/jpeg', filesize: 250_000,
      ...dates,
    })),
    media_locales: places.flatMap(({ id, alt }) => localesOf(id, { alt })),
    properties_rels: places.map(({ id, place }) => ({
      order: place + 1, parent_id: bases.property + number, path: 'pictures', media_id: id,
    })),
  }
}

function routeRows(number: number, bases: Bases): Tables {
  const { row: id, id: listingId, goal, typeId, cityId } = listing(number, bases)
  const place = {
    id: listingId, goal, publishAddress: number % 2 === 1, project: null,
    type: type((typeId ?? 0) - bases.type, bases).names,
    city: city((cityId ?? 0) - bases.city, bases).names,
  }
  const gone = { gone: 0, former_paths: '[]', type: 'property' }
  return {
    routes: [
      { id, target: `property:${listingId}`, original_path: `/property/${listingId}/`, ...gone, ...dates },
    ],
    routes_locales: localesOf(id, {
      path: perLanguage((language) => propertyPath(place, language)),
      breadcrumb: perLanguage((language) => JSON.stringify(propertyBreadcrumb(place, language))),
    }),
  }
}
