import type { FlattenedField } from 'payload'
import { describe, expect, it } from 'vitest'
import { withForm } from '@/content/preview/with-form'

const text = (name: string, localized = false) => ({ name, type: 'text', localized })
const fields = [
  text('title', true), text('code'),
  { name: 'seo', type: 'group', flattenedFields: [text('words', true), text('image')] },
  { name: 'rows', type: 'array', flattenedFields: [text('name', true), text('id')] },
  { name: 'modules', type: 'blocks', blocks: [{ slug: 'call', flattenedFields: [text('title', true)] }] },
  { name: 'lists', type: 'array', localized: true, flattenedFields: [text('name')] },
  { name: 'children', type: 'join' },
] as unknown as FlattenedField[]

const shown = (stored: object, form: object) =>
  withForm(fields, { id: 7, ...stored }, form as Record<string, unknown>, 'fr')

describe('what is stored, with a form in one language', () => {
  it('takes the language of the form and keeps the others', () => {
    const stored = { title: { nl: 'Huis', fr: 'Maison' }, code: 'a' }
    expect(shown(stored, { title: 'Villa', code: 'b' })).toEqual({
      id: 7, title: { nl: 'Huis', fr: 'Villa' }, code: 'b',
    })
    expect(shown({}, { title: 'Villa' })).toEqual({ id: 7, title: { fr: 'Villa' } })
    expect(shown(stored, { title: '' })).toMatchObject({ title: { nl: 'Huis', fr: '' } })
  })

  it('keeps what the form does not hold, and takes nothing that is no field', () => {
    const form = JSON.parse('{"id":8,"other":1,"children":[1],"__proto__":{"title":"x"}}') as object
    expect(shown({ code: 'a' }, form)).toEqual({ id: 7, code: 'a' })
    expect(shown({ seo: { words: { nl: 'w' }, image: 3 } }, { seo: { words: 'mots' } })).toMatchObject({
      seo: { words: { nl: 'w', fr: 'mots' }, image: 3 },
    })
  })

  it('knows rows by their IDs: moved, added, removed', () => {
    const rows = [{ id: 'a', name: { nl: 'Een' } }, { id: 'b', name: { nl: 'Twee' } }, { id: 'c', name: { nl: 'Drie' } }]
    const form = { rows: [{ id: 'b', name: 'Deux' }, { id: 'n', name: 'Neuf' }, { id: 'a' }] }
    expect(shown({ rows }, form).rows).toEqual([
      { id: 'b', name: { nl: 'Twee', fr: 'Deux' } },
      { id: 'n', name: { fr: 'Neuf' } },
      { id: 'a', name: { nl: 'Een' } },
    ])
    expect(shown({ rows }, { rows: 0 }).rows).toEqual([])
  })

  it('knows modules by kind, and leaves out what is none', () => {
    const modules = [{ id: 'a', blockType: 'call', title: { nl: 'Bel' } }]
    const form = { modules: [null, { id: 'x', blockType: 'made-up' }, { id: 'a', blockType: 'call', title: 'Appelez' }] }
    expect(shown({ modules }, form).modules).toEqual([
      { id: 'a', blockType: 'call', title: { nl: 'Bel', fr: 'Appelez' } },
    ])
  })

  it('takes a list that a language has for itself as a whole', () => {
    const lists = { nl: [{ name: 'een' }], fr: [{ name: 'un' }] }
    expect(shown({ lists }, { lists: [{ name: 'deux' }] }).lists).toEqual({ nl: [{ name: 'een' }], fr: [{ name: 'deux' }] })
    expect(shown({ lists }, { lists: 0 }).lists).toEqual({ nl: [{ name: 'een' }], fr: [] })
  })

  it.each([['text'], [3], [null], [{ 0: 'x' }], [[[1]]]])('is not broken by %j in place of rows or groups', (odd) => {
    expect(shown({}, { rows: odd, modules: odd, seo: odd })).toMatchObject({ id: 7, rows: [], modules: [] })
  })
})
