import { expect, it } from 'vitest'
import { storedPaths, typedPath } from '@/routes/typed-path'

const typed = (text: string, origin = 'https://www.site.example') => {
  const read = typedPath(text, origin)
  return 'path' in read ? read.path : `wrong: ${read.wrong}`
}

it.each([
  ['contact', '/contact/'],
  [' /Contact/ ', '/contact/'],
  ['Équipe/Nous deux', '/equipe/nous-deux/'],
  ['//a///b//', '/a/b/'],
  ['', null],
  ['  ', null],
  ['/', '/'],
  ['/%C3%A9quipe/', '/equipe/'],
  ['/100%/', '/100/'],
  ['/over-ons/#team', '/over-ons/'],
  ['/over-ons/?utm_source=mail', '/over-ons/'],
  ['over-ons/#team', '/over-ons/'],
  ['over-ons/?utm_source=x', '/over-ons/'],
  ['over-ons?utm_source=x', '/over-ons/'],
])('typed as %j it is %j', (text, path) => {
  expect(typed(text)).toBe(path)
})

it.each([
  ['Kopen of huren? Onze tips', '/kopen-of-huren-onze-tips/'],
  ['Tips/Kopen of huren?', '/tips/kopen-of-huren/'],
  ['faq: kopen', '/faq-kopen/'],
  ['Immo #3', '/immo-3/'],
  ['huren?', '/huren/'],
  ['Immo#3', '/immo3/'],
  ['Kopen of huren?prijs = alles', '/kopen-of-hurenprijs-alles/'],
  ['Kopen /? huren', '/kopen/huren/'],
  ['appartement.gent/x', '/appartementgent/x/'],
  ['site.example.gent/x', '/siteexamplegent/x/'],
  ['100% Immo', '/100-immo/'],
])('the words %j are no address: they give %j', (text, path) => {
  expect(typed(text)).toBe(path)
})

it.each([
  ['https://www.site.example/nl/over-ons/', '/over-ons/'],
  ['http://site.example/over-ons', '/over-ons/'],
  ['www.site.example/FR/%C3%A0-propos/#x', '/a-propos/'],
  ['site.example/de/wir', '/wir/'],
  ['Site.example/de/wir?utm_source=mail', '/wir/'],
  ['//site.example/en/about/', '/about/'],
  ['https://www.site.example/nl', '/'],
  ['https://www.site.example/nlx/', '/nlx/'],
])('the whole address %s is cut to its path without the language', (text, path) => {
  expect(typed(text)).toBe(path)
})

it('keeps the language in a path that is typed, for that is no page', () => {
  expect(typed('/nl/over-ons/')).toBe('/nl/over-ons/')
})

it('reads an address of a site on a port', () => {
  expect(typed('localhost:3000/nl/oud', 'http://localhost:3000')).toBe('/oud/')
})

it.each([
  ['https://elsewhere.example/over-ons/', 'otherSite'],
  ['www.elsewhere.example/over-ons', 'otherSite'],
  ['//elsewhere.example/over-ons', 'otherSite'],
  ['mailto:a@b.example', 'otherSite'],
  ['javascript:alert(1)', 'otherSite'],
  ['?!', 'noLetters'],
  ['💥', 'noLetters'],
  ['/关于我们/', 'noLetters'],
  ['https://www.site.example/nl/关于我们/', 'noLetters'],
  ['/over-ons?x=1', 'query'],
  ['over-ons?x=1', 'query'],
  ['over-ons/?page=2#team', 'query'],
  ['elsewhere.example/over-ons/?x=1', 'otherSite'],
  ['https://www.site.example/nl/over-ons/?page=2', 'query'],
])('does not take %s', (text, wrong) => {
  expect(typed(text)).toBe(`wrong: ${wrong}`)
})

it('holds only what has the form of a stored path for one', () => {
  const typing = { nl: '/over-ons/wij-2/', fr: 'https://other.example/x', en: '//other.example/', de: '/wir/?x=1' }
  expect(storedPaths(typing)).toEqual({ nl: '/over-ons/wij-2/', fr: null, en: null, de: null })
  expect(storedPaths({ fr: 'javascript:alert(1)', nl: '/' })).toEqual({ nl: '/', fr: null, en: null, de: null })
})
