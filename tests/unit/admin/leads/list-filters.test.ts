import { describe, expect, it } from 'vitest'
import { inboxViews, isShown, narrowing, whereOf } from '@/admin/leads/list-filters'

const OPEN = { 'where[or][0][and][0][status][in]': 'new,in-progress' }

describe('the ways to look at the inbox', () => {
  const view = (name: string) => inboxViews(7).find((one) => one.name === name)!.filters

  it('ask the database for what they say', () => {
    expect(whereOf(view('all'))).toEqual({ and: [] })
    expect(whereOf(view('open'))).toEqual({ and: [{ status: { in: ['new', 'in-progress'] } }] })
    expect(whereOf(view('mine'))).toEqual({ and: [{ assignee: { equals: '7' } }] })
  })

  it('are recognised in the address of a list', () => {
    expect(isShown(view('all'), {})).toBe(true)
    expect(isShown(view('all'), { page: '2', limit: '10' })).toBe(true)
    expect(isShown(view('open'), OPEN)).toBe(true)
    expect(isShown(view('open'), { ...OPEN, search: 'marie' })).toBe(false)
    expect(isShown(view('unread'), OPEN)).toBe(false)
  })
})

describe('narrowing', () => {
  it('takes filters and the search, and nothing else', () => {
    const query = narrowing({ ...OPEN, search: 'marie', page: '2', sort: 'name', columns: '[]' })
    expect(Object.fromEntries(query)).toEqual({ ...OPEN, search: 'marie' })
    expect(narrowing({ search: '' }).size).toBe(0)
  })
})
