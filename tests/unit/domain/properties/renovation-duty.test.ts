import { expect, it } from 'vitest'
import { BUILDING_KINDS } from '@/domain/properties/building-kind'
import { renovationDuty } from '@/domain/properties/renovation-duty'

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
  for (const kind of BUILDING_KINDS) {
    const isDue = duty && (kind === 'house' || kind === 'apartment')
    expect(renovationDuty({ goal, kind, region, labelCode }), kind).toBe(isDue)
  }
})
