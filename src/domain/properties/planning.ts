/** The codes each Flemish planning fact may hold; visitors read sentences instead. Spec §3. */
export const PLANNING_CODES = {
  permit: ['Vg', 'Gvg'],
  areaDestination: [
    ...(['Wg', 'WgLk', 'Wche', 'Wp', 'Wug', 'Igb', 'Iab', 'Gdr', 'Gvr'] as const),
    ...(['Ag', 'Lwag', 'Bg', 'Ng', 'Nr', 'Pg'] as const),
  ],
  summons: ['Dv', 'Ho', 'Bo', 'Lod', 'Ms', 'Gmo'],
  preemptiveRight: ['Vkr', 'Gvkr'],
  allotmentPermit: ['Vv', 'Gvv'],
} as const

export type PlanningFact = keyof typeof PLANNING_CODES

/** The facts in their order. */
export const PLANNING_FACTS = Object.keys(PLANNING_CODES) as PlanningFact[]

export type PlanningCode<Fact extends PlanningFact> = (typeof PLANNING_CODES)[Fact][number]

// The law renamed this one in 2018; feeds may still send the old name.
const RENAMED: Record<string, string> = { gdv: 'gmo' }

/**
 * A planning code in its canonical spelling, whatever the case it came in; a code that this fact
 * does not know gives null. Spec §3.
 */
export function planningCode<Fact extends PlanningFact>(
  fact: Fact,
  value: unknown,
): PlanningCode<Fact> | null {
  if (typeof value !== 'string') return null
  const given = value.trim().toLowerCase()
  const wanted = RENAMED[given] ?? given
  const codes: readonly PlanningCode<Fact>[] = PLANNING_CODES[fact]
  return codes.find((code) => code.toLowerCase() === wanted) ?? null
}
