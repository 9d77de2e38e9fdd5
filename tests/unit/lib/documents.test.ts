import { describe, expect, it } from 'vitest'
import {
  docIn,
  docsIn,
  idsOf,
  languagesOf,
  isDoc,
  numberIn,
  textIn,
  textsIn,
  type Doc,
} from '@/lib/documents'

describe('isDoc', () => {
  it.each([
    [{}, true],
    [{ id: 1 }, true],
    [null, false],
    [undefined, false],
    [[], false],
    [4, false],
    ['x', false],
  ])('%j is %s', (value, expected) => {
    expect(isDoc(value)).toBe(expected)
  })
})

describe('idsOf', () => {
  it.each([
    [[3, { id: 5 }, '7'], [3, 5, 7]],
    [4, [4]],
    [{ id: 4 }, [4]],
    [[0, -1, 1.5, null, 'x', '', {}, [9]], []],
    [null, []],
    [undefined, []],
    ['x', []],
  ])('of %j are %j', (value, ids) => {
    expect(idsOf(value)).toEqual(ids)
  })
})

describe('fields of a document', () => {
  const doc: Doc = {
    one: { id: 1 }, many: [{ id: 1 }, 2, null, { id: 3 }], number: 0, text: 'x', bare: 7,
    nan: NaN, infinite: Infinity, digits: '12',
    texts: { nl: 'a', fr: null, en: 5, xx: 'no', de: '' },
  }

  it('that are documents', () => {
    expect(docIn(doc, 'one')).toEqual({ id: 1 })
    expect(['bare', 'many', 'missing'].map((name) => docIn(doc, name))).toEqual([null, null, null])
    expect(docsIn(doc, 'many')).toEqual([{ id: 1 }, { id: 3 }])
    expect(['one', 'bare', 'missing'].map((name) => docsIn(doc, name))).toEqual([[], [], []])
  })

  it('that are texts', () => {
    expect(textIn(doc, 'text')).toBe('x')
    expect(['bare', 'texts', 'missing'].map((name) => textIn(doc, name))).toEqual(['', '', ''])
  })

  it('that are numbers', () => {
    expect(numberIn(doc, 'number')).toBe(0)
    const none = ['nan', 'infinite', 'digits', 'missing'].map((name) => numberIn(doc, name))
    expect(none).toEqual([null, null, null, null])
  })

  it('that are texts by language', () => {
    expect(textsIn(doc, 'texts')).toEqual({ nl: 'a', de: '' })
    expect(textsIn(doc, 'text')).toEqual({})
    expect(textsIn(doc, 'missing')).toEqual({})
  })

  it('that have a text of their own, by language', () => {
    expect(languagesOf(doc, ['missing', 'texts'])).toEqual(['nl'])
    expect(languagesOf(doc, ['missing'])).toEqual([])
  })
})
