import { describe, expect, it } from 'vitest'
import { feedbackProblem } from '@/domain/history/feedback'

describe('what tells who came', () => {
  it.each([
    ['Schrijf naar jan@voorbeeld.be', '', 'mail'],
    ['Bellen op 0471 12 34 56', '', 'phone'],
    ['Bellen op 0471/12.34.56', '', 'phone'],
    ['+32 (0)2 123 45 67', '', 'phone'],
    ['Mevrouw Peeters vond het licht', 'An Peeters', 'name'],
    ['an peeters vond het licht', 'An Peeters', 'name'],
    ['Été avec Mme Lefèvre', 'Chloé LEFEVRE', 'name'],
    ['Klein vond het te duur', 'Jan Klein', 'name'],
  ])('%s (%s): %s', (text, visitor, problem) => {
    expect(feedbackProblem(text, visitor)).toBe(problem)
  })

  it.each([
    ['Een koppel uit de streek. De keuken is te klein.', 'Jan Klein'],
    ['Zou tot € 350.000 of 1.250.000 gaan', 'An Peeters'],
    ['Tussen 250.000-275.000 euro', 'An Peeters'],
    ['Komt terug op 05/11/2026 of 06/11/2026', 'An Peeters'],
    ['Vraagt het EPC 20260412-0001234567-RES-1', 'An Peeters'],
    ['An idea of the garden', 'Jo An'],
    ['', 'An Peeters'],
    ['Nice light', ''],
  ])('is not in: %s (%s)', (text, visitor) => {
    expect(feedbackProblem(text, visitor)).toBeNull()
  })
})
