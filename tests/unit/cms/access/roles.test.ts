import { describe, expect, it } from 'vitest'
import {
  canAdminister,
  canEditContent,
  canEditListings,
  canEnterAdmin,
  ROLES,
  type Actor,
} from '@/cms/access/roles'

const staff = (...roles: (typeof ROLES)[number][]): Actor => ({ collection: 'users', roles })

describe('what people may do', () => {
  it.each([
    ['nobody', null, [false, false, false, false]],
    ['nobody', undefined, [false, false, false, false]],
    ['agent', staff('agent'), [true, true, false, false]],
    ['editor', staff('editor'), [true, true, true, false]],
    ['administrator', staff('administrator'), [true, true, true, true]],
    ['agent and editor', staff('agent', 'editor'), [true, true, true, false]],
    ['staff without a role', staff(), [false, false, false, false]],
    ['staff without roles', { collection: 'users', roles: null }, [false, false, false, false]],
    ['an owner', { collection: 'owners' }, [false, false, false, false]],
    ['an owner who says so', { ...staff(...ROLES), collection: 'owners' }, [false, false, false, false]],
    ['somebody of no collection', { roles: ['administrator'] }, [false, false, false, false]],
  ] as [string, Actor | null | undefined, boolean[]][])('%s', (_, actor, expected) => {
    const rules = [canEnterAdmin, canEditListings, canEditContent, canAdminister]
    expect(rules.map((rule) => rule(actor))).toEqual(expected)
  })
})
