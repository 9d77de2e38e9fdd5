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
    { name: 'rows in the order of their numbers', rows: [5, 2, 5, 3], groups: ['1', '3', '0,2'] },
    { name: 'rows around those without a number', rows: [-1, 5, -3, 2], groups: ['0', '3', '2', '1'] },
  ])('groups $name', ({ rows, groups }) => {
    expect(idsOf(...rows)).toEqual(groups)
  })
})
