import { describe, expect, it } from 'vitest'
import { closesItself, openingDelay, popupMayOpen } from '@/shell/popup-rules'

const SITE = 'https://agency.example'

describe('openingDelay', () => {
  it.each([
    [0, 0],
    [-3, 0],
    [1, 1000],
    [7.5, 7500],
  ])('of %d s is %d ms', (seconds, milliseconds) => {
    expect(openingDelay(seconds)).toBe(milliseconds)
  })
})

describe('closesItself', () => {
  it.each([
    // [address, action of the first form, closes]
    ['/', null, false],
    ['/?modal-clicked', null, true],
    ['/fr/#modal-clicked', null, true],
    ['/thanks/modal-clicked/', '', true],
    // The form was sent to another page, which the address now is or lies below.
    ['/te-koop/gent/', '/te-koop/', true],
    ['/te-koop/gent/?page=2', '/te-koop/', true],
    ['/te-koop/', '/te-huur/', false],
    ['/', '/te-koop/', false],
    // A form of the page itself has been sent only once there is a query.
    ['/te-koop/', '/te-koop/', false],
    ['/te-koop/#list', '/te-koop/', false],
    ['/te-koop/?city=Gent', '/te-koop/', true],
    ['/te-koop/', '', false],
    ['/te-koop/', '   ', false],
    ['/te-koop/', '#', false],
    ['/te-koop/?city=Gent', '', false],
    // The address of a home page begins every other one.
    ['/te-koop/', '/', false],
    ['/fr/a-vendre/', '/fr/', false],
    ['/fr/?utm_source=x', '/fr/', true],
    // Elsewhere, and nowhere.
    ['/te-koop/', 'https://list.example/te-koop/', false],
    [`/?to=${SITE}/contact/`, '/contact/', true],
    ['/te-koop/', 'http://', false],
    ['/te-koop/', 'javascript:void(0)', false],
  ])('%s with the action %j: %s', (path, action, closes) => {
    expect(closesItself(SITE + path, action)).toBe(closes)
  })
})

describe('popupMayOpen', () => {
  const at = { address: `${SITE}/fr/`, formAction: '/fr/a-vendre/', closed: null }

  it.each([
    ['on a first visit', at, true],
    ['after another popup was closed', { ...at, closed: 'summer' }, true],
    ['after it was closed', { ...at, closed: 'winter' }, false],
    ['in a preview', { ...at, address: `${SITE}/preview/fr/` }, false],
    ['below a preview', { ...at, address: `${SITE}/fr/preview-page/x/` }, false],
    ['where only the query says preview', { ...at, address: `${SITE}/?q=preview` }, true],
    ['where it would close itself', { ...at, address: `${SITE}/?modal-clicked` }, false],
  ])('%s', (_, given, may) => {
    expect(popupMayOpen('winter', given)).toBe(may)
  })
})
