import { describe, expect, it } from 'vitest'
import { frameOf, inOrder } from '@/modules/frame/frame'

const frame = (doc: Record<string, unknown> = {}, index = 0) => frameOf(doc, index, 'nl', 6)

describe('inOrder', () => {
  it.each([
    ['as they were made', [{}, {}, {}], '0 1 2'],
    ['by sort', [{ sort: 2 }, { sort: 1 }, { sort: 0 }], '2 1 0'],
    ['with the same sort as they were made', [{ sort: 1 }, { sort: 1 }], '0 1'],
    ['without the hidden ones', [{}, { status: 'hidden' }, { status: 'published' }], '0 2'],
    ['one put first', [{}, {}, { sort: -1 }], '2 0 1'],
    ['one put last', [{ sort: 9 }, {}, {}], '1 2 0'],
    ['the hidden ones not counted', [{ status: 'hidden' }, {}, { sort: 0 }], '1 2'],
    ['nothing', [], ''],
  ])('puts them %s', (_, docs, order) => {
    const named = docs.map((doc, id) => ({ ...doc, id }))
    expect(inOrder(named).map(({ id }) => id).join(' ')).toBe(order)
  })
})

describe('columns', () => {
  it.each([
    ['the whole width', {}, [12, 12, 12]],
    ['the span on large screens', { span: 4 }, [12, 12, 4]],
    ['the span unless large screens have their own', { span: 4, lg: 6 }, [12, 12, 6]],
    ['one for each class of screens', { sm: 6, md: 4, lg: 3 }, [6, 4, 3]],
  ])('are %s', (_, doc, [sm, md, lg]) => {
    expect(frame(doc).columns).toEqual({ sm, md, lg })
  })
})

describe('the ground', () => {
  const image = { hash: 'a' }
  it.each([
    ['none', {}, { type: 'none' }],
    ['none, though a colour is kept', { colorBackground: '#ffffff' }, { type: 'none' }],
    ['a colour with text that reads well', { backgroundType: 'color', colorBackground: '#ffffff' }, { type: 'color', color: '#ffffff', text: '#000000' }],
    ['a dark colour', { backgroundType: 'color', colorBackground: '#102030' }, { type: 'color', color: '#102030', text: '#ffffff' }],
    ['none without its colour', { backgroundType: 'color' }, { type: 'none' }],
    ['none with what is no colour', { backgroundType: 'color', colorBackground: '#ffffff;position:fixed' }, { type: 'none' }],
    ['a picture', { backgroundType: 'image', image }, { type: 'image', picture: { hash: 'a' } }],
    ['none without its picture', { backgroundType: 'image', image: 7 }, { type: 'none' }],
    ['pictures', { backgroundType: 'gallery', images: [image, 7] }, { type: 'gallery', pictures: [{ hash: 'a' }], seconds: 6 }],
    ['none without its pictures', { backgroundType: 'gallery', images: [] }, { type: 'none' }],
  ])('is %s', (_, doc, background) => {
    expect(frame(doc).background).toMatchObject(background)
  })
})

describe('the frame', () => {
  it('has its texts in the language or its fallback', () => {
    const doc = { title: { nl: 'Titel', fr: 'Titre' }, description: { fr: 'Texte' } }
    expect(frame(doc)).toMatchObject({
      title: { text: 'Titel', lang: 'nl' },
      description: { text: 'Texte', lang: 'fr' },
      description2: null,
    })
  })

  it.each([
    [{}, 'h2'],
    [{ titleSize: 'h1' }, 'h1'],
    [{ titleSize: 'h3' }, 'h2'],
  ])('of %j has a title of size %s', (doc, size) => {
    expect(frame(doc).titleSize).toBe(size)
  })

  it('stands in a row by itself unless it has one', () => {
    expect([frame({}, 0).row, frame({}, 1).row, frame({ row: 0 }, 2).row]).toEqual([-1, -2, 0])
  })

  it('is known by its row in the database, else by its place', () => {
    expect([frame({ id: 'abc' }).id, frame({}, 3).id]).toEqual(['abc', '3'])
  })
})
