import { describe, expect, it } from 'vitest'
import { hasFailedMail, readRequestKey, requestSteps } from '@/domain/forms/request-status'
import { MAIL_KINDS, MAIL_STATES } from '@/domain/forms/leads'

const [asked, read, answered] = ['2026-11-23T08:00:00.000Z', '2026-11-23T09:00:00.000Z', '2026-11-23T10:00:00.000Z']

describe('requestSteps', () => {
  it.each([
    [null, null, [asked, null, null]],
    [read, null, [asked, read, null]],
    [read, answered, [asked, read, answered]],
    [null, answered, [asked, answered, answered]],
  ])('read %s and answered %s', (readAt, answeredAt, moments) => {
    const steps = requestSteps({ createdAt: asked, readAt, answeredAt })
    expect(steps.map(({ at }) => at)).toEqual(moments)
    expect(steps.map(({ step }) => step)).toEqual(['received', 'read', 'answered'])
  })
})

describe('hasFailedMail', () => {
  it.each(MAIL_STATES)('of a confirmation that is %s', (state) => {
    expect(hasFailedMail([{ kind: 'notification', state: 'sent' }, { kind: 'confirmation', state }])).toBe(state === 'dead')
  })

  it.each(MAIL_KINDS)('of a %s that is dead', (kind) => {
    expect(hasFailedMail([{ kind, state: 'dead' }])).toBe(['confirmation', 'visit', 'reminder', 'opt-in', 'answer'].includes(kind))
  })
})

it.each([
  [{ lead: 'a' }, { lead: 'a' }],
  [{ lead: 'a', notice: 'expired' }, { lead: 'a', notice: 'expired' }],
  [{ lead: 'a', notice: 'x' }, null],
  [{ lead: 'a', isRepeated: true }, { lead: 'a', isRepeated: true }],
  [{ lead: 'a', isRepeated: false }, null],
  [{ lead: 1 }, null],
  [null, null],
  ['a', null],
])('the key of %j is %j', (data, key) => expect(readRequestKey(data)).toEqual(key))
