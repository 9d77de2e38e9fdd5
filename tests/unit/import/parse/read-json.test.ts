import { describe, expect, it } from 'vitest'
import { readJson } from '@/import/parse/read-json'

const foundIn = (text: string | Uint8Array): string | null => {
  const json = readJson(text)
  return json.ok ? null : json.problem.found
}

describe('readJson', () => {
  it('reads JSON with and without a byte-order mark', () => {
    expect(readJson('\uFEFF{"a":1}')).toEqual({ ok: true, value: { a: 1 } })
    expect(readJson('[1]')).toEqual({ ok: true, value: [1] })
  })

  it.each([
    ['{\n  "a": x\n}', '"x\\u000a}" at line 2, column 8'],
    ['{"a": "cut', 'the end of the file at line 1, column 11: it breaks off there'],
    ['', 'the end of the file at line 1, column 1: it breaks off there'],
    ['<html>', '"<html>" at line 1, column 1'],
  ])('says where %j breaks off', (text, found) => {
    expect(foundIn(text)).toBe(found)
  })

  it.each(['[1]', '\uFEFF["Liège – 10 €"]', '["\uFFFD"]'])('reads the bytes of %j', (text) => {
    expect(readJson(Buffer.from(text))).toEqual(readJson(text))
  })

  const latin = (text: string): Buffer => Buffer.from(text, 'latin1')
  it.each([
    ['Latin-1', latin('[\n"Liège"]'), 'line 2, column 4'],
    ['Latin-1 after what is UTF-8', Buffer.concat([Buffer.from('\uFEFF["é\uFFFD",\n"€'), latin('é"]')]), 'line 2, column 3'],
    ['a mark and Latin-1', Buffer.concat([Buffer.from('\uFEFF'), latin('é')]), 'line 1, column 1'],
    ['UTF-16', Buffer.from('\uFEFF[]', 'utf16le'), 'line 1, column 1'],
    ['a character that is cut off', Buffer.from('["\n€').subarray(0, 5), 'line 2, column 1'],
    ['a character that the file ends in', Buffer.from([0x22, 0xef, 0xbf]), 'line 1, column 2'],
    ['a character that is cut short', Buffer.from([0x22, 0xef, 0xbf, 0x22]), 'line 1, column 2'],
  ])('says where %s is no UTF-8', (_, bytes, where) => {
    const json = readJson(bytes)
    expect(json.ok ? null : json.problem.expected).toBe('text in UTF-8')
    expect(foundIn(bytes)).toBe(`another encoding at ${where}`)
  })
})
