import { describe, expect, it } from 'vitest'
import { accountStage, KEY_LIVES_MS } from '@/domain/owners/keys'
import { portalPath, ownerPath, readOwnerPath } from '@/domain/owners/paths'
import { canSeeProperty, canSignIn } from '@/domain/owners/rules'
import type { PortalContent } from '@/domain/owners/views'

const mine = { id: 7, deletedAt: null }
const owner = { active: true, properties: [7, 9] }

describe('an owner sees', () => {
  it('what is theirs', () => expect(canSeeProperty(owner, mine)).toBe(true))
  it.each([
    ['what is another’s', owner, { id: 8, deletedAt: null }],
    ['what lies in the bin', owner, { id: 7, deletedAt: '2026-11-01T00:00:00.000Z' }],
    ['anything while the account is closed', { ...owner, active: false }, mine],
    ['anything without any', { active: true, properties: [] }, mine],
    ['anything as nobody', null, mine],
  ])('not %s', (_, who, what) => expect(canSeeProperty(who, what)).toBe(false))
})

it('signs in while the account is open', () => {
  expect([{ active: true }, { active: false }, { active: null }, {}, null].map((one) => canSignIn(one))).toEqual([true, false, false, false, false])
})

it('links hold a week and an hour, sessions a month', () => {
  const hour = 3_600_000
  expect(KEY_LIVES_MS).toEqual({ invitation: 168 * hour, reset: hour, session: 720 * hour })
})

it('an account is invited, has a password and is used', () => {
  const at = '2026-11-25T12:00:00.000Z'
  expect(accountStage({})).toBe('new')
  expect(accountStage({ invitedAt: at })).toBe('invited')
  expect(accountStage({ invitedAt: at, passwordAt: at })).toBe('ready')
  expect(accountStage({ invitedAt: null, passwordAt: at, signedInAt: at })).toBe('used')
})

it('the portal stands below its prefix in each language', () => {
  expect(ownerPath('fr', 'properties')).toBe('/owner/fr/')
  expect(ownerPath('nl', 'password')).toBe('/owner/nl/password/')
})

it.each([
  [['fr'], { language: 'fr', page: 'properties', as: null }],
  [['nl', 'account'], { language: 'nl', page: 'account', as: null }],
  [['nl', 'as', '7'], { language: 'nl', page: 'properties', as: 7 }],
  [['nl', 'as', '7', 'statistics'], { language: 'nl', page: 'statistics', as: 7 }],
  [['nl', 'as', '7', 'account'], null],
  [['nl', 'as', '0'], null],
  [['nl', 'as'], null],
  [['nl', 'account', 'x'], null],
  [['xx'], null],
  [[], null],
])('%j is an address of the portal: %j', (parts, expected) => {
  expect(readOwnerPath(parts)).toEqual(expected)
  if (expected) expect(ownerPath(expected.language as 'nl', expected.page as 'account', expected.as)).toBe(`/owner/${parts.join('/')}/`)
})

const staffView = { id: 7, name: 'Jo' }
const figures = { properties: [], statistics: {}, history: null }

it.each<[object, string]>([
  [{ kind: 'sign-in' }, '/owner/fr/sign-in/'],
  [{ kind: 'forgotten' }, '/owner/fr/forgotten/'],
  [{ kind: 'account' }, '/owner/fr/account/'],
  [{ kind: 'password', key: 'a-b_1' }, '/owner/fr/password/?key=a-b_1'],
  [{ kind: 'void' }, '/owner/fr/password/'],
  [{ kind: 'properties', staffView: null }, '/owner/fr/'],
  [{ kind: 'properties', staffView }, '/owner/fr/as/7/'],
  [{ kind: 'statistics', staffView: null, chosen: null, ...figures }, '/owner/fr/statistics/'],
  [{ kind: 'statistics', staffView, chosen: { id: 4711 }, ...figures }, '/owner/fr/as/7/statistics/?property=4711'],
  [{ kind: 'none', page: 'properties', staffView: null }, '/owner/fr/'],
  [{ kind: 'none', page: 'statistics', staffView }, '/owner/fr/as/7/statistics/'],
  [{ kind: 'weekly', key: 'a-b.c_1', isOn: true }, '/forms/weekly-mail?key=a-b.c_1&language=fr'],
  [{ kind: 'gone' }, '/owner/fr/'],
])('%j is shown in French at %s', (content, path) => {
  expect(portalPath('fr', content as PortalContent)).toBe(path)
})
