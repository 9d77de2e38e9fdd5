import { describe, expect, it } from 'vitest'
import { TAGS, tagsOf } from '@/cms/freshness/tags'

describe('tagsOf', () => {
  it.each([
    ['property:4711', [TAGS.property(4711), TAGS.listings]],
    ['project:77', [TAGS.project(77), TAGS.projects]],
    ['city:1', [TAGS.site]],
    ['type:1', [TAGS.site]],
    ['agency:1', [TAGS.site]],
    ['media:1', [TAGS.site]],
    ['page:1', [TAGS.site]],
    ['settings:all', [TAGS.site]],
  ] as const)('%s', (scope, tags) => {
    expect(tagsOf(scope)).toEqual(tags)
  })

  it('are different for different things', () => {
    expect(TAGS.property(1)).not.toBe(TAGS.project(1))
    expect(TAGS.property(1)).not.toBe(TAGS.property(11))
  })
})
