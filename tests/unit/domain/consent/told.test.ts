import { expect, it } from 'vitest'
import { campaignIn, mayBeTold, resetHref, toldAddress } from '@/domain/consent/told'

const SITE = 'https://www.example.be'

it.each([
  ['/', true],
  ['/fr/a-vendre/?city=Namur|5000', true],
  ['/nl/preview/pages/4/', false],
  ['/owner/', false],
  ['/de/owner/statistics/', false],
  ['/fr/ownership/', true],
  ['/mijn-aanvraag/?key=abc.def', false],
  ['/x/?token=1', false],
])('%s may be told: %s', (path, told) => {
  expect(mayBeTold(new URL(path, SITE))).toBe(told)
})

it.each([
  ['/contact/', '/contact/?setcookies'],
  ['/te-koop/?city=Gent|9000&page=2#map', '/te-koop/?city=Gent|9000&page=2&setcookies'],
  ['/fr/forms-of-sale/', '/fr/forms-of-sale/?setcookies'],
  ['/fr/merci/?property=4711&key=abc.def', '/fr/?setcookies'],
  ['/nl/preview/pages/4/', '/fr/?setcookies'],
  ['/forms/site-contact', '/fr/?setcookies'],
  ['/forms/my-visit', '/fr/?setcookies'],
])('at %s consent is asked anew at %s', (path, asked) => {
  expect(resetHref(new URL(path, SITE), '/fr/?setcookies')).toBe(asked)
})

it.each([
  ['/?utm_source=a&page=2&UTM_term=b', 'utm_source=a&UTM_term=b'],
  ['/?page=2', ''],
  [`/?utm_source=${'a'.repeat(600)}`, ''],
])('the campaign of %s', (path, campaign) => {
  expect(campaignIn(new URL(path, SITE))).toBe(campaign)
})

it.each([
  [`${SITE}/a/#b`, '', `${SITE}/a/`],
  [`${SITE}/a/?city=Gent|9000`, 'utm_source=x', `${SITE}/a/?city=Gent|9000&utm_source=x`],
  [`${SITE}/a/?utm_source=y`, 'utm_source=x&utm_medium=mail', `${SITE}/a/?utm_source=y&utm_medium=mail`],
  [`${SITE}/a/?key=secret&setcookies&page=2`, '', `${SITE}/a/?page=2`],
  [`${SITE}/a/`, 'key=secret', `${SITE}/a/`],
  ['', '', ''],
  ['javascript:alert(1)', '', ''],
])('%s with the campaign %s is told as %s', (address, campaign, told) => {
  expect(toldAddress(address, campaign)).toBe(told)
})
