import { describe, expect, it } from 'vitest'
import { pictureIn, picturesIn } from '@/domain/media/picture'

const stored = {
  id: 1, hash: 'abc', width: 1360, height: 900, preview: 'data:x', focalX: 20, focalY: 0,
  kind: 'photo', alt: { fr: 'Façade', nl: ' ' }, filename: 'rue-haute-12.jpg',
}

describe('pictureIn', () => {
  it('is what the page needs and nothing else', () => {
    expect(pictureIn(stored, 'nl')).toEqual({
      hash: 'abc', width: 1360, height: 900, preview: 'data:x', focalX: 20, focalY: 0,
      kind: 'photo', alt: { text: 'Façade', lang: 'fr' },
    })
  })

  it('has its middle as subject where none is stored', () => {
    expect(pictureIn({ hash: 'abc' }, 'nl')).toMatchObject({ focalX: 50, focalY: 50, alt: null })
  })

  it.each([
    ['floor-plan', 'floor-plan'],
    ['photo', 'photo'],
    ['banner', 'photo'],
    [undefined, 'photo'],
  ])('kind %s → %s', (kind, expected) => {
    expect(pictureIn({ ...stored, kind }, 'fr')?.kind).toBe(expected)
  })

  it.each([[null], [undefined], [12], ['abc'], [[]], [{}], [{ hash: '' }]])('%j is none', (value) => {
    expect(pictureIn(value, 'fr')).toBeNull()
  })
})

describe('picturesIn', () => {
  it('keeps the order and leaves out what is no picture', () => {
    const doc = { pictures: [{ hash: 'b' }, 12, null, { hash: 'a' }] }
    expect(picturesIn(doc, 'pictures', 'fr').map(({ hash }) => hash)).toEqual(['b', 'a'])
    expect(picturesIn({ pictures: undefined }, 'pictures', 'fr')).toEqual([])
    expect(picturesIn({ pictures: 'x' }, 'pictures', 'fr')).toEqual([])
  })
})
