import { describe, expect, it } from 'vitest'
import { anchorsOf } from '@/domain/pages/anchors'

describe('anchorsOf', () => {
  it.each([
    { questions: [], anchors: [] },
    { questions: ['Wat kost het?'], anchors: ['a7-wat-kost-het'] },
    { questions: ['Qui paie l’état des lieux ?'], anchors: ['a7-qui-paie-letat-des-lieux'] },
    { questions: ['Hoe?', 'Hoe', 'hoe!'], anchors: ['a7-hoe', 'a7-hoe-2', 'a7-hoe-3'] },
    { questions: ['?', ''], anchors: ['a7-q', 'a7-q-2'] },
  ])('of $questions', ({ questions, anchors }) => {
    expect(anchorsOf(7, questions)).toEqual(anchors)
  })
})
