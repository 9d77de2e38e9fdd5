import { describe, expect, it } from 'vitest'
import { groupRows } from '@/modules/frame/rows'
import { plea } from './fixtures'

const idsOf = (...rows: number[]) =>
  groupRows(rows.map((row, index) => plea(String(index), row))).map((row) =>
    row.map(({ id }) => id).join(),
  )

describe('groupRows', () => {
  it.each([
    { name: 'nothing', rows: [], groups: [] },
    { name: 'one row each', rows: [1, 2, 3], groups: ['0', '1', '2'] },
    { name: 'two beside each other', rows: [1, 1, 2], groups: ['0,1', '2'] },
    { name: 'a row that comes back', rows: [1, 2, 1], groups: ['0,2', '1'] },
    { name: 'the order they come in, not of the numbers', rows: [5, 2], groups: ['0', '1'] },
  ])('groups $name', ({ rows, groups }) => {
    expect(idsOf(...rows)).toEqual(groups)
  })
})
