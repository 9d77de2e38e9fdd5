import { describe, expect, it } from 'vitest'
import { printable, shown } from '@/import/parse/printable'

describe('printable', () => {
  it.each([
    ['Liège', 'Liège'],
    ['a\u001b[31mb\n', 'a\\u001b[31mb\\u000a'],
    ['\u202Eabc', '\\u202eabc'],
    ['x'.repeat(60), 'x'.repeat(60)],
    ['x'.repeat(61), `${'x'.repeat(60)}…`],
    ['😀'.repeat(61), `${'😀'.repeat(60)}…`],
  ])('%j becomes %j', (text, line) => {
    expect(printable(text)).toBe(line)
  })
})

describe('shown', () => {
  it.each([
    [undefined, 'nothing'],
    [null, 'nothing'],
    ['', 'nothing'],
    ['99', '"99"'],
    [99, '99'],
    [true, 'true'],
    [[1, 2], 'a list of 2'],
    [{ a: 1 }, 'an object'],
  ])('%j is shown as %s', (value, text) => {
    expect(shown(value)).toBe(text)
  })
})
