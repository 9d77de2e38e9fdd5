import { describe, expect, it } from 'vitest'
import { dayText, firstWords, relatedIn, shortened } from '@/admin/rows/row-text'

describe('the name of a row', () => {
  it.each([
    ['  Kopen\n en  verkopen ', 'Kopen en verkopen'],
    ['', ''],
    [`${'woord '.repeat(20)}`, `${'woord '.repeat(10).trim()}…`],
    ['x'.repeat(60), 'x'.repeat(60)],
  ])('is %j as %j', (text, shown) => expect(shortened(text)).toBe(shown))

  it('is the first words of a formatted text, and nothing of one that is empty or damaged', () => {
    const text = (...words: string[]) => ({ root: { children: words.map((one) => ({ type: 'paragraph', children: [{ text: one }] })) } })
    expect(firstWords(text('Wij', 'helpen u'))).toBe('Wij helpen u')
    expect(firstWords(text('lang '.repeat(100)))).toMatch(/^(?:lang ){11}lang…$/)
    for (const nothing of [text(), text(''), null, 'text', { root: 3 }]) expect(firstWords(nothing)).toBe('')
  })

  it.each([
    ['2027-01-01T11:00:00.000Z', 'nl', '1 jan 2027'],
    ['2026-12-31T23:30:00.000Z', 'fr', '1er janv. 2027'],
    ['soon', 'en', ''],
    [null, 'en', ''],
  ])('says the day %j in %s as %j', (value, language, shown) => expect(dayText(value, language)).toBe(shown))

  it.each<[unknown, string | undefined, unknown]>([
    [7, 'agencies', { collection: 'agencies', id: 7 }],
    [{ relationTo: 'pages', value: 3 }, undefined, { collection: 'pages', id: 3 }],
    [{ relationTo: 'pages', value: { id: 3 } }, undefined, { collection: 'pages', id: 3 }],
    [[{ id: 4 }, 5], 'articles', { collection: 'articles', id: 4 }],
    [[], 'articles', null],
    [null, 'articles', null],
    [7, undefined, null],
  ])('follows the relation %j to %s', (value, collection, found) => expect(relatedIn(value, collection)).toEqual(found))
})
