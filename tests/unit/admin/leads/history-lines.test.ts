import { describe, expect, it } from 'vitest'
import { historyLines } from '@/admin/leads/history-lines'

const at = '2026-11-23T10:00:00.000Z'
const event = (kind: string, from: string | null, to: string | null, by: string | null = 'Ann') => ({ at, kind, by, from, to })
const line = (...given: Parameters<typeof event>) => historyLines([event(...given)], 'en')[0]?.text

describe('historyLines', () => {
  it.each([
    [line('sent', null, null), 'Ann sent this while signed in: it does not count in the figures'],
    [line('read', null, null), 'Ann read the request first'],
    [line('status', 'new', 'in-progress'), 'Ann changed the status from ‘New’ to ‘In progress’'],
    [line('assignee', null, 'Bob'), 'Ann assigned the request to Bob'],
    [line('assignee', 'Bob', null), 'Ann took the request from Bob'],
    [line('agency', null, 'Namur'), 'Ann gave the request to Namur'],
    [line('agency', 'Namur', null), 'Ann took the request from Namur'],
    [line('answer', null, 'Visit'), 'Ann answered: ‘Visit’'],
    [line('status', 'new', 'spam', null), 'The site changed the status from ‘New’ to ‘Spam’'],
  ])('%s', (text, expected) => {
    expect(text).toBe(expected)
  })

  it('begins with what happened last', () => {
    const lines = historyLines([event('read', null, null), event('answer', null, 'Visit')], 'nl')
    expect(lines.map(({ text }) => text)).toEqual(['Ann antwoordde: ‘Visit’', 'Ann las de aanvraag als eerste'])
  })
})
