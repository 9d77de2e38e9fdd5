import { afterEach, beforeEach, expect, it } from 'vitest'
import { NO_THIRD_PARTIES } from '@/domain/security/content-policy'
import { likelyAddress } from '@/admin/redirects/likely'
import { setMemory, type Memory } from '@/content/memory/memory'
import { OwnRedirects } from '@/routes/own-redirects'
import { RouteIndex } from '@/routes/route-index'
import { SITE_ROUTES } from '../../../support/route-fixtures'

beforeEach(() => {
  const settings = { defaultLanguage: 'nl', languages: ['nl', 'fr'], mapOrigins: [], thirdParties: NO_THIRD_PARTIES }
  setMemory({ routes: new RouteIndex(SITE_ROUTES), redirects: new OwnRedirects(), settings } as unknown as Memory)
})
afterEach(() => setMemory(undefined as unknown as Memory))

it.each([
  ['what contains its words', '/oude-contactpagina-2019.html/', '/contact/'],
  ['the longest of several', '/fr/archive/la-politique-de-cookies-2020/', '/fr/politique-de-cookies/'],
  ['a slip', '/cookiebelied/', '/cookiebeleid/'],
  ['a part of it', '/kantoor/', '/het-kantoor/'],
  ['a path of its language', '/fr/agence/', '/fr/lagence/'],
  ['nothing like it', '/xyzzy-qwfp/', null],
  ['no listing', '/huis/', null],
  ['no words', '/fr/', null],
  ['signs', '/%/', null],
])('the address most like a missed one: %s', (_, missed, likely) => {
  expect(likelyAddress(missed)).toBe(likely)
})
