import { expect, it } from 'vitest'
import { plansLast } from '@/ui/plans-last'
import type { PictureView } from '@/domain/media/picture'

const picture = (hash: string, kind: PictureView['kind']): PictureView => ({
  hash, kind, width: 1, height: 1, preview: '', focalX: 50, focalY: 50, alt: null,
})
const [a, plan, b] = [picture('a', 'photo'), picture('p', 'floor-plan'), picture('b', 'photo')]

it('puts plans after photographs and says where they begin', () => {
  expect(plansLast([a, plan, b])).toEqual({ ordered: [a, b, plan], firstPlan: 2 })
  expect(plansLast([a, b])).toEqual({ ordered: [a, b], firstPlan: 2 })
  expect(plansLast([plan])).toEqual({ ordered: [plan], firstPlan: 0 })
  expect(plansLast([])).toEqual({ ordered: [], firstPlan: 0 })
})
