import { expect, it } from 'vitest'
import { energyColour } from '@/features/properties/energy-colour'
import { EPC_PICTURES } from '@/features/properties/energy-label'
import { contrastRatio } from '@/lib/contrast'

const GREY = energyColour(null)

const CODES = [...new Set(Object.values(EPC_PICTURES).flat())]

it.each(CODES)('%s has a colour, and text reads on it', (code) => {
  const { background, text } = energyColour(code)
  expect(background).not.toBe(GREY.background)
  expect(contrastRatio(background, text)).toBeGreaterThanOrEqual(4.5)
})

it('gives all grades of a letter one colour, and each letter its own', () => {
  expect(energyColour('b_plus')).toEqual(energyColour('b_sub'))
  const letters = [...'abcdefghi'].map((letter) => energyColour(letter).background)
  expect(new Set(letters).size).toBe(9)
})

it.each(['', 'z'])('shows %j in grey', (code) => {
  expect(energyColour(code)).toEqual(GREY)
})
