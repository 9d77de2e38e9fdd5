import { describe, expect, it } from 'vitest'
import { PROPERTY_FIELDS } from '@/domain/properties/fields'
import { PLANNING_CODES, planningCode, type PlanningFact } from '@/domain/properties/planning'

const FACTS = Object.keys(PLANNING_CODES) as PlanningFact[]

describe('planningCode', () => {
  it.each([
    ['permit', 'Vg', 'Vg'],
    ['permit', ' GVG ', 'Gvg'],
    ['allotmentPermit', 'gvv', 'Gvv'],
    ['preemptiveRight', 'VKR', 'Vkr'],
    ['summons', 'Gmo', 'Gmo'],
    ['summons', 'Gdv', 'Gmo'],
    ['areaDestination', 'wglk', 'WgLk'],
    ['areaDestination', 'Pg', 'Pg'],
    ['permit', 'Gdv', null],
    ['permit', 'Wg', null],
    ['summons', '', null],
    ['summons', null, null],
    ['summons', 1, null],
  ] as const)('%s %j is %j', (fact, value, code) => {
    expect(planningCode(fact, value)).toBe(code)
  })

  it.each(FACTS)('knows every code of %s in any case', (fact) => {
    for (const code of PLANNING_CODES[fact]) {
      expect(planningCode(fact, code.toLowerCase())).toBe(code)
      expect(planningCode(fact, code.toUpperCase())).toBe(code)
    }
  })
})

it.each(FACTS)('%s can be stored with exactly these codes', (fact) => {
  const stored = PROPERTY_FIELDS.find(({ name }) => name === fact)?.codes
  expect(stored).toEqual(PLANNING_CODES[fact])
})
