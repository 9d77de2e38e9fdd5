import fc from 'fast-check'
import { expect, it, test } from 'vitest'
import { isLinkAddress } from '@/lib/is-web-address'
import { isOwnAddress, mendedLink, mendedWebAddress } from '@/lib/mended-link'

const SITE = 'https://www.agency.be'

test.each([
  ['https://other.be/a?b#c', 'https://other.be/a?b#c'],
  [' https://other.be ', 'https://other.be'],
  ['www.other.be/a', 'https://www.other.be/a'],
  ['//other.be/a', 'https://other.be/a'],
  ['info@agency.be', 'mailto:info@agency.be'],
  ['mailto:a@b.be?subject=Bonjour à vous', 'mailto:a@b.be?subject=Bonjour%20à%20vous'],
  ['tel:+32 (0)2 123 45 67', 'tel:+3221234567'],
  ['tel:02 123', 'tel:02123'],
  ['/fr/contact/', '/fr/contact/'],
  ['/brochures/notre offre.pdf', '/brochures/notre%20offre.pdf'],
  ['#prix', '#prix'],
  ['https://agency.be/fr/contact/', '/fr/contact/'],
  ['http://www.agency.be', '/'],
  ['https://www.agency.be/te-koop/?city=Gent|9000#lijst', '/te-koop/?city=Gent|9000#lijst'],
  ['https://www.agency.be//evil.be', '/evil.be'],
  ['https://www.agency.be/a?b=\\#\\', '/a?b=%5C#%5C'],
  ['https://agency.be.evil.be/', 'https://agency.be.evil.be/'],
  ['javascript:alert(1)', null],
  ['data:text/html,x', null],
  ['file:///C:/Users/nota.docx', null],
  ['contact.html', null],
  ['../contact/', null],
  ['/\\evil.be', null],
  ['/\t/evil.be', null],
  ['https://', null],
  ['https://a:b.com', null],
  ['#', null],
  ['', null],
])('%j → %j', (address, expected) => {
  expect(mendedLink(address, SITE)).toBe(expected)
})

it('gives what may stand behind a link, or nothing, and mends it once', () => {
  const beginnings = fc.constantFrom('', '/', '//', 'www.', 'https://', `${SITE}/`, 'tel:', 'mailto:', '#', 'javascript:')
  fc.assert(
    fc.property(beginnings, fc.string(), (beginning, rest) => {
      const mended = mendedLink(beginning + rest, SITE)
      if (mended === null) return
      expect(isLinkAddress(mended)).toBe(true)
      expect(mendedLink(mended, SITE)).toBe(mended)
    }),
  )
})

it('knows no site of its own where the origin is none', () => {
  expect(mendedLink('https://agency.be/a', '')).toBe('https://agency.be/a')
})

test.each([
  ['https://other.be/a?b#c', 'https://other.be/a?b#c'],
  [' www.other.be/a ', 'https://www.other.be/a'],
  ['//other.be/a', 'https://other.be/a'],
  ['http://agency.be/promo/', 'https://www.agency.be/promo/'],
  ['/fr/promo/?a=b#c', 'https://www.agency.be/fr/promo/?a=b#c'],
  ['mailto:a@b.be', null],
  ['info@agency.be', null],
  ['tel:02123', null],
  ['#prix', null],
  ['klant.be', null],
  ['', null],
])('the whole address of %j on the web is %j', (address, expected) => {
  expect(mendedWebAddress(address, SITE)).toBe(expected)
})

test.each([
  ['https://www.agency.be/projecten/gent/x/12/', true],
  [' http://agency.be ', true],
  ['https://AGENCY.be/a', true],
  ['www.agency.be', true],
  ['/a/', true],
  ['https://project.agency.be/', false],
  ['https://agency.be.evil.be/', false],
  ['https://agency.be:8443/', false],
  ['mailto:info@agency.be', false],
  ['javascript:alert(1)', false],
  ['', false],
])('%j is an address of the site itself: %s', (address, expected) => {
  expect(isOwnAddress(address, SITE)).toBe(expected)
})
