import { describe, expect, it } from 'vitest'
import { rowsInOrderOf } from '@/domain/saves/rows'

const A = { id: 'a', title: { nl: 'A', fr: 'fr A' } }
const B = { id: 'b', title: { nl: 'B', fr: 'fr B' } }

describe('the rows of what is stored, in the order of what is saved', () => {
  it('stand where those of their number are saved', () => {
    const saved = { rows: [{ id: 'b', title: 'B' }, { id: 'a', title: 'A' }] }
    expect(rowsInOrderOf(saved, { rows: [A, B] })).toEqual({ rows: [B, A] })
  })

  it('are empty where a row is new, with a number or without, and gone where none is saved', () => {
    const saved = { rows: [{ title: 'N' }, { id: 'n', title: 'N' }, { id: 'b', title: 'B' }] }
    expect(rowsInOrderOf(saved, { rows: [A, B] })).toEqual({ rows: [{}, {}, B] })
    expect(rowsInOrderOf({ rows: [] }, { rows: [A, B] })).toEqual({ rows: [] })
  })

  it('follow in rows of rows and in groups', () => {
    const saved = { group: { rows: [{ id: 'n' }, { id: 'o', inner: [{ id: 'b' }, { id: 'a' }] }] } }
    const stored = { group: { rows: [{ id: 'o', inner: [A, B], size: 1 }] } }
    expect(rowsInOrderOf(saved, stored)).toEqual({ group: { rows: [{}, { id: 'o', inner: [B, A], size: 1 }] } })
  })

  it('stay as they are where nothing of them is saved, or no rows', () => {
    for (const saved of [{}, { rows: null }, { rows: 'x' }, null, undefined, [A]]) {
      expect(rowsInOrderOf(saved, { rows: [A, B] })).toEqual({ rows: [A, B] })
    }
  })

  it('are those with a number only: numbers of pictures, links and formatted texts stay', () => {
    const stored = {
      pictures: [1, 2], tags: ['x'], links: [{ relationTo: 'pages', value: 3 }], price: 5, name: null,
      text: { nl: { root: { children: [{ type: 'text' }] } } },
    }
    const saved = { pictures: [2], tags: [], links: [], price: 6, name: 'N', text: { root: { children: [] } } }
    expect(rowsInOrderOf(saved, stored)).toEqual(stored)
  })
})
