import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { TagChanges } from '@/content/tag-changes'

describe('TagChanges', () => {
  it('knows what has changed since, and what has not', () => {
    const changes = new TagChanges(10)
    changes.note(12, ['listings', 'property:1'])
    changes.applied()
    expect(changes.areUnchangedSince(11, ['property:1', 'site'])).toBe(false)
    expect(changes.areUnchangedSince(12, ['property:1', 'site'])).toBe(true)
    expect(changes.areUnchangedSince(11, ['property:2', 'site'])).toBe(true)
  })

  it('counts what is being applied as changed for what is rendered meanwhile, and for the rest once it is applied', () => {
    const changes = new TagChanges(10)
    changes.note(12, ['property:1'])
    expect([changes.areUntouched(['property:1']), changes.areUntouched(['property:2'])]).toEqual([false, true])
    expect(changes.areUnchangedSince(11, ['property:1'])).toBe(true)
    changes.applied()
    expect(changes.areUntouched(['property:1'])).toBe(true)
    expect(changes.areUnchangedSince(11, ['property:1'])).toBe(false)
  })

  it('takes what was before it looked for changed', () => {
    const changes = new TagChanges(10)
    expect([changes.areUnchangedSince(9, []), changes.areUnchangedSince(10, [])]).toEqual([false, true])
  })

  it('never calls something unchanged that has changed, in whatever order it hears of it', () => {
    const tag = fc.integer({ min: 0, max: 4 }).map((id) => `property:${id}`)
    const heard = fc.array(fc.tuple(fc.integer({ min: 1, max: 50 }), fc.array(tag, { maxLength: 3 })))
    fc.assert(
      fc.property(heard, fc.integer({ min: 0, max: 50 }), fc.array(tag, { maxLength: 3 }), (rows, since, tags) => {
        const changes = new TagChanges(0)
        for (const [change, of] of rows) {
          changes.note(change, of)
          changes.applied()
        }
        const hasChanged = rows.some(([change, of]) => change > since && of.some((one) => tags.includes(one)))
        expect(changes.areUnchangedSince(since, tags)).toBe(!hasChanged)
      }),
    )
  })

  it('forgets where there are too many, and takes all of that for changed', () => {
    const changes = new TagChanges(0)
    for (let id = 1; id <= 20_001; id += 1) changes.note(id, [`property:${id}`])
    changes.applied()
    expect(changes.areUnchangedSince(19_999, ['property:5'])).toBe(false)
    expect(changes.areUnchangedSince(20_000, ['property:5'])).toBe(true)
    expect(changes.areUnchangedSince(20_000, ['property:20001'])).toBe(false)
  })
})
