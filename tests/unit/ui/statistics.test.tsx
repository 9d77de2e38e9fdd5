import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { countsOf } from '@/domain/statistics/counters'
import { statisticsOf, type ViewsComparison } from '@/domain/statistics/summary'
import { speech } from '@/i18n/translator'
import { LANGUAGES } from '@/i18n/languages'
import { Statistics } from '@/ui/Statistics'

const DAYS = [
  { day: '2026-11-01', ...countsOf((name) => (name === 'views' || name === 'fromSearch' ? 1200 : 0)) },
  { day: '2026-11-24', ...countsOf((name) => ({ views: 40, fromHere: 40, favourites: 31, requests: 6 } as Record<string, number>)[name] ?? 0) },
]
const TODAY = '2026-11-24'
const COMPARISON: ViewsComparison = { own: 12.34, median: 8, listings: 7 }

const html = async (language: (typeof LANGUAGES)[number], days = DAYS, choice?: Parameters<typeof Statistics>[0]['choice']) =>
  renderToStaticMarkup(<Statistics view={statisticsOf(days, TODAY, days.length > 0 ? COMPARISON : null)} words={await speech(language)} choice={choice} />)

describe('Statistics', () => {
  it('says in words and a table what the graph draws', async () => {
    const drawn = await html('nl')
    expect(drawn).toContain('<svg role="img" aria-labelledby="views-graph"')
    expect(drawn).toContain('<figcaption id="views-graph">Weergaven per dag van 26 oktober 2026 tot 24 november 2026: 1.240 in totaal. De meeste op 1 november 2026: 1.200.</figcaption>')
    expect(drawn.match(/<tr>/g)).toHaveLength(31)
    expect(drawn).toContain('<th scope="row">1 november 2026</th><td>1.200</td>')
    expect(drawn).toContain('12,3 weergaven per dag, tegenover een mediaan van 8 bij 7 panden')
    expect(drawn).toContain('2,5 % van de weergaven'.replace(' %', '\u00A0%'))
    expect(drawn).not.toContain('<form')
  })

  it('does not say that something was nothing', async () => {
    const one = [{ day: TODAY, ...countsOf((name) => ({ views: 2765, fromHere: 2765, requests: 1 } as Record<string, number>)[name] ?? 0) }]
    const drawn = await html('nl', one)
    expect(drawn).toContain('&lt;\u00A00,1\u00A0% van de weergaven')
    expect(drawn).toContain('0\u00A0% van de weergaven')
  })

  it.each(LANGUAGES)('has every word in %s', async (language) => {
    expect(await html(language)).not.toContain('Statistics.')
  })

  it('names a bar with the colon of the language', async () => {
    expect(await html('fr')).toContain('<title>1 novembre 2026\u00A0: 1\u202F200</title>'.replace('1 novembre', '1er novembre'))
  })

  it('says that there is nothing yet', async () => {
    const drawn = await html('fr', [])
    expect(drawn).toContain('Pas encore de vues')
    expect(drawn).not.toContain('<svg')
  })

  it.each(['requests', 'visits', 'favourites', 'brochures', 'maps'])('shows %s where no view was counted', async (counted) => {
    const drawn = await html('nl', [{ day: TODAY, ...countsOf((name) => (name === counted ? 7 : 0)) }])
    expect(drawn).toMatch(/<(?:dd|strong)>7<\/(?:dd|strong)>/)
    expect(drawn).not.toContain('Nog geen weergaven')
  })

  it('lets an owner choose between several properties without a script', async () => {
    const properties = [{ id: 4711, name: 'Huis in Gent' }, { id: 4712, name: 'Villa in Namen' }]
    const drawn = await html('nl', DAYS, { action: '/owner/nl/', properties, chosen: 4712 })
    expect(drawn).toContain('action="/owner/nl/" method="get"')
    expect(drawn).toContain('<option value="4712" selected="">Villa in Namen</option>')
    expect(drawn).toContain('Alle panden (2)')
  })
})
