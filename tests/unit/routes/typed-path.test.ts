import { expect, it } from 'vitest'
import { typedPath } from '@/routes/typed-path'

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
  ['?!', '/'],
  ['/%C3%A9quipe/', '/equipe/'],
  ['/100%/', '/100/'],
  ['/over-ons/#team', '/over-ons/'],
  ['/over-ons/?utm_source=mail', '/over-ons/'],
])('typed as %j it is %j', (text, path) => {
  expect(typed(text)).toBe(path)
})

it.each([
  ['https://www.site.example/nl/over-ons/', '/over-ons/'],
  ['http://site.example/over-ons', '/over-ons/'],
  ['www.site.example/FR/%C3%A0-propos/#x', '/a-propos/'],
  ['site.example/de/wir', '/wir/'],
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
  ['elsewhere.example/over-ons', 'otherSite'],
  ['//elsewhere.example/over-ons', 'otherSite'],
  ['mailto:a@b.example', 'otherSite'],
  ['javascript:alert(1)', 'otherSite'],
  ['/over-ons?x=1', 'query'],
  ['https://www.site.example/nl/over-ons/?page=2', 'query'],
])('does not take %s', (text, wrong) => {
  expect(typed(text)).toBe(`wrong: ${wrong}`)
})
