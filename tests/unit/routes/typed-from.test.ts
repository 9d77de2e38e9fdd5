import { describe, expect, it } from 'vitest'
import type { Languages } from '@/routes/decide'
import { typedFrom } from '@/routes/typed-from'

const ALL: Languages = { defaultLanguage: 'nl', languages: ['nl', 'fr', 'en', 'de'] }
const typed = (text: string, origin = 'https://www.site.example'): string => {
  const read = typedFrom(text, origin, ALL)
  return 'from' in read ? read.from : read.wrong
}

describe('typedFrom', () => {
  it.each([
    ['/oud/', '/oud/'],
    [' /Oud ', '/oud/'],
    ['oud', '/oud/'],
    ['oud/pagina.html', '/oud/pagina.html/'],
    ['contact.php', '/contact.php/'],
    ['/nl/oud', '/oud/'],
    ['/fr/ancien/', '/fr/ancien/'],
    ['/fr/%C3%A0-propos', '/fr/à-propos/'],
    ['/oud/#plan', '/oud/'],
    ['/oud/?utm_source=mail&gclid=1', '/oud/'],
    ['https://www.site.example/oud/', '/oud/'],
    ['http://site.example/fr/ancien?utm_source=x', '/fr/ancien/'],
    ['www.site.example/oud', '/oud/'],
    ['site.example/oud', '/oud/'],
    ['//site.example/oud', '/oud/'],
    ['https://www.site.example', '/'],
    ['/', '/'],
  ])('reads %s', (text, from) => {
    expect(typed(text)).toBe(from)
  })

  it('reads an address of a site on a port', () => {
    expect(typed('localhost:3000/oud', 'http://localhost:3000')).toBe('/oud/')
  })

  it.each([
    ['https://elsewhere.example/oud/', 'otherSite'],
    ['www.elsewhere.example/oud', 'otherSite'],
    ['elsewhere.example/oud', 'otherSite'],
    ['//elsewhere.example/oud', 'otherSite'],
    ['mailto:a@b.example', 'otherSite'],
    ['javascript:alert(1)', 'otherSite'],
    ['/index.php?id=4', 'query'],
    ['/?p=12', 'query'],
    ['/a~b/', 'noAddress'],
    ['/a\\b/', 'noAddress'],
    ['/100%/', 'noAddress'],
    [`/${'a'.repeat(600)}/`, 'noAddress'],
    ['/admin/oud/', 'reserved'],
    ['/nl/admin/', 'reserved'],
    ['/API/x', 'reserved'],
    ['/media/plan.pdf', 'reserved'],
    ['/robots.txt', 'reserved'],
    ['/fr/preview/pages/1/', 'reserved'],
    ['/preview/', 'reserved'],
  ])('does not take %s', (text, wrong) => {
    expect(typed(text)).toBe(wrong)
  })
})
