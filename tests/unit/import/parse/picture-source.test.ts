import fc from 'fast-check'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { pictureSource } from '@/import/parse/picture-source'

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
    ...['', '.', '/etc/passwd', '//example.com/a.jpg', '../a.jpg', 'a/../../b.jpg', 'a/..'],
    ...['%2e%2e/a.jpg', '%252e%252e/a.jpg', 'a%2f..%2f..%2fb', 'a\\..\\b', 'a%5c..%5cb'],
    ...['%2Fetc/passwd', 'a\0.jpg', 'a%00.jpg', '100%.jpg', 'C:/a.jpg', 'C%3A/a.jpg'],
    ...['file:///etc/passwd', 'javascript:alert(1)', 'data:image/png;base64,AA', 'ftp://a/b'],
    ...['https://user:secret@example.com/a.jpg', 'a/.. /b', 'http:///a', '%25252525252e'],
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
