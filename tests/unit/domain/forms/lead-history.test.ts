import { describe, expect, it } from 'vitest'
import { readHistory } from '@/domain/forms/lead-history'

const EVENT = { at: '2026-11-23T10:00:00.000Z', kind: 'status', by: 'Ann', from: 'new', to: 'closed' } as const

describe('readHistory', () => {
  it('reads what is stored, in its order', () => {
    const read = { ...EVENT, kind: 'read', from: null, to: null }
    expect(readHistory([EVENT, read])).toEqual([EVENT, read])
  })

  it.each([null, 'text', {}, [null, 1, { kind: 'unknown', at: EVENT.at }, { kind: 'status' }]])(
    'reads nothing of %j',
    (stored) => {
      expect(readHistory(stored)).toEqual([])
    },
  )

  it('takes what is no text for nothing', () => {
    expect(readHistory([{ ...EVENT, by: 5, from: {} }])).toEqual([{ ...EVENT, by: null, from: null }])
  })
})
