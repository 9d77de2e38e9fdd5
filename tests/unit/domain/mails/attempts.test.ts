import { describe, expect, it } from 'vitest'
import { failureOf, nextAttemptAt, TRIED_FOR_MS, waitAfter } from '@/domain/mails/attempts'

it('waits grow to 45 s', () => {
  expect([0, 1, 2, 3, 4, 5, 6, 2000].map(waitAfter)).toEqual([3, 3, 6, 12, 24, 45, 45, 45].map((s) => s * 1000))
})

it.each([
  ['at once', 1, 0, 3000],
  ['a server that hung for 15 s', 1, 15_000, 18_000],
  ['the same for the fifth time', 5, 15_000, 45_000],
  ['one that was slower than the longest wait', 9, 60_000, 60_000],
])('after a failure %s', (_, attempts, now, expected) => expect(nextAttemptAt(attempts, 0, now)).toBe(expected))

it('a mail is tried for a day', () => expect(TRIED_FOR_MS).toBe(86_400_000))

describe('a failure', () => {
  it.each([
    [{ command: 'RCPT TO', responseCode: 550 }, 'permanent'],
    [{ command: 'DATA', responseCode: 554 }, 'permanent'],
    [{ command: 'RCPT TO', responseCode: 450 }, 'temporary'],
    [{ command: 'MAIL FROM', responseCode: 550 }, 'temporary'],
    [{ command: 'AUTH PLAIN', responseCode: 535 }, 'temporary'],
    [{ command: 'CONN', responseCode: 554 }, 'unreachable'],
    [{ command: 'CONN' }, 'unreachable'],
    [{ command: 'CONN', timeoutType: 'SOCKET_TIMEOUT' }, 'temporary'],
    [{}, 'temporary'],
  ])('%j is %s', (error, expected) => expect(failureOf(error)).toBe(expected))
})
