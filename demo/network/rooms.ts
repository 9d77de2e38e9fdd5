import type { Facts } from './facts'

type Extra = 'cellar' | 'attic' | 'laundry' | 'office' | 'storage'

/** The rooms that a home has besides, as its text and its plan name them. Spec §3, "Property". */
export function extraOf({ planned, building }: Facts): Extra[] {
  if (planned.kind !== 'house') return ['storage']
  const office = planned.id % 3 === 0 ? (['office'] as const) : []
  return (building.year ?? 0) < 1940 ? ['cellar', 'attic', ...office] : ['laundry', ...office]
}

/** Those that its plan draws at places of their own. */
export const extraRoomsOf = (facts: Facts): ('attic' | 'laundry' | 'office')[] =>
  extraOf(facts).filter((room) => room !== 'cellar' && room !== 'storage')
