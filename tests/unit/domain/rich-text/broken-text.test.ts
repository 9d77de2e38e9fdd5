import { describe, expect, it } from 'vitest'
import { isBroken } from '@/domain/rich-text/broken-text'

const root = (children: unknown) => ({ root: { type: 'root', children } })
const nested = (levels: number) => {
  let node: object = { type: 'text', text: 'x' }
  for (let level = 1; level < levels; level += 1) node = { type: 'quote', children: [node] }
  return root([node])
}

describe('a formatted text', () => {
  it.each([
    ['nothing', null],
    ['not said', undefined],
    ['empty', root([])],
    ['a paragraph', root([{ type: 'paragraph', children: [{ type: 'text', text: 'x' }] }])],
    ['a line, which holds nothing', root([{ type: 'horizontalrule' }])],
    ['a hundred levels', nested(100)],
  ])('is whole: %s', (_, value) => {
    expect(isBroken(value)).toBe(false)
  })

  it.each([
    ['a text', 'abc'],
    ['a number', 5],
    ['a list', [1, 2]],
    ['without a root', {}],
    ['a root of nothing', { root: null }],
    ['children that are a text', root('abc')],
    ['children that are nothing', root([null])],
    ['children that are words', root(['x', 1])],
    ['nodes without a type', root([{ children: [] }])],
    ['a thousand levels', nested(1000)],
    ['a hundred thousand levels', nested(100_000)],
  ])('is broken: %s', (_, value) => {
    expect(isBroken(value)).toBe(true)
  })
})
