import { NEXT_CACHE_TAG_MAX_ITEMS } from 'next/dist/lib/constants'
import { describe, expect, it } from 'vitest'
import type { Scope } from '@/cms/change-log/changes'
import { similarTags, TAGS, tagsOf, withinLimit } from '@/content/tags'
import { Catalogue } from '@/domain/search/catalogue'
import { catalogueRow } from '../../support/catalogue-fixtures'

const catalogue = new Catalogue()
catalogue.put(catalogueRow({ id: 4712, goal: 'rent', typeIds: [3, 5] }))

describe('tagsOf', () => {
  it.each([
    ['property:4711', [TAGS.property(4711), TAGS.listings]],
    ['property:4712', [TAGS.property(4712), TAGS.listings, 'similar:rent:3', 'similar:rent:5']],
    ['project:77', [TAGS.project(77), TAGS.projects, TAGS.listings]],
    ['city:1', [TAGS.site]],
    ['type:1', [TAGS.site]],
    ['agency:1', [TAGS.site]],
    ['media:1', [TAGS.site]],
    ['page:1', [TAGS.site]],
    ['settings:all', [TAGS.site]],
  ] as const)('%s', (scope, tags) => {
    expect(tagsOf(scope, catalogue)).toEqual(tags)
  })

  it('are different for different things', () => {
    expect(TAGS.property(1)).not.toBe(TAGS.project(1))
    expect(TAGS.property(1)).not.toBe(TAGS.property(11))
    expect(similarTags({ goal: 'sale', typeIds: [3] })).not.toEqual(similarTags({ goal: 'rent', typeIds: [3] }))
  })
})

describe('the tags of a page', () => {
  const units = Array.from({ length: 300 }, (_, id) => id)

  it('are fewer than Next drops, and still expire with every change of 300 units', () => {
    const tags = withinLimit([TAGS.site, TAGS.project(7), ...units.map(TAGS.property)])
    expect(tags.length).toBeLessThan(NEXT_CACHE_TAG_MAX_ITEMS)
    expect(tags).toContain(TAGS.site)
    const followed = (scope: Scope) => tagsOf(scope, catalogue).some((tag) => tags.includes(tag))
    expect(units.filter((id) => !followed(`property:${id}`))).toEqual([])
    expect(followed('project:7')).toBe(true)
  })

  it('are its own where they fit', () => {
    expect(withinLimit([TAGS.site, TAGS.property(1), TAGS.site])).toEqual([TAGS.site, TAGS.property(1)])
  })
})
