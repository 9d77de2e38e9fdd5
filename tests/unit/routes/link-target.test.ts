import { describe, expect, it } from 'vitest'
import { linkTarget } from '@/routes/link-target'

describe('linkTarget', () => {
  it.each([
    [{ relationTo: 'pages', value: 12 }, 'page:12'],
    [{ relationTo: 'pages', value: { id: 12, title: { fr: 'x' } } }, 'page:12'],
    [{ relationTo: 'articles', value: 3 }, 'article:3'],
    [{ relationTo: 'team-members', value: { id: 7 } }, 'member:7'],
    [{ relationTo: 'properties', value: { id: 1, listingId: 4711 } }, 'property:4711'],
    [{ relationTo: 'projects', value: { id: 2, listingId: 88 } }, 'project:88'],
    // Their row is not their public number.
    [{ relationTo: 'properties', value: 1 }, null],
    [{ relationTo: 'projects', value: { id: 2 } }, null],
    [{ relationTo: 'users', value: 1 }, null],
    [{ relationTo: 'toString', value: 1 }, null],
    [{ relationTo: 'pages', value: null }, null],
    [{ relationTo: 'pages', value: '12' }, null],
    [{ relationTo: 'pages' }, null],
    [{ value: 12 }, null],
    [12, null],
    [null, null],
  ])('%j → %s', (relation, target) => {
    expect(linkTarget(relation)).toBe(target)
  })
})
