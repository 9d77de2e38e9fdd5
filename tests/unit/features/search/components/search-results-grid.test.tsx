import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { PropertyResult } from '@/features/search/components/PropertyResult'
import { SearchResultsGrid } from '@/features/search/components/SearchResultsGrid'
import { searchIn, type SearchResults } from '@/domain/search/match'
import { searchIndexOf } from '../../../../support/search-fixtures'

const labels = {
  ...{ results: 'Suggestions', types: 'Type', cities: 'Ville', properties: 'Bien' },
  ...{ sale: 'À vendre', rent: 'À louer', ref: 'Ref: {id}' },
  ...{ one: '', many: '', none: '', loading: '', failed: '' },
}
const draw = (results: SearchResults, active?: string): string =>
  renderToStaticMarkup(
    <SearchResultsGrid id="s" language="fr" labels={labels} results={results} active={active} />,
  ).replace(/ class="[^"]*"/g, '')

const search = searchIn(await searchIndexOf())

describe('SearchResultsGrid', () => {
  it('is a grid of named sections, only of those that have rows', () => {
    const drawn = draw(search('9300'))
    expect(drawn).toContain('<div id="s-results" role="grid" aria-label="Suggestions">')
    expect(drawn).toContain('role="rowgroup" aria-label="Ville"')
    expect(drawn).not.toContain('aria-label="Type"')
    expect(drawn).toContain('role="rowheader">Alost [9300]<')
  })

  it('links sale and rent with counts; an empty list is said, and led to by no link', () => {
    const drawn = draw(search('9300'))
    expect(drawn).toMatch(/<a href="\/fr\/a-vendre\/\?city=Alost\|9300" tabindex="-1">/i)
    expect(drawn).toMatch(/À vendre<\/span> <span>1<\/span>/)
    expect(drawn).toMatch(/role="gridcell" aria-disabled="true"><a role="link" aria-disabled="true"/)
    expect(drawn).toMatch(/À louer<\/span> <span>0<\/span>/)
  })

  it('numbers its cells from top to bottom and marks the one that is chosen', () => {
    const drawn = draw(search('4711'), 's-0-0')
    expect(drawn).toMatch(/id="s-0-0" role="gridcell" data-active="true"><a href="\/fr\/property\/4711\/"/)
    expect(drawn).toContain('Ref: 4711')
    const both = draw({ ...search('namur'), properties: [{ id: 7, href: '/7/' }] })
    expect([...both.matchAll(/id="(s-\d-\d)"/g)].map(([, id]) => id)).toEqual(['s-0-0', 's-0-1', 's-1-0'])
  })
})

describe('PropertyResult', () => {
  it('shows thumbnail, description in its language, and number', () => {
    const picture = { hash: 'abc', focalX: 20, focalY: 80 }
    const description = { text: 'Een huis…', lang: 'nl' as const }
    const drawn = renderToStaticMarkup(
      <PropertyResult
        cellId="c"
        property={{ id: 7, href: '/7/', description, picture }}
        language="fr"
        label="Ref: 7"
        active={undefined}
      />,
    )
    expect(drawn).toMatch(/<img src="\/media\/abc\/w100\.webp" width="60" height="60" alt=""/)
    expect(drawn).toMatch(/lang="nl">Een huis…</)
    expect(drawn).toContain('Ref: 7')
  })
})
