import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { PropertyResult } from '@/features/search/components/PropertyResult'
import { SearchResultsGrid } from '@/features/search/components/SearchResultsGrid'
import { searchIn, type SearchResults } from '@/domain/search/match'
import { searchIndexOf } from '../../../../support/search-fixtures'

const labels = {
  results: 'Suggestions', types: 'Type', cities: 'Ville', properties: 'Bien',
  sale: 'À vendre', rent: 'À louer', ref: 'Ref: {id}',
  understood: 'Votre recherche', rest: 'Pas compris : {words}',
  one: '', many: '', none: '', loading: '', failed: '',
}
const render = (results: SearchResults, active?: string): string =>
  renderToStaticMarkup(
    <SearchResultsGrid id="s" language="fr" labels={labels} results={results} active={active} />,
  ).replace(/ class="[^"]*"/g, '')

const search = searchIn(await searchIndexOf())

it('shows first what was understood of several words, with the list that was asked for', () => {
  const rendered = render(search('maison à louer namur piscine'), 's-0-0')
  expect(rendered).toContain('aria-label="Votre recherche"')
  expect(rendered).toContain('role="rowheader"><span>Maison</span><span>Namur</span><span>Pas compris : piscine<')
  expect(rendered).toMatch(/id="s-0-0" role="gridcell" data-goal="rent" data-active="true"><a href="\/fr\/a-louer\/\?city=Namur\|5000&amp;type=10&amp;q=piscine"/)
  const ids = [...rendered.matchAll(/id="(s-\d-\d)"/g)].map(([, id]) => id)
  expect(ids).toEqual(['s-0-0', 's-1-0', 's-1-1', 's-2-0', 's-2-1'])
  expect(render(search('3 chambres'))).toMatch(/>3\+ ch\.<.*s-0-0.*à vendre.*s-0-1.*à louer/i)
  for (const plain of ['maison', 'namur', '4711', 'xyzzy']) {
    expect(render(search(plain))).not.toContain('Votre recherche')
  }
})

describe('SearchResultsGrid', () => {
  it('is a grid of named sections, only of those that have rows', () => {
    const rendered = render(search('9300'))
    expect(rendered).toContain('<div id="s-results" role="grid" aria-label="Suggestions">')
    expect(rendered).toContain('role="rowgroup" aria-label="Ville"')
    expect(rendered).not.toContain('aria-label="Type"')
    expect(rendered).toContain('role="rowheader">Alost [9300]<')
  })

  it('links sale and rent with counts; an empty list is said, and led to by no link', () => {
    const rendered = render(search('9300'))
    expect(rendered).toMatch(/<a href="\/fr\/a-vendre\/\?city=Alost\|9300" tabindex="-1">/i)
    expect(rendered).toMatch(/À vendre<\/span> <span>1<\/span>/)
    expect(rendered).toMatch(/role="gridcell" aria-disabled="true"><a role="link" aria-disabled="true"/)
    expect(rendered).toMatch(/À louer<\/span> <span>0<\/span>/)
  })

  it('numbers its cells from top to bottom and marks the one that is chosen', () => {
    const rendered = render(search('4711'), 's-0-0')
    expect(rendered).toMatch(/id="s-0-0" role="gridcell" data-active="true"><a href="\/fr\/property\/4711\/"/)
    expect(rendered).toContain('Ref: 4711')
    const both = render({ ...search('namur'), properties: [{ id: 7, href: '/7/' }] })
    expect([...both.matchAll(/id="(s-\d-\d)"/g)].map(([, id]) => id)).toEqual(['s-0-0', 's-0-1', 's-1-0'])
  })
})

describe('PropertyResult', () => {
  it('shows thumbnail, description in its language, and number', () => {
    const picture = { hash: 'abc', focalX: 20, focalY: 80 }
    const description = { text: 'Een huis…', lang: 'nl' as const }
    const rendered = renderToStaticMarkup(
      <PropertyResult
        cellId="c"
        property={{ id: 7, href: '/7/', description, picture }}
        language="fr"
        label="Ref: 7"
        active={undefined}
      />,
    )
    expect(rendered).toMatch(/<img src="\/media\/abc\/w100\.webp" width="60" height="60" alt=""/)
    expect(rendered).toMatch(/lang="nl">Een huis…</)
    expect(rendered).toContain('Ref: 7')
  })
})
