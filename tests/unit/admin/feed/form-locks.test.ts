import { describe, expect, it } from 'vitest'
import type { FormState } from 'payload'
import { isEdited, isFromFeed, locksIn } from '@/admin/feed/form-locks'

const state = (fields: Record<string, object>) => fields as unknown as FormState
const last = { value: { languages: ['nl'], changes: [] } }

describe('a field of a form', () => {
  it('is the feed’s where a source brought the listing, a text in the languages of the feed', () => {
    expect(isFromFeed(state({}), null)).toBe(false)
    expect(isFromFeed(state({ source: { value: null } }), 'nl')).toBe(false)
    const imported = { source: { value: 3 }, lastImport: last }
    expect(isFromFeed(state(imported), null)).toBe(true)
    expect(isFromFeed(state(imported), 'nl')).toBe(true)
    expect(isFromFeed(state(imported), 'de')).toBe(false)
    expect(isFromFeed(state({ source: { value: 3 } }), 'de')).toBe(true)
  })

  it('is edited where it or one of its rows says something else', () => {
    const fields = {
      price: { value: 5, initialValue: 4 },
      zip: { value: '', initialValue: null },
      points: { value: 1, initialValue: 1 },
      'points.0.name': { value: 'Gare', initialValue: 'Parc' },
      pointsOfView: { value: 1, initialValue: 2 },
    }
    expect(isEdited(state(fields), 'price')).toBe(true)
    expect(isEdited(state(fields), 'zip')).toBe(false)
    expect(isEdited(state(fields), 'points')).toBe(true)
    expect(isEdited(state({ ...fields, 'points.0.name': {} }), 'points')).toBe(false)
  })

  it('has the locks of the form, and those it began with', () => {
    expect(locksIn(state({ lockedFields: { value: ['a', 3], initialValue: undefined } }))).toEqual({ now: ['a'], before: [] })
    expect(locksIn(state({}))).toEqual({ now: [], before: [] })
  })
})
