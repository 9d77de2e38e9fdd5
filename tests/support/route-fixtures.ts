import type { RouteEntry } from '@/routes/entry'

/** An entry of the route table that is in use and never moved. */
export const routeEntry = (fields: Partial<RouteEntry> & { target: string }): RouteEntry => ({
  originalPath: `/${fields.target.replace(':', '/')}/`,
  type: 'page',
  paths: {},
  breadcrumb: {},
  formerPaths: [],
  externalUrl: null,
  redirect: null,
  gone: false,
  ...fields,
})

const home = routeEntry({
  target: 'page:1',
  originalPath: '/',
  paths: { nl: '/', fr: '/', en: '/', de: '/' },
})
const sale = routeEntry({
  target: 'page:2',
  originalPath: '/for-sale/',
  paths: { nl: '/te-koop/', fr: '/a-vendre/', en: '/for-sale/', de: '/zu-verkaufen/' },
})
const rent = routeEntry({
  target: 'page:3',
  originalPath: '/for-rent/',
  paths: { nl: '/te-huur/', fr: '/a-louer/', en: '/for-rent/', de: '/zu-vermieten/' },
})
const agency = routeEntry({
  target: 'page:4',
  originalPath: "/L'agence/",
  paths: { nl: '/het-kantoor/', fr: '/lagence/', en: '/the-agency/' },
})
const faq = routeEntry({
  target: 'page:5',
  originalPath: '/FAQ/',
  paths: { nl: '/faq/', fr: '/faq/', en: '/faq/' },
})
const cookies = routeEntry({
  target: 'page:6',
  originalPath: '/Cookie-policy/',
  paths: { nl: '/cookiebeleid/', fr: '/politique-de-cookies/', en: '/cookie-policy/' },
})
const property = routeEntry({
  target: 'property:4711',
  type: 'property',
  paths: {
    nl: '/te-koop/namen/huis/4711/',
    fr: '/a-vendre/namur/maison/4711/',
    en: '/for-sale/namur/house/4711/',
    de: '/zu-verkaufen/namur/haus/4711/',
  },
  formerPaths: [{ language: 'fr', path: '/a-vendre/liege/maison/4711/' }],
})
const withdrawn = routeEntry({
  target: 'property:4712',
  type: 'property',
  paths: { nl: '/te-huur/gent/studio/4712/', fr: '/a-louer/gand/studio/4712/' },
  formerPaths: [{ language: 'nl', path: '/te-huur/aalst/studio/4712/' }],
  gone: true,
})

const contact = routeEntry({ target: 'page:7', originalPath: '/contact/', paths: { nl: '/contact/' } })
const request = routeEntry({
  target: 'page:8', originalPath: '/my-request/', type: 'personal',
  paths: { nl: '/mijn-aanvraag/' },
})

/** A small site: home, lists, pages with capitals, a form and a personal page, a property that moved, one that is gone. */
export const SITE_ROUTES: readonly RouteEntry[] = [
  home, sale, rent, agency, faq, cookies,
  contact, request,
  property, withdrawn,
]
