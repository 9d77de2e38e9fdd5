import { describe, expect, it } from 'vitest'
import { inLanguage, rows, words } from '@/cms/first-content/words'

describe('inLanguage', () => {
  it.each([
    ['a text', words({ fr: 'Oui', nl: 'Ja' }), 'Oui'],
    ['one that it lacks', words({ nl: 'Ja' }), undefined],
    ['one that is null', words({ fr: null, nl: 'Ja' }), undefined],
    ['a value that is the same everywhere', 7, 7],
    ['a switch that is off', words({ fr: false }), false],
    ['nothing', null, null],
    ['texts inside', { a: [{ b: words({ fr: 'Oui' }) }, 1], c: null }, { a: [{ b: 'Oui' }, 1], c: null }],
    ['a value that is a document', words({ fr: { root: {} } }), { root: {} }],
  ])('takes %s', (_, data, taken) => {
    expect(inLanguage(data, 'fr')).toEqual(taken)
  })

  it('leaves what is not of the language out of what is saved', () => {
    const data = inLanguage({ a: words({ nl: 'Ja' }), b: 1 }, 'fr')
    expect(JSON.stringify(data)).toBe('{"b":1}')
  })
})

it('rows are found again in every language by an id of their own', () => {
  const made = rows([{ label: words({ fr: 'Oui', nl: 'Ja' }) }, { label: 'x' }])
  const [french, dutch] = (['fr', 'nl'] as const).map((language) => inLanguage(made, language))
  const ids = made.map(({ id }) => id)
  expect(new Set(ids).size).toBe(2)
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{24}$/)
  expect(french).toEqual([{ label: 'Oui', id: ids[0] }, { label: 'x', id: ids[1] }])
  expect(dutch).toEqual([{ label: 'Ja', id: ids[0] }, { label: 'x', id: ids[1] }])
})
