import fc from 'fast-check'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import {
  pictureSource,
  readDocuments,
  readPictures,
  readTour,
  readVideos,
} from '@/import/parse/media'
import { FeedReport, warningLine } from '@/import/parse/report'
import { readRows } from '@/import/parse/rows'

describe('pictureSource', () => {
  it.each([
    ['pictures/a.jpg', 'pictures/a.jpg'],
    [' ./pictures//a.jpg ', 'pictures/a.jpg'],
    ['pictures/my%20house.jpg', 'pictures/my house.jpg'],
    ['a..b/..c.jpg', 'a..b/..c.jpg'],
  ])('%j is the file %j', (address, file) => {
    expect(pictureSource(address)).toEqual({ kind: 'file', path: file })
  })

  it.each([
    ['https://example.com/a.jpg', 'https://example.com/a.jpg'],
    ['HTTP://Example.com/a b.jpg', 'http://example.com/a%20b.jpg'],
  ])('%j is the address %j', (address, url) => {
    expect(pictureSource(address)).toEqual({ kind: 'web', url })
  })

  it.each([
    '', '.', '/etc/passwd', '//example.com/a.jpg', '../a.jpg', 'a/../../b.jpg', 'a/..',
    '%2e%2e/a.jpg', '%252e%252e/a.jpg', 'a%2f..%2f..%2fb', 'a\\..\\b', 'a%5c..%5cb',
    '%2Fetc/passwd', 'a\0.jpg', 'a%00.jpg', '100%.jpg', 'C:/a.jpg', 'C%3A/a.jpg',
    'file:///etc/passwd', 'javascript:alert(1)', 'data:image/png;base64,AA', 'ftp://a/b',
    'https://user:secret@example.com/a.jpg', 'a/.. /b', 'http:///a', '%25252525252e',
  ])('refuses %j', (address) => {
    expect(pictureSource(address)).toMatchObject({ kind: 'refused' })
  })

  it('never leads out of the folder', () => {
    const part = fc.constantFrom('..', '.', '/', '\\', '%2e', '%2f', '%5c', '%25', 'a', '\0', ':')
    const address = fc.array(part, { maxLength: 10 }).map((parts) => parts.join(''))
    fc.assert(fc.property(address, (text) => {
      const source = pictureSource(text)
      if (source.kind !== 'file') return
      expect(path.resolve('/feed', source.path)).toMatch(/^\/feed\/./)
    }), { numRuns: 5000 })
  })
})

const read = (...list: Record<string, unknown>[]) => {
  const report = new FeedReport()
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

describe('readDocuments', () => {
  it('takes each address once per language and leaves out what may not be read', () => {
    const report = new FeedReport()
    const list = [
      { Name: 'Plan', Url: 'docs/plan.pdf' },
      { Name: 'EPC', Url: 'https://example.com/epc.pdf', language: 'NL' },
      { Url: '../secret.pdf' },
    ]
    const rows = ['fr', 'nl'].map((language) => ({ ID: 1, language, Documents: list }))
    const known = new Set(['ID', 'language', 'Documents'])
    expect(readDocuments(readRows('properties', rows, known, report), report)).toEqual([
      { name: 'Plan', url: 'docs/plan.pdf', language: 'fr' },
      { name: 'EPC', url: 'https://example.com/epc.pdf', language: 'nl' },
      { name: 'Plan', url: 'docs/plan.pdf', language: 'nl' },
    ])
    expect(report.warnings).toHaveLength(1)
  })
})

it.each([
  ['docs/plan.pdf', 'plan.pdf'],
  ['https://example.com/plan.pdf/', 'plan.pdf'],
  ['https://example.com/', 'example.com'],
  ['docs/plan.pdf/ ', 'plan.pdf'],
])('a document at %j without a name is called %j', (Url, name) => {
  const report = new FeedReport()
  const rows = [{ ID: 1, language: 'fr', Documents: [{ Url, Name: ' ' }] }]
  const known = new Set(['ID', 'language', 'Documents'])
  const [document] = readDocuments(readRows('properties', rows, known, report), report)
  expect(document?.name).toBe(name)
})

const KNOWN = new Set(['ID', 'language', 'Videos', 'VirtualTourUrl'])

const rowsOf = (fields: object, report: FeedReport) =>
  readRows(
    'properties',
    ['fr', 'nl'].map((language) => ({ ID: 1, language, ...fields })),
    KNOWN,
    report,
  )

describe('readVideos', () => {
  it('takes what the site can show, each once', () => {
    const report = new FeedReport()
    const good = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ'
    const uploaded = '/api/videos/file/house.mp4'
    const Videos = [good, uploaded, '/videos/house.mp4', 'javascript:alert(5)', 'https://example.com/evil', null]
    expect(readVideos(rowsOf({ Videos }, report), report)).toEqual([good, uploaded])
    expect(report.warnings.map(({ message }) => message.split(' ')[0])).toEqual([
      '"/videos/house.mp4"',
      '"javascript:alert(5)"',
      '"https://example.com/evil"',
      'nothing',
    ])
  })
})

const TOUR = 'https://my.matterport.com/show/?m=SxQL3iGyoDo'

describe('readTour', () => {
  it.each([
    [TOUR, TOUR, 0],
    ['', null, 0],
    ['http://169.254.169.254/latest', null, 1],
    ['http://169.254.169.254/latest.mp4', null, 1],
    ['https://matterport.com.example.org/', null, 1],
    ['/api/videos/file/visit.mp4', null, 1],
    [7, null, 1],
  ])('%j is %j with %i warnings', (VirtualTourUrl, tour, warnings) => {
    const report = new FeedReport()
    expect(readTour(rowsOf({ VirtualTourUrl }, report), report)).toBe(tour)
    expect(report.warnings).toHaveLength(warnings)
  })
})
