import { describe, expect, it } from 'vitest'
import { ANSWER_LIMITS, answerProblem, nextAnswer } from '@/domain/forms/answer-mail'

describe('answerProblem', () => {
  it.each([
    [{ subject: 'Visit', text: 'Yes.\n\nOn Monday.' }, null],
    [{ subject: ' ', text: 'Yes.' }, 'noSubject'],
    [{ subject: 'Visit', text: '\n ' }, 'empty'],
    [{ subject: 'Visit', text: 'x'.repeat(ANSWER_LIMITS.text) }, null],
    [{ subject: 'Visit', text: 'x'.repeat(ANSWER_LIMITS.text + 1) }, 'tooLong'],
    [{ subject: 'x'.repeat(ANSWER_LIMITS.subject + 1), text: 'Yes.' }, 'tooLong'],
    [{ subject: 'Visit\r\nBcc: all@example.be', text: 'Yes.' }, 'notOneLine'],
    [{ subject: 'Visit\u2028Bcc', text: 'Yes.' }, 'notOneLine'],
  ])('of case %#', (answer, problem) => {
    expect(answerProblem(answer)).toBe(problem)
  })
})

it.each([
  [[], 1],
  [['k:confirmation', 'k:notification'], 1],
  [['k:confirmation', 'k:answer:1'], 2],
  [['k:answer:2', 'k:answer:10', 'k:answer:9'], 11],
  // The first was deleted.
  [['k:answer:2'], 3],
])('after the mails %j the next answer is number %i', (keys, number) => expect(nextAnswer(keys)).toBe(number))
