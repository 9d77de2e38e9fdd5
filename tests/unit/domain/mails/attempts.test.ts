import { describe, expect, it } from 'vitest'
import { failureOf, TRIED_FOR_MS, waitAfter } from '@/domain/mails/attempts'

it('waits grow to 45 s', () => {
  expect([0, 1, 2, 3, 4, 5, 6, 2000].map(waitAfter)).toEqual([3, 3, 6, 12, 24, 45, 45, 45].map((s) => s * 1000))
})

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
