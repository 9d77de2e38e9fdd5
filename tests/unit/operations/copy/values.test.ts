import { describe, expect, it } from 'vitest'
import { isSame, writtenAs, type StoredValue, type ValueKind } from '@/operations/copy/values'

const kind = (type: string, labels: string[] | null = null): ValueKind => ({ type, labels })
const bytes = (text: string): Uint8Array => new TextEncoder().encode(text)
const written = (type: string, value: StoredValue, mend = false) => writtenAs(kind(type), value, mend)

describe('a value as Postgres reads it', () => {
  it.each<[string, StoredValue, string | null]>([
    ['integer', 12n, '12'],
    ['integer', 3, '3'],
    ['bigint', 9_007_199_254_740_993n, '9007199254740993'],
    ['numeric', 0.1, '0.1'],
    ['numeric', 1e21, '1e+21'],
    ['boolean', 1n, 'true'],
    ['boolean', 0n, 'false'],
    ['jsonb', bytes('{"a":1}'), '{"a":1}'],
    ['character varying', bytes('  Zoë 𝒳\n'), '  Zoë 𝒳\n'],
    ['character varying', 4711n, '4711'],
    ['timestamp with time zone', bytes('2026-03-29T02:30:00.123Z'), '2026-03-29T02:30:00.123Z'],
    ['timestamp with time zone', bytes('2026-03-29 02:30:00'), '2026-03-29T02:30:00.000Z'],
    ['timestamp with time zone', bytes('2026-03-29T02:30:00+02:00'), '2026-03-29T00:30:00.000Z'],
    ['text', null, null],
    ['boolean', null, null],
  ])('%s %s', (type, value, text) => {
    expect(written(type, value)).toMatchObject({ text })
  })

  it.each<[string, StoredValue, RegExp]>([
    ['integer', 2_147_483_648n, /too large/],
    ['integer', 1.5, /no whole number/],
    ['integer', bytes('12'), /no whole number/],
    ['numeric', bytes('abc'), /no number/],
    ['numeric', Infinity, /no number/],
    ['boolean', 2n, /neither/],
    ['jsonb', bytes(''), /no JSON/],
    ['jsonb', bytes(String.raw`{"a":["\u0000"]}`), /NUL/],
    ['jsonb', bytes(String.raw`{"\ud800":1}`), /half a character/],
    ['text', bytes('a\0b'), /NUL/],
    ['text', new Uint8Array([0xff, 0x41]), /no UTF-8/],
    ['timestamp with time zone', bytes('yesterday'), /no moment/],
    ['timestamp with time zone', bytes('2026-03-29T02:30:00.1234Z'), /millisecond/],
    ['timestamp with time zone', bytes('+012026-03-29T02:30:00Z'), /years/],
    ['point', bytes('x'), /knows no column/],
  ])('refuses for %s %s', (type, value, problem) => {
    expect(written(type, value)).toEqual({ problem: expect.stringMatching(problem) as string })
  })

  it('refuses what is no value of an enumeration', () => {
    const status = kind('USER-DEFINED', ['new', 'closed'])
    expect(writtenAs(status, bytes('new'), false)).toMatchObject({ text: 'new' })
    expect(writtenAs(status, bytes('old'), false)).toHaveProperty('problem')
  })

  it('leaves out what Postgres cannot store where that is asked for, and counts it', () => {
    expect(written('text', bytes('a\0b\0'), true)).toEqual({ text: 'ab', left: 2 })
    expect(written('jsonb', bytes(String.raw`{"a":["x\u0000","\ud800y"],"b":1}`), true)).toEqual({ text: '{"a":["x","y"],"b":1}', left: 2 })
    expect(written('jsonb', bytes('{"big": 12345678901234567890}'), true)).toEqual({ text: '{"big": 12345678901234567890}' })
  })
})

describe('what is compared', () => {
  it.each([
    ['numeric', '1e+21', '1000000000000000000000'],
    ['numeric', '-0.50', '-0.5'],
    ['numeric', '0', '0.00'],
    ['numeric', '5e-7', '0.0000005'],
    ['jsonb', '{"b":1,"a":[null,1.0]}', '{"a": [null, 1], "b": 1}'],
    ['timestamp with time zone', '2026-03-29T02:30:00.123Z', '1774751400123'],
    ['text', 'é', 'é'],
  ])('%s: %s is %s', (type, one, other) => {
    expect(isSame(kind(type), one, other)).toBe(true)
  })

  it.each([
    ['numeric', '1.5', '1.51'],
    ['numeric', '12345678901234567890', '12345678901234567891'],
    ['numeric', '1', '-1'],
    ['numeric', '10', '1'],
    ['jsonb', '[1,2]', '[2,1]'],
    ['timestamp with time zone', '2026-03-29T02:30:00.123Z', '1774751400122'],
    ['text', 'é', 'e\u0301'],
    ['text', '', null],
  ])('%s: %s is not %s', (type, one, other) => {
    expect(isSame(kind(type), one, other)).toBe(false)
  })
})
