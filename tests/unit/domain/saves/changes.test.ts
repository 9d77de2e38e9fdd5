import { describe, expect, it } from 'vitest'
import { changedByOther, sameContent, unsavedFields, wordsOf } from '@/domain/saves/changes'

describe('sameContent', () => {
  it.each([
    ['what is empty, however it is written', null, ''],
    ['what is missing and what is an empty list', undefined, []],
    ['fields in another order', { a: 1, b: 2 }, { b: 2, a: 1 }],
    ['a group in which nothing stands', { title: null, rows: [{ text: '' }] }, { rows: [{}] }],
  ])('takes for the same %s', (_, a, b) => {
    expect(sameContent(a, b)).toBe(true)
  })

  it.each([
    ['another text', 'Huis', 'Tuin'],
    ['rows in another order', [{ id: 'a' }, { id: 'b' }], [{ id: 'b' }, { id: 'a' }]],
    ['nothing and no', undefined, false],
    ['nothing and none', null, 0],
  ])('tells apart %s', (_, a, b) => {
    expect(sameContent(a, b)).toBe(false)
  })
})

describe('unsavedFields', () => {
  it('names what is neither as it was sent nor as it was answered, and nothing of the save itself', () => {
    const form = { title: 'Nieuw', path: '/nieuw/', sort: 2, updatedAt: 'now', _status: 'draft' }
    const saved = [
      { title: 'Oud', path: '/nieuw/', sort: 1, updatedAt: 'then' },
      { title: 'Ouder', path: '', sort: 2 },
    ]
    expect(unsavedFields(form, saved)).toEqual(['title'])
  })
})

describe('changedByOther', () => {
  const base = { title: 'Huis', intro: 'Kort', sort: 1, updatedAt: '1' }

  it('gives what the other changed, and says where both did', () => {
    const theirs = { ...base, title: 'Huis van Anna', sort: 5, updatedAt: '2' }
    const form = { ...base, title: 'Huis van Bram', intro: 'Lang' }
    expect(changedByOther({ base, theirs }, form, ['title', 'intro'])).toEqual([
      { name: 'title', mine: 'Huis van Bram', theirs: 'Huis van Anna', both: true },
      { name: 'sort', mine: 1, theirs: 5, both: false },
    ])
  })

  it('leaves out what both wrote alike and what stands in no form', () => {
    const theirs = { ...base, title: 'Zelfde', importHash: 'x' }
    expect(changedByOther({ base, theirs }, { ...base, title: 'Zelfde' }, ['title'])).toEqual([])
  })
})

describe('wordsOf', () => {
  const text = (words: string) => ({ type: 'text', text: words, format: 0, version: 1 })
  const paragraph = (...children: object[]) => ({ type: 'paragraph', children, version: 1 })

  it.each([
    ['a line of text', 'Huis', 'Huis'],
    ['a number', 12, '12'],
    ['nothing', null, ''],
    [
      'a formatted text, a line for each paragraph',
      { root: { type: 'root', children: [paragraph(text('Een '), text('huis')), paragraph(text('Tuin'))] } },
      'Een huis\nTuin',
    ],
    [
      'rows, without what nobody wrote',
      [{ id: '6f', blockType: 'text', title: 'Welkom', newTab: true }, { id: '70', title: 'Dag' }],
      'Welkom\nDag',
    ],
  ])('shows %s', (_, value, words) => {
    expect(wordsOf(value)).toBe(words)
  })
})
