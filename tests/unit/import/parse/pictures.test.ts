import { describe, expect, it } from 'vitest'
import { readPictures } from '@/import/parse/pictures'
import { Report, warningLine } from '@/import/parse/report'
import { readRows } from '@/import/parse/rows'

const read = (...list: Record<string, unknown>[]) => {
  const report = new Report()
  const rows = list.map((row) => ({ ID: 1, language: 'fr', ...row }))
  const known = new Set(rows.flatMap((row) => Object.keys(row)))
  const pictures = readPictures(readRows('properties', rows, known, report), report)
  return { ...pictures, warnings: report.warnings.map(warningLine) }
}

const picture = (Url: unknown, Name = '') => ({ ID: 1, Url, Name, Width: 1, Height: 1 })

describe('readPictures', () => {
  it('puts the large one first, each once, and the small one on the card', () => {
    const { pictures, cardPicture, warnings } = read({
      SmallPictureItem: picture('p/small.jpg'),
      XLargePictureItem: picture('p/b.jpg', 'Front'),
      Pictures: [picture('p/a.jpg'), picture('./p/b.jpg'), picture('p/c.jpg')],
    })
    expect(pictures).toEqual([
      { url: 'p/b.jpg', name: 'Front' },
      { url: 'p/a.jpg', name: null },
      { url: 'p/c.jpg', name: null },
    ])
    expect(cardPicture).toBe('p/small.jpg')
    expect(warnings).toEqual([])
  })

  it('takes the first row that has any, and its first for the card', () => {
    const { pictures, cardPicture } = read(
      { Pictures: [picture('../a.jpg')] },
      { Pictures: [picture('b.jpg')], language: 'nl' },
      { Pictures: [picture('c.jpg')], language: 'en' },
    )
    expect(pictures.map(({ url }) => url)).toEqual(['b.jpg'])
    expect(cardPicture).toBe('b.jpg')
  })

  it('leaves out what may not be read, with one warning for all languages', () => {
    const Pictures = [picture('../../etc/passwd'), picture(5), 'a.jpg']
    const { pictures, warnings } = read({ Pictures }, { Pictures, language: 'nl' })
    expect(pictures).toEqual([{ url: 'a.jpg', name: null }])
    const place = 'properties row 1, ID 1 (fr), Pictures'
    expect(warnings).toEqual([
      `${place}: "../../etc/passwd" left out: it leads out of the folder`,
      `${place}: 5 left out: it is empty`,
    ])
  })

  it('has no card without pictures', () => {
    const none = read({ SmallPictureItem: null, XLargePictureItem: null, Pictures: [] })
    expect(none).toEqual({ pictures: [], cardPicture: null, warnings: [] })
  })
})
