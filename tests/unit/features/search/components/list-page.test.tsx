import { NextIntlClientProvider } from 'next-intl'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import messages from '@/i18n/messages/fr.json'
import { ListPage } from '@/features/search/components/ListPage'
import type { OpeningView } from '@/ui/PageOpening'
import type { ListView } from '@/domain/search/list-views'
import { LOOK_SCRIPT } from '@/features/search/look-script'
import { listView, narrowedView } from '../../../../support/list-fixtures'

const content = {
  lang: 'fr' as const,
  nodes: [{ kind: 'paragraph' as const, children: [{ kind: 'text' as const, text: 'Intro', marks: [] }] }],
}
const page = {
  banner: null, breadcrumb: [], description: { text: 'Tous nos biens', lang: 'fr' as const }, title: { text: 'À vendre', lang: 'fr' as const }, content, className: '' }
const map = {
  language: 'fr' as const, mapType: 'prices' as const, customMarker: {},
  marqueeIgnore: [], listingHref: '/find/listing/fr/{id}',
}

/** The HTML on a French page, without the classes, which have other names in each build. */
const html = (list: ListView, around: OpeningView = page): string =>
  renderToStaticMarkup(
    <NextIntlClientProvider locale="fr" messages={messages} timeZone="Europe/Brussels">
      <ListPage list={list} page={around} map={map} />
    </NextIntlClientProvider>,
  ).replace(/ class="(?!unseen)[^"]*"/g, '')

/** What a script exchanges, by its key. */
const live = (list: ListView): string[] =>
  [...html(list).matchAll(/data-live="([^"]+)"/g)].map(([, key]) => key ?? '')

it('has the names that staff give their page', () => {
  const named = renderToStaticMarkup(
    <NextIntlClientProvider locale="fr" messages={messages} timeZone="Europe/Brussels">
      <ListPage list={listView()} page={{ ...page, className: 'calme large' }} map={map} />
    </NextIntlClientProvider>,
  )
  expect(named).toMatch(/<div class="[^"]* calme large" data-list=""/)
})

it('says once above the cards that words of theirs are in another language', () => {
  const note = 'Certains textes de cette liste n’existent pas encore en français. Vous les lisez en néerlandais.'
  const { cards } = listView()
  const [card] = cards
  const dutch = [1, 2].map((id) => ({ ...card!, id, headline: { text: 'Ruim huis', lang: 'nl' as const } }))
  const rendered = html(listView({ cards: [...cards, ...dutch] }))
  expect(rendered.split(note)).toHaveLength(2)
  expect(rendered.indexOf(note)).toBeGreaterThan(rendered.indexOf('data-live="cards"'))
  expect(rendered.indexOf(note)).toBeLessThan(rendered.indexOf('<article'))
  expect(html(listView())).not.toContain('n’existent pas encore')
})

it('ends no line of a headline between a number and its unit', () => {
  const [card] = listView().cards
  const flat = { ...card!, headline: { text: 'Appartement de 64 m² au rez', lang: 'fr' as const } }
  expect(html(listView({ cards: [flat] }))).toContain('>Appartement de 64\u00A0m² au rez<')
})

describe('the parts that are exchanged', () => {
  it('begins with what staff wrote about it, unless its banner says it', () => {
    const crumb = { name: 'À vendre', lang: 'fr' as const, href: '' }
    expect(html(listView())).toContain('Tous nos biens')
    expect(html(listView(), { ...page, breadcrumb: [crumb] })).toContain('Vous êtes ici')
    const banner = { description: page.description } as OpeningView['banner']
    expect(html(listView(), { ...page, banner })).not.toContain('Tous nos biens')
  })

  it('are each there once, whatever is searched', () => {
    const keys = live(listView())
    expect(new Set(keys).size).toBe(keys.length)
    for (const key of ['state', 'heading', 'passed-on', 'places', 'show', 'chips', 'tools', 'cards', 'paging']) {
      expect(keys).toContain(key)
    }
    const static_ = (list: ListView) => live(list).filter((key) => !key.startsWith('radius'))
    expect(static_(narrowedView())).toEqual(keys)
    expect(static_(narrowedView({ cards: [], total: 0 }))).toEqual(keys)
  })
})

describe('a card of a property abroad', () => {
  it('says the country, whatever language its town is in', () => {
    const [card] = narrowedView().cards
    const inLux = (lang: 'fr' | 'nl') => html(narrowedView({ cards: [{ ...card!, isInLuxembourg: true, city: { text: 'Esch', lang } }] }))
    expect(inLux('fr')).toContain('Maison à Esch (Luxembourg)')
    expect(inLux('nl')).toContain('Maison à <span lang="nl">Esch</span> (Luxembourg)')
  })
})

describe('the name of a card', () => {
  it('contracts "à" with the article of its town, whatever language its type is in', () => {
    const [card] = narrowedView().cards
    const atCoast = (lang: 'fr' | 'nl') =>
      html(narrowedView({ cards: [{ ...card!, type: { text: 'Villa', lang }, city: { text: 'Le Coq', lang: 'fr' } }] }))
    expect(atCoast('fr')).toContain('Villa au Coq')
    expect(atCoast('nl')).toContain('<span lang="nl">Villa</span> au Coq')
  })
})

describe('the form', () => {
  const rendered = html(narrowedView())

  it('sends what is chosen and what it passes on unseen', () => {
    expect(rendered).toContain('<form autoComplete="off" action="/fr/a-vendre/" method="get">')
    expect(rendered).toContain('<input type="hidden" name="view" value="map"/>')
    expect(rendered).toContain('<input type="checkbox" name="city" checked="" value="Namur|5000"/>')
    expect(rendered).toMatch(/<input type="checkbox" name="type" checked="" value="1"\/>Maison/)
    expect(rendered).toMatch(/name="price-min"[^>]*value="200000"|value="200000"[^>]*name="price-min"/)
    expect(rendered).toContain('Voir 12 résultats</button>')
  })

  it('says how many each choice would give, and greys none that is chosen', () => {
    expect(rendered).toContain('Maison <b data-live="type1">12</b>')
    expect(rendered).toContain(
      '<label lang="de"><input type="checkbox" name="type" value="4"/>Grundstück <b data-live="type4" data-none="">0</b>',
    )
    const { filters } = narrowedView()
    const none = filters.panels.map((panel) => ({
      ...panel,
      fields: panel.fields.map((field) =>
        field.kind === 'choices'
          ? { ...field, choices: field.choices.map((one) => ({ ...one, count: 0, selected: true })) }
          : field,
      ),
    }))
    const chosen = html(listView({ filters: { ...filters, panels: none } }))
    expect(chosen).not.toContain('data-none')
    expect(chosen).not.toContain('disabled')
  })

  it('counts what narrows the list on each button', () => {
    expect(rendered).toContain('<i data-live="n-all">3</i>')
    expect(rendered).toMatch(/<i data-live="n-city">1<span/)
    expect(rendered).toContain('<i data-live="n-bedrooms"></i>')
  })

  it('asks for a radius only around a chosen place', () => {
    expect(rendered).toContain('name="radius"')
    expect(html(listView())).not.toContain('name="radius"')
  })
})

describe('the page', () => {
  it('remembers a look only where the address asks for none', () => {
    expect(html(listView())).toContain(`<script>${LOOK_SCRIPT}</script>`)
    expect(html(narrowedView())).not.toContain('<script>')
    expect(html(narrowedView())).toContain('data-look="map"')
    expect(html(listView())).toContain('data-rows="/fr/a-vendre/?view=list"')
    expect(html(narrowedView())).not.toContain('data-rows')
  })

  it('tells in the address of cards side by side, which has no look, that they were chosen', () => {
    const [, grid] = /href="([^"]*)"[^>]*data-to="grid"/.exec(html(listView())) ?? []
    expect(grid).toMatch(/^\/fr\/a-vendre\/[^#]*#grid$/)
    expect(html(listView()).match(/#grid/g)).toHaveLength(2)
  })

  it('says in rows who offers each since when, at what price per m², and names the plan', () => {
    const plan = { hash: 'b', width: 9, height: 6, preview: '', focalX: 50, focalY: 50, alt: null }
    const facts = [{ field: 'floor', value: { kind: 'number', number: 0, unit: null } } as const]
    const more = { pictures: [{ ...plan, kind: 'floor-plan' as const }], facts, perM2: 1786 }
    const since = '2026-11-12T09:00:00.000Z'
    const cards = listView().cards.map((card) => ({ ...card, more: { ...more, agency: 'Agence A', since } }))
    const rows = html(listView({ look: 'list', lookAsked: true, cards }))
    for (const said of ['1.786/m²', 'Agence A', 'En ligne depuis le 12 novembre 2026', '<dt>Étage</dt><dd>Rez-de-chaussée</dd>']) {
      expect(rows).toContain(said)
    }
    expect(rows).toContain(`<span>${messages.Gallery.plan}</span>`)
    expect(rows).toContain('/media/b/w400.avif')
    expect(rows.match(/fetchPriority="high"/g)?.length ?? 0).toBeLessThanOrEqual(1)
    expect(html(listView())).not.toContain('En ligne depuis')
  })

  it('shows the words of staff on the first page without criteria', () => {
    expect(html(listView())).toContain('Intro')
    expect(html(narrowedView())).not.toContain('Intro')
    expect(html(listView({ page: 2 }))).not.toContain('Intro')
    expect(html(listView({ unknownCity: true }))).not.toContain('Intro')
  })

  it('takes chips away by links that are not for search engines', () => {
    const rendered = html(narrowedView())
    expect(rendered).toContain('<a href="/fr/a-vendre/?type=1" rel="nofollow">')
    expect(rendered).toContain('<span class="unseen">Supprimer le filtre\u00A0: </span><span lang="de">Grundstück</span>')
    expect(rendered).toContain(`<a href="/fr/a-vendre/" rel="nofollow">${messages.List.clear}</a>`)
  })

  it('says which page this is, which order and which look', () => {
    const rendered = html(listView())
    expect(rendered).toContain('Page 1 sur 2, 30 biens')
    expect(rendered).toContain('data-to="grid" aria-current="true"')
    expect(rendered).toContain('Trier\u00A0: </span>')
    expect(html(listView({ total: 1, pages: 1 }))).not.toContain(messages.List.sort)
  })

  it('tells its scripts what it shows', () => {
    const rendered = html(narrowedView())
    expect(rendered).toContain('data-segment="~c1~t1~e200000-"')
    expect(rendered).toContain('data-points="/find/points/fr/sale/~c1~t1~e200000-"')
    expect(rendered).toContain('data-asked="map"')
    expect(html(listView())).not.toContain('data-asked')
  })

  it('shows no map before it is asked for', () => {
    expect(html(listView())).toMatch(/<section data-map=""[^>]* hidden=""/)
    expect(html(narrowedView())).not.toContain('<iframe')
  })
})

describe('an empty list', () => {
  const href = '/fr/a-vendre/?type='
  const loosen = [1, 2, 3, 4, 5].map((count) => ({
    label: `Sans ${count}`, lang: 'fr' as const, href: href + count, count,
  }))
  const rendered = html(narrowedView({ cards: [], total: 0, loosen }))

  it('says what was searched and what to let go of, four at most', () => {
    expect(rendered).toContain(messages.List.emptyTitle)
    expect(rendered).toContain('Namur (5000), Grundstück')
    expect(rendered).toContain(`${href}4`)
    expect(rendered).not.toContain(`${href}5`)
    expect(rendered).toContain('href="/fr/demande/"')
  })

  it('says that a place is not known', () => {
    const unknown = html(listView({ cards: [], total: 0, unknownCity: true }))
    expect(unknown).toContain(messages.List.unknownCity)
    expect(unknown).not.toContain(messages.List.emptyTitle)
  })
})
