import { describe, expect, it } from 'vitest'
import { reachOf, WORK } from '@/admin/dashboard/reach'
import type { Actor } from '@/cms/access/roles'

const staff = (role: 'administrator' | 'editor' | 'agent', agency?: number): Actor => ({
  collection: 'users',
  roles: [role],
  agency,
})

describe('reachOf', () => {
  it.each([
    ['nobody', null, [null, null, null, null]],
    ['an owner', { collection: 'owners', roles: ['administrator'] }, [null, null, null, null]],
    ['an administrator', staff('administrator'), ['all', 'all', 'all', 'all']],
    ['an editor', staff('editor'), [null, null, 'all', 'all']],
    ['an agent', staff('agent', 7), [{ agency: 7 }, { agency: 7 }, null, null]],
    ['an agent without an agency', staff('agent'), [null, null, null, null]],
  ] as const)('%s', (_, actor, reaches) => {
    expect(WORK.map((collection) => reachOf(actor, collection))).toEqual(reaches)
  })
})
