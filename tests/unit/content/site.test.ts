import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { memory, setMemory, type Memory } from '@/content/memory/memory'
import { personalHref } from '@/content/personal-links'
import { hrefInAnyLanguage, siteIn } from '@/content/site'
import { RouteIndex } from '@/routes/route-index'
import { routeEntry } from '../../support/route-fixtures'

const home = routeEntry({ target: 'page:1', originalPath: '/', paths: { nl: '/', fr: '/', en: '/', de: '/' } })
/** Staff switched it off in German. */
const contact = routeEntry({ target: 'page:2', originalPath: '/contact-me/', paths: { nl: '/stel-uw-vraag/', fr: '/votre-question/', en: '/ask/' } })
const privacy = routeEntry({ target: 'page:3', originalPath: '/Privacy/', paths: { nl: '/privacy/', en: '/privacy/' } })
const alert = routeEntry({ target: 'page:4', originalPath: '/my-alert/', type: 'personal', paths: { nl: '/mijn-zoektocht/' } })
const nowhere = routeEntry({ target: 'page:5', originalPath: '/my-visit/', type: 'personal', paths: { en: '/my-visit/' } })
const elsewhere = routeEntry({ target: 'page:6', originalPath: '/elsewhere/', paths: { nl: '/elders/', de: '/anderswo/' }, redirect: 'page:2' })

let before: Memory | undefined

beforeAll(() => {
  before = memory()
  const routes = new RouteIndex([home, contact, privacy, alert, nowhere, elsewhere])
  setMemory({ routes, settings: { defaultLanguage: 'nl', languages: ['nl', 'fr', 'de'] } } as unknown as Memory)
})
afterAll(() => setMemory(before as Memory))

describe('the address of a page of the site', () => {
  it('is its own in a language, and none where it is off in it, gone or unknown', () => {
    expect(siteIn('nl').hrefOfPage('/contact-me/')).toBe('/stel-uw-vraag/')
    expect(siteIn('fr').hrefOfPage('/Contact-Me/')).toBe('/fr/votre-question/')
    expect(siteIn('de').hrefOfPage('/contact-me/')).toBeNull()
    expect(siteIn('de').hrefOfPage('/no-such-page/')).toBeNull()
  })

  it('is none where it sends its visitors to what is not there in the language', () => {
    expect(siteIn('nl').hrefOfPage('/elsewhere/')).toBe('/elders/')
    expect(siteIn('de').hrefOfPage('/elsewhere/')).toBeNull()
  })

  it('is that of another language in use for what nobody may be left without', () => {
    expect(hrefInAnyLanguage(siteIn('de'), '/contact-me/')).toBe('/fr/votre-question/')
    expect(hrefInAnyLanguage(siteIn('nl'), '/contact-me/')).toBe('/stel-uw-vraag/')
    // The English site is not in use.
    expect(hrefInAnyLanguage(siteIn('de'), '/Privacy/')).toBe('/privacy/')
    expect(hrefInAnyLanguage(siteIn('de'), '/my-visit/')).toBeNull()
  })
})

describe('a personal link', () => {
  it('leads to its page in a language in which there is one, never to the home page', () => {
    expect(personalHref(siteIn('nl'), '/my-alert/', 'abc')).toBe('/mijn-zoektocht/?key=abc')
    expect(personalHref(siteIn('de'), '/my-alert/', 'abc')).toBe('/mijn-zoektocht/?key=abc')
    expect(personalHref(siteIn('de'), '/my-visit/', 'abc')).toBeNull()
  })
})
