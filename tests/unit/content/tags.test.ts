import { NEXT_CACHE_TAG_MAX_ITEMS } from 'next/dist/lib/constants'
import { describe, expect, it } from 'vitest'
import type { Scope } from '@/cms/change-log/changes'
import { similarTags, TAGS, tagsOf, tagsOfOthers, withinLimit } from '@/content/tags'
import { catalogueRow } from '../../support/catalogue-fixtures'

describe('tagsOf', () => {
  it.each([
    ['property:4711', [TAGS.property(4711), TAGS.listings]],
    ['project:77', [TAGS.project(77), TAGS.projects, TAGS.listings]],
    ['city:1', [TAGS.site]],
    ['type:1', [TAGS.site]],
    ['agency:1', [TAGS.site]],
    ['media:1', [TAGS.site]],
    ['page:1', [TAGS.site]],
    ['settings:all', [TAGS.site]],
    ['redirect:1', []],
  ] as const)('%s', (scope, tags) => {
    expect(tagsOf(scope)).toEqual(tags)
  })

  it('are different for different things', () => {
    expect(TAGS.property(1)).not.toBe(TAGS.project(1))
    expect(TAGS.property(1)).not.toBe(TAGS.property(11))
    expect(similarTags({ goal: 'sale', typeIds: [3] })).not.toEqual(similarTags({ goal: 'rent', typeIds: [3] }))
  })
})

describe('tagsOfOthers', () => {
  const row = catalogueRow({ id: 4712, goal: 'rent', typeIds: [3, 5] })
  const similar = ['similar:rent:3', 'similar:rent:5']

  it('of one that becomes public: links that led nowhere, and what it may be similar to', () => {
    expect(tagsOfOthers(undefined, row)).toEqual([TAGS.publicListings, ...similar])
  })

  it.each([{ price: 110_000 }, { status: 'option' as const, price: 90_000 }, { typeIds: [5], price: 1 }])(
    'of one that was %j: what it may be similar to now',
    (before) => {
      expect(tagsOfOthers({ ...row, ...before }, row)).toEqual(similar)
    },
  )

  it.each([{}, { headline: { fr: 'Belle' } }, { bedrooms: 3 }, { status: 'option' as const }])('of one that was %j: none', (before) => {
    expect(tagsOfOthers({ ...row, ...before }, row)).toEqual([])
  })

  it('of one that goes, or never was there: none, for what showed it has its own tag', () => {
    expect([tagsOfOthers(row, undefined), tagsOfOthers(undefined, undefined)]).toEqual([[], []])
  })
})

describe('the tags of a page', () => {
  const units = Array.from({ length: 300 }, (_, id) => id)

  it('are fewer than Next drops, and still expire with every change of 300 units', () => {
    const tags = withinLimit([TAGS.site, TAGS.project(7), ...units.map(TAGS.property)])
    expect(tags.length).toBeLessThan(NEXT_CACHE_TAG_MAX_ITEMS)
    expect(tags).toContain(TAGS.site)
    const followed = (scope: Scope) => tagsOf(scope).some((tag) => tags.includes(tag))
    expect(units.filter((id) => !followed(`property:${id}`))).toEqual([])
    expect(followed('project:7')).toBe(true)
  })

  it('are its own where they fit', () => {
    expect(withinLimit([TAGS.site, TAGS.property(1), TAGS.site])).toEqual([TAGS.site, TAGS.property(1)])
  })
})
