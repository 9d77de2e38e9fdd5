import { describe, expect, it } from 'vitest'
import { readLeadHistory } from '@/domain/forms/lead-history'

const EVENT = { at: '2026-11-23T10:00:00.000Z', kind: 'status', by: 'Ann', from: 'new', to: 'closed' } as const

describe('readLeadHistory', () => {
  it('reads what is stored, in its order', () => {
    const read = { ...EVENT, kind: 'read', from: null, to: null }
    expect(readLeadHistory([EVENT, read])).toEqual([EVENT, read])
  })

  it.each([null, 'text', {}, [null, 1, { kind: 'unknown', at: EVENT.at }, { kind: 'status' }]])(
    'reads nothing of %j',
    (stored) => {
      expect(readLeadHistory(stored)).toEqual([])
    },
  )

  it('takes what is no text for nothing', () => {
    expect(readLeadHistory([{ ...EVENT, by: 5, from: {} }])).toEqual([{ ...EVENT, by: null, from: null }])
  })
})
