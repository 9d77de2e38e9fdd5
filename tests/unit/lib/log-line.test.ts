import { describe, expect, it } from 'vitest'
import { loggedError, logLine } from '@/lib/log-line'

const time = new Date('2026-11-26T12:30:45.678Z')
const secret = Object.assign(new Error('Not sent to jan@voorbeeld.be', { cause: new Error('said <jan@voorbeeld.be>') }), {
  code: 'EENVELOPE', rejected: ['jan@voorbeeld.be'], response: 'Jan Peeters',
})

describe('a line of the log', () => {
  it('is one line of JSON for programs', () => {
    const line = logLine({ level: 'warn', time, msg: 'Not sent\nat all', request: 'abc', ms: 12.4, more: { mail: 7 } }, 'json')
    expect(line).not.toContain('\n')
    expect(JSON.parse(line)).toEqual({ level: 'warn', time: '2026-11-26T12:30:45.678Z', msg: 'Not sent\nat all', request: 'abc', ms: 12, mail: '…' })
  })

  it('is text for people', () => {
    const line = logLine({ level: 'info', time, msg: 'Erased', request: 'abc', more: { leads: 3 } }, 'text')
    expect(line).toBe('12:30:45 INFO  Erased leads=3 request=abc')
  })

  it('has of an error its words, its code and where it was, and nothing that it carries', () => {
    const err = loggedError(secret)
    expect(err).toMatchObject({ type: 'Error', code: 'EENVELOPE', message: 'Not sent to …: said <…>' })
    expect(err.stack).toMatch(/^at .*log-line\.test\.ts/)
    for (const format of ['json', 'text'] as const) {
      expect(logLine({ level: 'error', time, msg: 'A mail was not sent', err }, format)).not.toMatch(/jan|peeters/i)
    }
  })

  it('leaves out lists, objects and whatever stands below a personal name', () => {
    const more = { email: 'jan', firstName: 'Jan', form: 'contact', data: { a: 1 }, list: [1], isNew: true }
    expect(JSON.parse(logLine({ level: 'info', time, msg: 'x', more }, 'json'))).toEqual({
      level: 'info', time: time.toISOString(), msg: 'x',
      email: '…', firstName: '…', form: 'contact', isNew: true,
    })
  })

  it('says what was thrown where that is no error', () => {
    expect(loggedError('of jan@voorbeeld.be')).toEqual({ type: 'Error', message: 'of …' })
    expect(loggedError(null)).toEqual({ type: 'Error', message: 'null' })
  })
})
