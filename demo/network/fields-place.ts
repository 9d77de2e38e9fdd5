import { streetOf } from './streets'
import type { Facts } from './facts'
import type { FieldValue } from './fields-home'

const zeroAsNothing = (value: number): number | null => (value === 0 ? null : value)

/** Listing, address and price of a listing. Spec §3, "Property (display and listing fields)". */
export function placeFields(facts: Facts): Record<string, FieldValue> {
  const { planned, money, project, energy, planning } = facts
  const unit = planned.goal === 'rent' ? 4 : planned.priceFrom ? 7 : 1
  return {
    goal: planned.goal === 'rent' ? 1 : 0,
    status: planned.status,
    marquee: planned.marquee,
    recordFile: `D${planned.id}`,
    createDate: facts.created,
    modifyDate: facts.modified,
    publishAddress: planned.addressPublished,
    street: streetOf(planned.town, project === null ? planned.id % 11 : 17),
    houseNumber: facts.houseNumber,
    boxNr: facts.boxNr,
    zip: planned.town.zip,
    countryId: planned.town.country,
    latitude: facts.latitude,
    longitude: facts.longitude,
    publishPrice: planned.pricePublished,
    price: money.price,
    priceUnit: unit,
    epcLabelText: energy?.label ?? '',
    energyPerformance: energy?.score ?? null,
    energyTotal: energy?.total ?? null,
    co2Emission: energy?.co2 ?? null,
    eLevel: energy?.eLevel ?? null,
    epcReference: energy?.reference ?? '',
    epcEndDate: energy?.endDate ?? null,
    ...planning,
  }
}

/** Areas in m², widths in metres and the numbers of rooms. Spec §3, "Property". */
export function sizeFields({ planned, project, building }: Facts): Record<string, FieldValue> {
  const home = ['house', 'apartment', 'studio', 'investment'].includes(planned.kind)
  const isHouse = planned.kind === 'house'
  const land = planned.kind === 'land'
  const isSoldUnit = project !== null && planned.goal === 'sale'
  const area = building.area
  return {
    surfaceTotal: home && area !== null ? Math.round(area * 1.12) : area,
    surfaceLiving: home ? area : null,
    surfaceGround: building.plot,
    surfaceTerrace: zeroAsNothing(building.terrace),
    surfaceGarden: zeroAsNothing(building.garden),
    surfaceStore: planned.kind === 'commercial' ? area : null,
    surfaceConstructed:
      isHouse && area !== null ? Math.round((area / Math.max(1, building.floors)) * 1.2) : null,
    frontWidth: land ? null : building.front,
    plotWidth: land ? building.front : null,
    bedrooms: home ? building.bedrooms : null,
    bathrooms: home ? building.bathrooms : null,
    showerRooms: home ? building.showerRooms : null,
    toilets: home ? Math.max(1, building.bathrooms) + (isHouse ? 1 : 0) : null,
    garages: land ? null : building.garages,
    parkings: land ? null : building.parkings,
    externalParkings: land ? null : building.externalParkings,
    constructionYear: building.year,
    renovationYear: building.renovated,
    floors: zeroAsNothing(building.floors),
    floor: building.floor,
    facades: isHouse || land ? building.facades : null,
    garagePrice: isSoldUnit && isHouse ? 32_000 : null,
    parkingPrice: isSoldUnit && !isHouse ? 24_000 : null,
  }
}
