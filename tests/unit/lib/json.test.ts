import { expect, it } from 'vitest'
import { isRecord } from '@/lib/is-record'
import { jsonOrNull } from '@/lib/json'

it.each<[string, unknown]>([['{"a":1}', { a: 1 }], ['[1]', [1]], ['5', 5], ['null', null], ['', null], ['{', null], ['a', null]])(
  '%j says %j',
  (text, value) => expect(jsonOrNull(text)).toEqual(value),
)

it.each([[{}, true], [{ a: 1 }, true], [[], false], [null, false], [undefined, false], ['{}', false], [5, false]])(
  'whether %j is a record: %s',
  (value, expected) => expect(isRecord(value)).toBe(expected),
)
