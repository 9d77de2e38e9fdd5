import { expect, it } from 'vitest'
import { readEnvelope, subjectIn, subjectQuery, type Subject } from '@/domain/forms/envelope'

it.each<[string, Subject | null]>([
  ['', null],
  ['?property=4711', { kind: 'property', id: 4711 }],
  ['?agency=3&person=12', { kind: 'agency', id: 3, person: 12 }],
])('%j names a subject, both ways', (query, subject) => {
  expect(subjectQuery(subject)).toBe(query)
  expect(subjectIn(new URLSearchParams(query))).toEqual(subject)
})

it.each<[string, Subject | null]>([
  ['person=12', null],
  ['property=4711&person=12', { kind: 'property', id: 4711 }],
  ['agency=3&person=x', { kind: 'agency', id: 3 }],
  ['agency=3&person=-1', { kind: 'agency', id: 3 }],
])('%s names %j', (query, subject) => expect(subjectIn(new URLSearchParams(query))).toEqual(subject))

it.each<[Record<string, string>, Subject | null | undefined]>([
  [{}, null],
  [{ _agency: '3' }, { kind: 'agency', id: 3 }],
  [{ _agency: '3', _person: '12' }, { kind: 'agency', id: 3, person: 12 }],
  [{ _person: '12' }, null],
  [{ _property: '3', _person: '12' }, { kind: 'property', id: 3 }],
  [{ _agency: '3', _person: 'x' }, undefined],
  [{ _agency: '3', _property: '4' }, undefined],
])('what is sent with %j is about %j', (sent, subject) => {
  const envelope = readEnvelope({ _language: 'nl', remark: 'x', ...sent })
  expect(envelope?.subject).toEqual(subject)
  if (envelope) expect(envelope.values).toEqual({ remark: 'x' })
})
