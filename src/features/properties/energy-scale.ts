import { ENERGY_BANDS } from './energy-bands'
import { energyColour } from './energy-colour'
import { EPC_PICTURES, textOfCode } from './energy-label'
import type { Region } from './region'

interface EnergyStep {
  code: string
  text: string
  background: string
  color: string
  current: boolean
  /** The highest score in it, in kWh/m²/year; null where it has no end or none is known. */
  upTo: number | null
}

const letterOf = (code: string): string => code.charAt(0)

// Brussels has three grades to a letter: eighteen steps would be too thin to read.
const stepsOf = (region: Region): string[] => {
  const labels = EPC_PICTURES[region]
  return region === 'brussels' ? [...new Set(labels.map(letterOf))] : [...labels]
}

/** The highest score of a step; of a letter in Brussels that of its last grade. */
function edgeOf(region: Region, step: string): number | null {
  if (region === 'luxembourg') return null
  const isIn = (code: string) => (region === 'brussels' ? letterOf(code) : code) === step
  const upTo = ENERGY_BANDS[region].findLast(([, code]) => isIn(code))?.[0]
  return upTo !== undefined && Number.isFinite(upTo) ? upTo : null
}

/**
 * The steps of a region's energy scale, best first, with their official colours, their edges and
 * the one a label (`b_plus`) stands on; in Brussels one step per letter. Spec §9.
 */
export function energyScale(region: Region, label: string): EnergyStep[] {
  const wanted = region === 'brussels' ? letterOf(label) : label
  return stepsOf(region).map((code) => {
    const { background, text } = energyColour(code)
    return {
      code,
      text: textOfCode(code),
      background,
      color: text,
      current: code === wanted,
      upTo: edgeOf(region, code),
    }
  })
}

/** Nearer to an end of its step a mark would seem to stand on the edge. */
const MARGIN = 0.06

/**
 * How far a score is into its step, from 0 to 1; halfway where the step has no end on one side or
 * the score is not inside it. Spec §9.
 */
export function placeInStep(steps: readonly EnergyStep[], value: number | null): number {
  const index = steps.findIndex(({ current }) => current)
  const from = steps[index - 1]?.upTo ?? null
  const to = steps[index]?.upTo ?? null
  if (value === null || from === null || to === null || value < from || value > to) return 0.5
  return Math.min(Math.max((value - from) / (to - from), MARGIN), 1 - MARGIN)
}
