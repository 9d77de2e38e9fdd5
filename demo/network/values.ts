import type { Facts } from './facts'
import { kitchenOf } from './kitchens'
import { nearOf } from './near'
import { bathsIn, bedroomsIn, dateIn, euroIn, inTown, inWords, levelIn, numberIn, SUN } from './vocabulary'
import { words, type FeedLanguage, type Words } from './words'

const DETACHED = words('vrijstaande woning', 'maison quatre façades', 'detached house', 'freistehendes Haus')
const SEMI = words('halfopen woning', 'maison trois façades', 'semi-detached house', 'Doppelhaushälfte')

const same = (text: string): Words => words(text, text, text, text)

const known = (value: number | null, say: (value: number) => Words): Words | undefined =>
  value === null || value === 0 ? undefined : say(value)

const year = (value: number): Words => same(String(value))

/**
 * What may stand between braces in the texts of a listing, in one language. What the listing does
 * not have is left out, so that a text which needs it fails. Spec §3, "Property".
 */
export function valuesOf(facts: Facts, language: FeedLanguage): Record<string, string> {
  const { planned, building, energy, money, project } = facts
  const { name } = planned.town
  const all: Record<string, Words | undefined> = {
    city: name,
    in: inTown(name),
    near: nearOf(facts),
    area: known(building.area, numberIn),
    plot: known(building.plot, numberIn),
    year: known(building.year, year),
    reno: known(building.renovated, year),
    front: known(building.front, numberIn),
    terraceArea: known(building.terrace, numberIn),
    gardenArea: known(building.garden, numberIn),
    sun: SUN[building.sun],
    beds: known(building.bedrooms, bedroomsIn),
    baths: bathsIn(building.bathrooms, building.showerRooms),
    level: building.floor === null ? undefined : levelIn(building.floor),
    kitchen: kitchenOf(facts),
    build: building.facades === 4 ? DETACHED : SEMI,
    units: inWords(building.homes),
    score: known(energy?.score ?? null, numberIn),
    yield: known(money.yearlyYield, euroIn),
    annuity: known(money.annuity, euroIn),
    charges: known(money.charges, euroIn),
    from: facts.availableFrom === null ? undefined : dateIn(facts.availableFrom),
    project: project?.name,
  }
  const entries = Object.entries(all).flatMap(([key, text]) =>
    text === undefined ? [] : [[key, text[language]] as const],
  )
  return Object.fromEntries(entries)
}
