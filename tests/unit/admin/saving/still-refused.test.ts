import { describe, expect, it } from 'vitest'
import { standing, stillRefused } from '@/admin/saving/still-refused'
import type { SaveTrouble } from '@/admin/saving/use-attempts'

const PATH = { path: 'path', message: 'Taken.' }
const WORDS = { path: 'modules.0.title', message: 'Too long.' }
const SENT = { title: 'One', path: '/taken/', modules: [{ id: 'a', title: 'long' }] }
const refused = { kind: 'refused', message: 'Taken.', ofPublishing: true, fields: [PATH, WORDS], sent: SENT } as const
const trouble = refused as unknown as SaveTrouble
const kept = (values: object, isAutosave = true) => ({ url: '/api/pages/1', method: 'PATCH' as const, isAutosave, values: { ...values } })

describe('what still keeps a page from being published', () => {
  it('is what was refused, while a draft keeps what stands beside it', () => {
    expect(stillRefused(trouble, kept({ ...SENT, title: 'Two', _status: 'draft' }))).toEqual(trouble)
  })

  it('is the rest once one field was changed, in the words of that', () => {
    expect(stillRefused(trouble, kept({ ...SENT, path: '/free/' }))).toEqual({ ...trouble, fields: [WORDS], message: 'Too long.' })
    expect(stillRefused(trouble, kept({ ...SENT, path: '/free/', modules: [] }))).toBeNull()
  })

  it('is nothing after a save by hand, or where it was no publication', () => {
    expect(stillRefused(trouble, kept(SENT, false))).toBeNull()
    expect(stillRefused(trouble, null)).toBeNull()
    expect(stillRefused({ ...trouble, ofPublishing: false } as SaveTrouble, kept(SENT))).toBeNull()
    expect(stillRefused({ kind: 'offline' }, kept(SENT))).toBeNull()
    expect(stillRefused(null, kept(SENT))).toBeNull()
  })
})

describe('what is still true of what stands in the form', () => {
  it('is all of it, whatever is written beside it', () => {
    expect(standing(trouble, { ...SENT, title: 'Two' })).toBe(trouble)
  })

  it('is the rest once a refused field says something else, and all again once it says that again', () => {
    expect(standing(trouble, { ...SENT, path: '/free/' })).toEqual({ ...trouble, fields: [WORDS], message: 'Too long.' })
    expect(standing(trouble, { ...SENT, path: '/free/', modules: [] })).toBeNull()
    expect(standing(trouble, SENT)).toBe(trouble)
  })

  it('is what is about no field, and whatever the server did not refuse', () => {
    const plain = { ...trouble, fields: [] } as SaveTrouble
    expect(standing(plain, { ...SENT, path: '/free/' })).toBe(plain)
    expect(standing({ kind: 'back' }, {})).toEqual({ kind: 'back' })
    expect(standing(null, {})).toBeNull()
  })
})
