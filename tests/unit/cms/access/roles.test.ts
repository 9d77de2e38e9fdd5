import { describe, expect, it } from 'vitest'
import {
  agencyOf,
  canAddPictures,
  canAdminister,
  canDeletePictures,
  canEditContent,
  canEditListingOf,
  canEditListings,
  canEnterAdmin,
  ROLES,
  type Actor,
} from '@/cms/access/roles'

const RULES = {
  'enter the admin': canEnterAdmin,
  'add pictures': canAddPictures,
  'delete pictures': canDeletePictures,
  'edit content': canEditContent,
  'edit listings': canEditListings,
  'edit a listing of agency 1': (actor?: Actor | null) => canEditListingOf(actor, 1),
  'edit a listing of agency 2': (actor?: Actor | null) => canEditListingOf(actor, 2),
  'edit a listing of no agency': (actor?: Actor | null) => canEditListingOf(actor, null),
  administer: canAdminister,
}

const NOTHING: string[] = []
const STAFF = ['enter the admin', 'add pictures']
const AGENT_OF_1 = [...STAFF, 'edit listings', 'edit a listing of agency 1']
const EDITOR = ['enter the admin', 'add pictures', 'delete pictures', 'edit content']
const EVERYTHING = Object.keys(RULES)

const staff = (roles: (typeof ROLES)[number][], agency?: Actor['agency']): Actor => ({
  collection: 'users', roles,
  agency,
})

describe('what people may do', () => {
  it.each([
    ['nobody', null, NOTHING],
    ['nobody at all', undefined, NOTHING],
    ['an agent of agency 1', staff(['agent'], 1), AGENT_OF_1],
    ['an agent whose agency was read along', staff(['agent'], { id: 1 }), AGENT_OF_1],
    ['an agent without an agency', staff(['agent'], null), STAFF],
    ['an editor', staff(['editor']), EDITOR],
    ['an editor with an agency', staff(['editor'], 1), EDITOR],
    ['an agent and editor', staff(['agent', 'editor'], 1), [...new Set([...EDITOR, ...AGENT_OF_1])]],
    ['an administrator', staff(['administrator']), EVERYTHING],
    ['an administrator and agent', staff(['administrator', 'agent'], 1), EVERYTHING],
    ['staff without a role', staff([], 1), NOTHING],
    ['staff without roles', { collection: 'users', roles: null, agency: 1 }, NOTHING],
    ['an owner', { collection: 'owners' }, NOTHING],
    ['an owner who says so', { ...staff([...ROLES], 1), collection: 'owners' }, NOTHING],
    ['somebody of no collection', { roles: ['administrator'] }, NOTHING],
  ] as [string, Actor | null | undefined, string[]][])('%s', (_, actor, expected) => {
    const allowed = Object.entries(RULES).filter(([, rule]) => rule(actor))
    expect(allowed.map(([name]) => name).sort()).toEqual([...expected].sort())
  })
})

describe('the agency of an actor', () => {
  it.each([
    [staff(['agent'], 3), 3],
    [staff(['agent', 'editor'], { id: 3 }), 3],
    [staff(['agent']), null],
    [staff(['editor'], 3), null],
    [{ ...staff(['agent'], 3), collection: 'owners' }, null],
    [null, null],
  ] as [Actor | null, number | null][])('%j: %j', (actor, agency) => {
    expect(agencyOf(actor)).toBe(agency)
  })
})
