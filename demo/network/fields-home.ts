import { randomFrom, type Random } from '../pictures/prng'
import type { Facts } from './facts'
import { FRAME, GLAZING, HEATING, INSIDE, OUTSIDE, ROOF, ROOF_STATE, ROOMS } from './field-words'
import { kitchenOf } from './kitchens'
import { extraOf } from './rooms'
import { FEED_LANGUAGES, type FeedLanguage, type Words } from './words'

export type FieldValue = string | number | boolean | null | Words

const listed = (texts: readonly Words[]): Words | null => {
  if (texts.length === 0) return null
  const join = (language: FeedLanguage): string => {
    const text = texts.map((entry) => entry[language]).join(', ')
    return text.charAt(0).toUpperCase() + text.slice(1)
  }
  return Object.fromEntries(FEED_LANGUAGES.map((language) => [language, join(language)])) as Words
}

const capital = (text: Words): Words => listed([text]) as Words

const hasFire = ({ planned, building }: Facts): boolean =>
  planned.kind === 'house' &&
  building.condition !== 'new' &&
  (building.facades === 4 || (building.year ?? 0) < 1990)

const insideOf = (random: Random, facts: Facts): Words[] => {
  const { planned, building, energy } = facts
  return [
    ...(energy?.heating === 'pump' ? [INSIDE.floorHeating, INSIDE.ventilation] : []),
    ...(hasFire(facts) ? [INSIDE.fire] : []),
    ...(planned.kind !== 'house' ? [INSIDE.video] : []),
    ...(building.lift ? [INSIDE.lift] : []),
    random.chance(0.5) ? INSIDE.parquet : INSIDE.cupboards,
  ]
}

const outsideOf = (random: Random, { planned, building, energy }: Facts): Words[] => [
  ...(energy?.solar === true ? [OUTSIDE.solar] : []),
  ...(planned.kind === 'house' && (building.year ?? 0) > 1975 ? [OUTSIDE.rain] : []),
  ...(building.garden > 120 && random.chance(0.6) ? [OUTSIDE.shed] : []),
  ...(planned.kind !== 'house' ? [OUTSIDE.bicycles] : []),
  ...(building.terrace > 0 && random.chance(0.3) ? [OUTSIDE.awning] : []),
]

const frameOf = ({ building }: Facts): Words => {
  if (building.condition === 'new') return FRAME.new
  return building.condition === 'refresh' ? FRAME.old : FRAME.kept
}

const roofOf = ({ planned, region, building }: Facts): Words => {
  if (planned.kind !== 'house') return (building.year ?? 0) < 1940 ? ROOF.tiles : ROOF.flat
  return region === 'wallonia' && (building.year ?? 0) < 1940 ? ROOF.slate : ROOF.tiles
}

const heatingOf = ({ building, energy }: Facts): Words | null => {
  if (energy === null) return null
  const dated = energy.heating === 'gas' && building.condition === 'refresh'
  return HEATING[dated ? 'oldGas' : energy.heating]
}

/** Comfort, rooms and materials of a home; nothing for plots and garages. Spec §3, "Property". */
export function homeFields(facts: Facts): Record<string, FieldValue> {
  const { planned, building } = facts
  if (!['house', 'apartment', 'studio'].includes(planned.kind)) {
    return { heating: heatingOf(facts) }
  }
  const random = randomFrom(`home-${planned.id}`)
  return {
    heating: heatingOf(facts),
    kitchen: capital(kitchenOf(facts)),
    interiorComfort: listed(insideOf(random, facts)),
    exteriorComfort: listed(outsideOf(random, facts)),
    extraRooms: listed(extraOf(facts).map((room) => ROOMS[room])),
    windowFrame: frameOf(facts),
    windowGlazing: GLAZING[building.condition],
    roofMaterial: roofOf(facts),
    roofCondition: ROOF_STATE[building.condition],
    gardenOrientation: building.garden > 0 ? building.sun : null,
    terraceOrientation: building.terrace > 0 ? building.sun : null,
  }
}
