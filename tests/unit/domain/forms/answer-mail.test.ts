import { describe, expect, it } from 'vitest'
import { ANSWER_LIMITS, answerProblem, isOvertaken, nextAnswer, numbered } from '@/domain/forms/answer-mail'
import { following, resumed, untouched } from '@/domain/saves/typed-text'

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

describe('isOvertaken', () => {
  const draft = { subject: 'Visit', text: 'Dear Anne,' }
  const first = untouched(numbered(draft, 1))
  const typed = { ...first, mine: { ...first.mine, text: 'Dear Anne, yes.' } }

  it.each([
    ['nothing was typed', following(first, numbered(draft, 2)), false],
    ['it was begun before another one was sent', following(typed, numbered(draft, 2)), true],
    ['it was kept from before', resumed(numbered(draft, 2), typed), true],
    ['no other one was sent', typed, false],
  ])('where %s', (_, answer, overtaken) => {
    expect(isOvertaken(answer, Number(answer.stored.number))).toBe(overtaken)
  })

  it('is not where an answer was begun once another one was sent', () => {
    const second = following(first, numbered(draft, 2))
    expect(isOvertaken({ ...second, mine: { ...second.mine, text: 'Dear Anne, yes.' } }, 2)).toBe(false)
  })
})
