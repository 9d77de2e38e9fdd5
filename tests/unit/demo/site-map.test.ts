import { beforeEach, describe, expect, it } from 'vitest'
import { SiteMap } from '../../../demo/site-map'
import { inLanguage } from '@/cms/first-content/words'

let map: SiteMap

beforeEach(() => {
  map = new SiteMap()
  map.put("/L'agence/", 'pages', 4)
  map.put('/services/vendre/', 'articles', 9)
})

it.each([
  ["/L'agence/", { relationTo: 'pages', value: 4 }],
  ["/l'AGENCE/", { relationTo: 'pages', value: 4 }],
  ['/services/vendre/', { relationTo: 'articles', value: 9 }],
])('%s is where it was put', (path, place) => {
  expect(map.at(path)).toEqual(place)
  expect(map.link(path)).toEqual({ reference: place })
})

it.each(['/nothing/', '/services/', ''])('has nothing at "%s" and says so', (path) => {
  expect(() => map.at(path)).toThrow(`The demo has nothing at ${path}`)
})

it.each(['https://a.be/', 'tel:+3281', 'mailto:a@a.be'])('leads to %s as it is', (url) => {
  expect(map.link(url)).toEqual({ url })
})

describe('a text', () => {
  const html = {
    fr: '<p>Voir <a href="/L\'agence/">nous</a> ou <a href="https://a.be/">eux</a></p>',
    nl: '<p>Ons</p>',
  }

  it('links to the row, and to addresses elsewhere', () => {
    const text = JSON.stringify(inLanguage(map.text(html), 'fr'))
    expect(text).toContain('"doc":{"relationTo":"pages","value":4}')
    expect(text).toContain('"url":"https://a.be/"')
  })

  it('exists in the languages it is written in', () => {
    expect(JSON.stringify(inLanguage(map.text(html), 'nl'))).toContain('"text":"Ons"')
    expect(inLanguage(map.text(html), 'de')).toBeUndefined()
  })

  it('may not link to what is not there', () => {
    expect(() => map.text({ fr: '<p><a href="/nothing/">x</a></p>' })).toThrow('/nothing/')
  })
})
