import { describe, expect, it } from 'vitest'
import { energyScale } from '@/features/properties/energy-scale'
import type { Region } from '@/features/properties/region'

const current = (region: Region, label: string) =>
  energyScale(region, label).filter((step) => step.current)

describe('energyScale', () => {
  it.each([
    ['flanders', 'A+ A B C D E F'],
    ['wallonia', 'A++ A+ A B C D E F G'],
    ['brussels', 'A B C D E F G'],
    ['luxembourg', 'A+ A B C D E F G H I'],
  ] as const)('in %s runs %s', (region, texts) => {
    const steps = energyScale(region, 'b').map(({ text }) => text)
    expect(steps).toEqual(texts.split(' '))
  })

  it('marks the step of the label', () => {
    expect(current('flanders', 'a_plus')).toMatchObject([{ text: 'A+', background: '#009640' }])
    expect(current('wallonia', 'g')).toMatchObject([{ code: 'g' }])
  })

  it('marks the letter of a Brussels grade', () => {
    expect(current('brussels', 'b_sub')).toMatchObject([{ code: 'b' }])
  })
})
