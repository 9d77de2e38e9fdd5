import { expect, it } from 'vitest'
import { askedSegment, keyIn, readAskedSegment, type FormAsked } from '@/domain/forms/asked'

type Asked = Pick<FormAsked, 'subject' | 'key'>
const subject = { kind: 'property', id: 4711 } as const

it.each<[string, Asked]>([
  ['', { subject: null, key: '' }],
  ['~property-4711', { subject, key: '' }],
  ['~key-a_B-1.c2', { subject: null, key: 'a_B-1.c2' }],
  ['~property-4711~key-a.b', { subject, key: 'a.b' }],
])('%j is what is asked for, both ways', (segment, asked) => {
  expect(askedSegment(asked)).toBe(segment)
  expect(readAskedSegment(segment)).toEqual(asked)
})

it.each(['~property-0', '~house-1', '~key-a', '~key-', '~key-a.b.c', '~key-a/.b', '~unknown', 'key-a.b', '~key-a.b~property-1'])(
  '%j asks for nothing',
  (segment) => expect(readAskedSegment(segment)).toEqual({ subject: null, key: '' }),
)

it.each([
  ['key=a.b', 'a.b'],
  ['property=1&key=a-_.9', 'a-_.9'],
  ['key=', ''],
  ['key=a', ''],
  ['key=a.b.c', ''],
  ['key=%2Fa.b', ''],
  ['key=a.b%00', ''],
  ['other=a.b', ''],
  [`key=${'a'.repeat(500)}.b`, ''],
])('the key in %.30s is %j', (query, key) => expect(keyIn(new URLSearchParams(query))).toBe(key))
