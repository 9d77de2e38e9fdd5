import { expect, it } from 'vitest'
import { changeInWords } from '@/domain/favourites/price-change'

const WORDS = {
  down: 'down {old} {now}', up: 'up {old} {now}',
  hidden: 'hidden {old}', shown: 'shown {now}',
}

it.each([
  [349_000, 335_000, 'down €\u00A0349.000 €\u00A0335.000'],
  [335_000, 349_000, 'up €\u00A0335.000 €\u00A0349.000'],
  [349_000, null, 'hidden €\u00A0349.000'],
  [null, 335_000, 'shown €\u00A0335.000'],
  [349_000, 349_000, null],
  [null, null, null],
])('from %s to %s is said as %s', (before, now, labels) => {
  expect(changeInWords(WORDS, before, now)).toBe(labels)
})
