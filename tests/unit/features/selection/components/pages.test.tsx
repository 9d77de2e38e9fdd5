import { NextIntlClientProvider } from 'next-intl'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { ComparePage } from '@/features/selection/components/ComparePage'
import { FavouritesPage } from '@/features/selection/components/FavouritesPage'
import { compareRows } from '@/domain/favourites/compare-rows'
import type { CompareView, FavouritesView } from '@/domain/favourites/views'
import { cardView } from '@/domain/search/card'
import messages from '@/i18n/messages/nl.json'
import { catalogueOf, catalogueRow } from '../../../../support/catalogue-fixtures'

const html = (page: ReactElement): string =>
  renderToStaticMarkup(
    <NextIntlClientProvider locale="nl" messages={messages} timeZone="Europe/Brussels">
      {page}
    </NextIntlClientProvider>,
  )

const card = (id: number, fields: object = {}) =>
  cardView(catalogueRow({ id, ...fields }), catalogueOf(), 'nl', `/te-koop/namen/huis/${id}/`)

const ways = {
  saleHref: '/te-koop/', rentHref: '/te-huur/',
  favouritesHref: '/favorieten/', compareHref: '/vergelijken/', demandHref: '/mijn-zoektocht/',
}
const page = { title: { text: 'Titel', lang: 'nl' as const }, content: null, banner: null, description: null, breadcrumb: [], className: 'rustig breed' }

const favourites = (view: Partial<FavouritesView>): string =>
  html(<FavouritesPage page={page} view={{ ...ways, given: true, saved: [], seen: [], ...view }} />)

const compare = (view: Partial<CompareView>): string =>
  html(
    <ComparePage
      page={page}
      view={{ ...ways, given: true, properties: [], rows: [], gone: [], ...view }}
    />,
  )

it.each([
  ['the favourites', () => favourites({})],
  ['the comparison', () => compare({})],
])('%s have the names that staff give their page', (_, made) => {
  expect(made()).toMatch(/^<div class="[^"]* rustig breed"/)
})

it('the empty comparison says where to go on in the same place as that there is nothing', () => {
  const [, after = ''] = compare({}).split('Nog niets om te vergelijken')
  expect(after).toMatch(/^<\/h2><p>[^<]*<\/p><a class="[^"]*" href="\/favorieten\/">/)
  expect(compare({ favouritesHref: null })).toContain('href="/te-huur/"')
})

describe('the favourites', () => {
  it('wait for the browser at their bare address, and say so without a script', () => {
    const text = favourites({ given: false })
    expect(text).toContain('data-selection="favourites"')
    expect(text).toContain('Zet daarvoor JavaScript aan')
    expect(text).not.toContain('Deze selectie kreeg u via een link')
  })

  it('show cards with a heart, a way to compare and room for a changed price', () => {
    const text = favourites({ saved: [{ id: 7, card: card(7) }] })
    expect(text).toContain('href="/te-koop/namen/huis/7/"')
    expect(text).toMatch(/<button[^>]*data-favourite="7" data-price="100000"[^>]*"[^>]*hidden/)
    expect(text).toMatch(/<button[^>]*data-compare="7"[^>]*hidden/)
    expect(text).toContain('data-price-note="7"')
  })

  it('say of a withdrawn property that it is no longer offered, and where to go', () => {
    const text = favourites({ saved: [{ id: 7, card: card(7) }, { id: 8, card: null }] })
    expect(text).toContain('Niet meer aangeboden')
    expect(text).toContain('Ref: 8')
    expect(text).toContain('href="/te-huur/"')
    expect(text).toMatch(/<button[^>]*data-favourite="8"/)
  })

  it.each([
    ['sold', 'Verkocht'],
    ['rented', 'Verhuurd'],
  ])('say of a %s one that it is, and nothing of its price', (status, word) => {
    const text = favourites({ saved: [{ id: 7, card: card(7, { status }) }] })
    expect(text).toContain(word)
    expect(text).not.toMatch(/€|Prijs op aanvraag|100000|data-price-note/)
  })

  it('lead to the comparison once, also where one compares without keeping', () => {
    const link = /<a [^>]*href="\/vergelijken\/" data-compare-link=""[^>]* hidden/g
    const seen = [{ id: 7, card: card(7) }]
    expect(favourites({ seen }).match(link)).toHaveLength(1)
    expect(favourites({ saved: [{ id: 8, card: card(8) }], seen }).match(link)).toHaveLength(1)
    expect(favourites({ seen, compareHref: null })).not.toContain('data-compare-link')
    const [, empty = ''] = favourites({ given: false, seen }).split('data-state="empty"')
    expect(empty.slice(0, empty.indexOf('data-state')).match(link)).toHaveLength(1)
    expect(favourites({ given: false, seen }).match(link)).toHaveLength(1)
    expect(favourites({ given: false, compareHref: null })).not.toContain('data-compare-link')
  })

  it('say what to do where there is none', () => {
    const text = favourites({ seen: [{ id: 7, card: card(7) }] })
    expect(text).toContain('Nog geen favorieten')
    expect(text).toContain('Onlangs bekeken')
  })
})

describe('the comparison', () => {
  const two = [card(1, { price: 100_000 }), card(2, { price: 200_000 })]
  const properties = two.map((one) => ({ card: one, withoutHref: `/vergelijken/?zonder=${one.id}` }))
  const rows = compareRows(two.map((one) => ({ card: one, doc: { bedrooms: 2 } })), 'nl')

  it('has a column per property and a heading per row, and marks differences in words', () => {
    const text = compare({ properties, rows })
    expect(text.match(/<th scope="col"/g)).toHaveLength(2)
    const [, price = '', bedrooms = ''] =
      /(<th scope="row">Prijs.*?<\/tr>).*?(<th scope="row">Slaapkamers.*?<\/tr>)/.exec(text) ?? []
    expect(price).toContain('(verschilt)')
    expect(bedrooms).not.toContain('verschilt')
  })

  it('ends a line of a name behind a slash, rather than within a word', () => {
    const [one] = properties
    const named = { ...one!, card: { ...one!.card, type: { text: 'Garage/parking', lang: 'nl' as const } } }
    const text = compare({ properties: [named], rows })
    expect(text).toMatch(/<a [^>]*href="\/te-koop\/namen\/huis\/1\/"[^>]*>Garage\/<wbr\/>parking in /)
    expect(text).toContain(`aria-label="${messages.Compare.remove.replace('{title}', 'Garage/parking in ')}`)
  })

  it('says nothing of the price of one that is sold', () => {
    const sold = [card(1), card(2, { status: 'sold', price: 234_567 })]
    const columns = sold.map((one) => ({ card: one, withoutHref: '/vergelijken/' }))
    const text = compare({ properties: columns, rows: compareRows(sold.map((one) => ({ card: one, doc: {} })), 'nl') })
    expect(text).toMatch(/<th scope="row">Prijs.*?<td>[^<]*<span[^>]*>€.100.000.*?<td><span aria-hidden="true">–/)
    expect(text).not.toMatch(/234.567|Prijs op aanvraag/)
    expect(text.match(/data-price-note="\d"/g)).toEqual(['data-price-note="1"'])
  })

  it('names every row in words', () => {
    expect(compare({ properties, rows })).not.toMatch(/<th scope="row"><\/th>/)
  })

  it('says what to do with one and with none', () => {
    expect(compare({ properties: properties.slice(0, 1), rows })).toContain('nog minstens één pand')
    const none = compare({ given: false })
    expect(none).toContain('data-selection="compare"')
    expect(none).toContain('Nog niets om te vergelijken')
    expect(none).toContain('href="/favorieten/"')
  })

  it('says of a withdrawn property that it is gone, with a way to leave it out', () => {
    const text = compare({ properties, rows, gone: [{ id: 9, withoutHref: '/vergelijken/?ids=1.2' }] })
    expect(text).toContain('referentie 9 wordt niet meer aangeboden')
    expect(text).toContain('href="/vergelijken/?ids=1.2"')
  })
})
