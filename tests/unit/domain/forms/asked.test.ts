import { expect, it } from 'vitest'
import { askedQuery, askedSegment, keyIn, NOTHING_ASKED, readAskedSegment, wishIn, type FormAsked, type PostedForm } from '@/domain/forms/asked'
import { readEnvelope, subjectIn } from '@/domain/forms/envelope'

type Asked = Omit<FormAsked, 'posted'>
const subject = { kind: 'property', id: 4711 } as const

it.each<[string, Asked]>([
  ['', { subject: null, key: '', wish: '' }],
  ['~property-4711', { subject, key: '', wish: '' }],
  ['~agency-3-12~key-a.b', { subject: { kind: 'agency', id: 3, person: 12 }, key: 'a.b', wish: '' }],
  ['~key-a_B-1.c2', { subject: null, key: 'a_B-1.c2', wish: '' }],
  ['~property-4711~key-a.b', { subject, key: 'a.b', wish: '' }],
  ['~wish-Z29hbD0x', { subject: null, key: '', wish: 'goal=1' }],
])('%j is what is asked for, both ways', (segment, asked) => {
  expect(askedSegment(asked)).toBe(segment)
  expect(readAskedSegment(segment)).toEqual(asked)
})

it.each(['~property-0', '~agency-3-0', '~agency-3-12-1', '~house-1', '~key-a', '~key-', '~key-a.b.c', '~key-a/.b', '~unknown', 'key-a.b', '~key-a.b~property-1', '~wish-', '~wish-a.b', '~wish-a/b'])(
  '%j asks for nothing',
  (segment) => expect(readAskedSegment(segment)).toEqual({ subject: null, key: '', wish: '' }),
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

it.each([
  ['goal=0&city=Gent|9000&type=1,2&price-max=300000&bedrooms=2', 'goal=0&city=Gent%7C9000&type=1%2C2&price-max=300000&bedrooms=2'],
  ['utm_source=mail&sort=price', ''],
  [`goal=0&city=${'Gent'.repeat(200)}`, ''],
  ['', ''],
])('%.40s looks for %j', (query, wish) => expect(wishIn(new URLSearchParams(query))).toBe(wish))

it.each<[string, Partial<Asked>]>([
  ['', {}],
  ['?property=4711', { subject }],
  ['?agency=3&person=12&key=a.b', { subject: { kind: 'agency', id: 3, person: 12 }, key: 'a.b' }],
  ['?key=a_B-1.c2', { key: 'a_B-1.c2' }],
  ['?goal=0&city=Gent%7C9000&type=1%2C2', { wish: 'goal=0&city=Gent%7C9000&type=1%2C2' }],
])('%j asks a page for it, both ways', (query, asked) => {
  expect(askedQuery({ ...NOTHING_ASKED, ...asked })).toBe(query)
  const params = new URLSearchParams(query)
  const read = { subject: subjectIn(params), key: keyIn(params), wish: wishIn(params) }
  expect(read).toEqual({ subject: null, key: '', wish: '', ...asked })
})

it.each([
  [{ _property: '4711' }, '?property=4711'],
  [{ key: 'a.b' }, '?key=a.b'],
  [{ key: 'a.b&ids=1' }, ''],
])('a form that comes back with %j asks for %j', (sent, query) => {
  const envelope = readEnvelope({ _language: 'nl', ...sent })
  const posted = { form: 'site-contact', envelope, state: { kind: 'failed' } } as PostedForm
  expect(askedQuery({ ...NOTHING_ASKED, posted })).toBe(query)
})
