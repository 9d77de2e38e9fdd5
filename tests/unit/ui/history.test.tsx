import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { timelineOf } from '@/domain/history/timeline'
import type { HistoryView } from '@/domain/history/views'
import { LANGUAGES } from '@/i18n/languages'
import { speech } from '@/i18n/translator'
import { History } from '@/ui/History'

const event = (kind: string, at: string, valueBefore: string | null = null, valueAfter: string | null = null) => ({ kind, at, valueBefore, valueAfter })
const EVENTS = [
  event('published', '2026-09-01T08:00:00.000Z', null, '300000'),
  event('price', '2026-10-05T08:00:00.000Z', '300000', '285000'),
  event('price', '2026-10-06T08:00:00.000Z', '285000', null),
  event('price', '2026-10-07T08:00:00.000Z', null, '280000'),
  event('annuityRent', '2026-10-08T08:00:00.000Z', '500', '450.5'),
  event('status', '2026-11-02T08:00:00.000Z', 'available', 'option'),
  event('withdrawn', '2026-11-03T08:00:00.000Z'),
]
const VISITS = [{ at: '2026-11-01T09:30:00.000Z', feedback: 'Licht.\n<b>Klein</b>' }, { at: '2026-11-01T10:30:00.000Z', feedback: '' }]
const FULL: HistoryView = {
  timeline: timelineOf(EVENTS, VISITS, '2026-08-15'),
  planned: ['2026-11-28T09:00:00.000Z'],
  requests: [{ form: 'contact-me', week: 2, before: 1, total: 12 }],
  documents: [
    { document: 'energy', state: 'expiring', until: '2027-01-31', region: 'wallonia' },
    { document: 'asbestos', state: 'notRequired', until: null, region: 'wallonia' },
    { document: 'soil', state: 'missing', until: null, region: 'wallonia' },
    { document: 'electricity', state: 'expired', until: '2026-01-31', region: 'wallonia' },
  ],
  perMonth: false,
}
const NONE: HistoryView = { timeline: [], planned: [], requests: [], documents: [], perMonth: false }

const html = async (view: HistoryView, language: (typeof LANGUAGES)[number] = 'nl') =>
  renderToStaticMarkup(<History view={view} words={await speech(language)} />).replaceAll('\u00A0', ' ')

describe('History', () => {
  it('says what happened, to come, asked and missing', async () => {
    const drawn = await html(FULL)
    for (const said of [
      'Op de website, vraagprijs € 300.000', 'Prijs van € 300.000 naar € 285.000', 'Prijs € 285.000 verwijderd', 'Prijs toegevoegd: € 280.000',
      'Rente van € 500 / maand naar € 450,50 / maand', 'In optie', 'Van de website gehaald', 'Dossier geopend', 'Bezoek om 10:30', 'november 2026',
      'zaterdag 28 november 2026, 10:00', '<th scope="row">Vraag om informatie</th><td>2</td><td>1</td><td>12</td>',
      'PEB-certificaat', 'Vervalt binnenkort, op 31 januari 2027', 'Vervallen op 31 januari 2026', 'Ontbreekt in ons dossier',
    ]) {
      expect(drawn).toContain(said)
    }
    expect(drawn).toContain('Licht.\n&lt;b&gt;Klein&lt;/b&gt;')
    expect(drawn.match(/<blockquote>/g)).toHaveLength(1)
  })

  it('says a rent per month', async () => {
    expect(await html({ ...FULL, perMonth: true })).toContain('Op de website, vraagprijs € 300.000 / maand')
  })

  it.each(LANGUAGES)('says what there is not yet, and all there can be (%s)', async (language) => {
    const [empty, full] = [await html(NONE, language), await html(FULL, language)]
    expect(empty.match(/<p /g)).toHaveLength(3)
    expect(`${empty}${full}`).not.toMatch(/History\.|undefined|NaN/)
  })
})
