import { randomFrom } from '../pictures/prng'
import type { Facts } from './facts'
import { words, type Words } from './words'

const OPEN = words('open keuken', 'cuisine ouverte', 'open kitchen', 'offene Küche')
const FITTED = words('ingerichte keuken', 'cuisine équipée', 'fitted kitchen', 'Einbauküche')
const HALF_OPEN = words('halfopen keuken', 'cuisine semi-ouverte', 'semi-open kitchen', 'halboffene Küche')
const PLAIN = words('aparte keuken', 'cuisine séparée', 'separate kitchen', 'separate Küche')
const KITCHENETTE = words('kitchenette', 'kitchenette', 'kitchenette', 'Kochnische')

/** The kitchen of a home as a noun without article, the same at each call. Spec §3, "kitchen". */
export function kitchenOf({ planned, building }: Facts): Words {
  if (planned.kind === 'studio') return KITCHENETTE
  if (building.condition === 'refresh') return PLAIN
  if (building.condition === 'new') return OPEN
  return randomFrom(`kitchen-${planned.id}`).pick([OPEN, FITTED, FITTED, HALF_OPEN])
}

/** Whether the kitchen is a part of the living room. */
export const hasOpenKitchen = (facts: Facts): boolean => [OPEN, HALF_OPEN, KITCHENETTE].includes(kitchenOf(facts))
