import { describe, expect, it } from 'vitest'
import { readJson } from '@/import/parse/read-json'

const foundIn = (text: string): string | null => {
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
})
