import { energyColour } from './energy-colour'
import { EPC_PICTURES } from './energy-label'
import type { Region } from './region'

interface EnergyStep {
  code: string
  text: string
  background: string
  color: string
  current: boolean
}

const letterOf = (code: string): string => code.charAt(0)

// Brussels has three grades to a letter: eighteen steps would be too thin to read.
const stepsOf = (region: Region): string[] =>
  region === 'brussels' ? [...new Set(EPC_PICTURES[region].map(letterOf))] : [...EPC_PICTURES[region]]

const textOf = (code: string): string =>
  letterOf(code).toUpperCase() + code.slice(1).replace('_', '').replaceAll('plus', '+')

/**
 * The steps of a region's energy scale, best first, with their official colours and the one a
 * label (`b_plus`) stands on; in Brussels one step per letter. Spec §9.
 */
export function energyScale(region: Region, label: string): EnergyStep[] {
  const wanted = region === 'brussels' ? letterOf(label) : label
  return stepsOf(region).map((code) => {
    const { background, text } = energyColour(code)
    return { code, text: textOf(code), background, color: text, current: code === wanted }
  })
}
