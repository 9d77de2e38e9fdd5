import { expect, it } from 'vitest'
import { renovationDuty } from '@/features/properties/energy-notice'

it.each([
  ['sale', 'flanders', 'e', true],
  ['sale', 'flanders', 'f', true],
  ['sale', 'flanders', 'd', false],
  ['sale', 'flanders', 'g', false],
  ['sale', 'flanders', null, false],
  ['rent', 'flanders', 'f', false],
  ['sale', 'wallonia', 'f', false],
  ['sale', 'brussels', 'e', false],
  ['sale', 'luxembourg', 'f', false],
  ['sale', null, 'f', false],
] as const)('%s in %s with label %s: %s', (goal, region, labelCode, duty) => {
  expect(renovationDuty({ goal, region, labelCode })).toBe(duty)
})
