import { describe, expect, it } from 'vitest'
import { languagesIn } from '@/lib/written-languages'

const rich = (...children: object[]) => ({ root: { type: 'root', children } })

describe('the languages in which something is written', () => {
  it.each([
    [null, []],
    ['Texte', []],
    [{ fr: 'Texte', nl: ' \n', en: null }, ['fr']],
    [[{ nl: 'a' }, { rows: [{ label: { de: 'b' } }] }], ['nl', 'de']],
    [{ fr: rich({ type: 'paragraph', children: [] }) }, []],
    [{ fr: rich({ type: 'paragraph', children: [{ type: 'text', text: ' ' }] }) }, []],
    [{ fr: rich({ type: 'paragraph', children: [{ type: 'link', children: [{ type: 'text', text: 'a' }] }] }) }, ['fr']],
    [{ fr: rich({ type: 'upload', value: 4 }), nl: rich({ type: 'block' }) }, ['nl', 'fr']],
    [{ picture: { id: 4, alt: { fr: 'Une maison' } } }, []],
    [{ reference: { relationTo: 'pages', value: { id: 4, title: { fr: 'Une maison' } } } }, []],
  ])('%j: %j', (values, expected) => {
    expect(languagesIn(values)).toEqual(expected)
  })
})
