import { expect, it } from 'vitest'
import { carriesFloodSymbol, floodScore } from '@/domain/properties/flood-score'

it.each([
  ['A', 'A', false],
  ['B', 'B', false],
  ['C', 'C', false],
  ['D', 'D', true],
  [' d ', 'D', true],
  ['E', null, false],
  ['AB', null, false],
  ['', null, false],
  [null, null, false],
  [4, null, false],
])('%j scores %j, symbol %s', (code, score, symbol) => {
  expect(floodScore(code)).toBe(score)
  expect(carriesFloodSymbol(code)).toBe(symbol)
})
