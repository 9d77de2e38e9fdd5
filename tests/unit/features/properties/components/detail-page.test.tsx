import { NextIntlClientProvider } from 'next-intl'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { PropertyDetailPage } from '@/features/properties/components/PropertyDetailPage'
import { SoldPage } from '@/features/properties/components/SoldPage'
import type { PropertyDetailView } from '@/domain/properties/detail-views'
import de from '@/i18n/messages/de.json'
import en from '@/i18n/messages/en.json'
import fr from '@/i18n/messages/fr.json'
import nl from '@/i18n/messages/nl.json'
import type { Language } from '@/i18n/languages'
import { propertyView } from '../../../../support/view-fixtures'

const MESSAGES = { nl, fr, en, de }

const markup = (node: ReactNode, language: Language = 'fr'): string =>
  renderToStaticMarkup(
    <NextIntlClientProvider
      locale={language}
      messages={MESSAGES[language]}
      timeZone="Europe/Brussels"
    >
      {node}
    </NextIntlClientProvider>,
  )

interface Beside {
  fields?: Record<string, unknown>
  view?: Partial<PropertyDetailView>
  language?: Language
  map?: ReactNode
}

const html = ({ fields, view, language, map }: Beside = {}): string =>
  markup(
    <PropertyDetailPage view={{ ...propertyView(fields), ...view }} slots={{ map }} />,
    language,
  )

/** What a browser fetches by itself: everything but links. */
const fetched = (rendered: string): string => rendered.replace(/<a [^>]*>|data-[\w-]+="[^"]*"/g, '')

describe('the detail page', () => {
  it('says within the page that there are no photographs', () => {
    const rendered = html({ view: { pictures: [] } })
    expect(rendered).toMatch(new RegExp(`<p class="wrap [^"]*">${fr.Detail.noPhotos.replaceAll("'", '&#x27;')}`))
  })

  it.each(['nl', 'fr', 'en', 'de'] as const)('says everything in %s', (language) => {
    const rendered = html({
      language,
      fields: {
        zip: '9000', energyPerformance: 450, floodPScore: 'A', floodGScore: 'D', permit: 'Vg',
        videos: ['https://vimeo.com/7'], mobilityScores: [{ category: 'Bus', score: 7.5 }],
        virtualTourUrl: 'https://kuula.co/x', status: 'option',
      },
      view: { documents: [{ name: 'EPC', language: 'nl', bytes: 480_000 }], depositMonths: 3 },
    })
    const { Energy, Flood, Planning, Option, FloodSymbolNote, Documents } = MESSAGES[language]
    for (const labels of [
      Energy.duty, Flood.A, Flood.D, FloodSymbolNote, Planning.permit.Vg, Option.title,
      Documents.onRequest, 'Bus', 'EPC',
    ]) {
      expect(rendered).toContain(labels.replaceAll("'", '&#x27;'))
    }
  })

  it('asks nothing of others before a click', () => {
    const rendered = html({
      fields: {
        videos: ['https://youtu.be/dQw4w9WgXcQ', 'https://www.facebook.com/a/videos/1'],
        virtualTourUrl: 'https://my.matterport.com/show/?m=1',
      },
      view: { streetView: { href: 'https://www.google.com/maps/@', embed: 'https://www.google.com/e' } },
    })
    expect(rendered).toContain('href="https://youtu.be/dQw4w9WgXcQ"')
    expect(rendered).not.toContain('<iframe')
    const mentions = fetched(rendered).match(/(?:src|srcSet|poster|url)[=(]["']?https?:[^"')]*/g)
    expect(mentions).toBeNull()
  })

  it('leads to each of its sections', () => {
    const rendered = html({ fields: { heating: { fr: 'Gaz' } } })
    const asked = [...rendered.matchAll(/href="#([\w-]+)"/g)].map(([, id]) => id)
    expect(asked.length).toBeGreaterThan(4)
    for (const id of asked) expect(rendered).toContain(`id="${id}"`)
  })

  it('keeps floor plans out of the mosaic, and opens them in the same viewer', () => {
    const rendered = html()
    const mosaic = rendered.slice(rendered.indexOf('<ul'), rendered.indexOf('</ul>', rendered.indexOf('data-slide')))
    expect(mosaic).not.toContain('/media/plan/')
    expect(rendered).toMatch(/href="\/media\/plan\/w1360.webp" data-slide="2"/)
    expect(rendered).toContain('2 photos')
  })

  it('has no link to a file of a document', () => {
    const rendered = html({ view: { documents: [{ name: 'PEB', language: 'fr', bytes: null }] } })
    expect(rendered).toContain('mailto:a@example.be?subject=Documents%20du%20bien%204711')
    expect(rendered).not.toMatch(/href="[^"]*\.pdf"(?!.*Brochure)/)
  })

  it('can be asked for documents by phone where there is no e-mail address', () => {
    const agency = { id: 2, name: 'A', phone: '081 12 34 56' }
    const rendered = html({
      fields: { agency },
      view: { documents: [{ name: 'PEB', language: null, bytes: null }] },
    })
    expect(rendered).toContain('Demander les documents\u00A0: 081 12 34 56')
    expect(rendered).not.toContain('mailto:?subject=Documents')
  })

  it.each([
    [{ chargesRenter: 75 }, fr.Detail.charges.replace('{amount}', '€\u00A075')],
    [{ chargesRenter: 0 }, fr.Detail.noCharges],
  ])('for rent with %j says "%s"', (fields, labels) => {
    expect(html({ fields: { goal: '1', price: 900, ...fields } })).toContain(labels)
  })

  it('says what a rent is for wherever it says the rent, in place of the month where that is another period', () => {
    const rentOf = (priceUnitText: object) =>
      html({ fields: { goal: '1', price: 120, bedrooms: null, priceUnitText } }).replaceAll(/<small class="[^"]*">/g, '<small>')
    const rendered = rentOf({ nl: 'per m² per jaar' })
    const said = '€\u00A0120<small> <span lang="nl">per m² per jaar</span></small></span>'
    expect(rendered.split('€\u00A0120').length - 1).toBe(3)
    expect(rendered.split(said).length - 1).toBe(3)
    expect(rentOf({ fr: 'hors charges' })).toContain(
      `€\u00A0120<small> ${fr.Price.perMonth}</small><small> hors charges</small></span>`,
    )
    expect(rentOf({ fr: 'par mois, hors charges' })).toContain('€\u00A0120<small> par mois, hors charges</small></span>')
  })

  it('says that the site of its project opens in a new tab, where it has one of its own', () => {
    const name = { text: 'Les Jardins', lang: 'fr' as const }
    const partOf = (project: PropertyDetailView['project']) =>
      /<a[^>]*>Les Jardins.*?<\/a>/.exec(html({ view: { project } }))?.[0] ?? ''
    const elsewhere = partOf({ name, href: 'https://jardins.example/', external: true })
    expect(elsewhere).toContain('href="https://jardins.example/" target="_blank" rel="noopener"')
    expect(elsewhere).toContain(fr.Shell.newTab)
    expect(partOf({ name, href: '/fr/projets/namur/les-jardins/77/', external: false })).toBe(
      '<a href="/fr/projets/namur/les-jardins/77/">Les Jardins</a>',
    )
  })

  it('says how high a deposit may be where no amount is given', () => {
    const rendered = html({ fields: { goal: '1' }, view: { depositMonths: 2 } })
    expect(rendered).toContain('2 mois de loyer au maximum en Wallonie')
    expect(html({ fields: { goal: '1' } })).not.toContain('au maximum')
  })

  it('says what stands nearby, what it is and how far it is, as far as that is known', () => {
    const pointsOfInterest = [
      { name: { fr: 'Saint-Joseph' }, kind: 'school', distance: 420 },
      { name: { fr: 'Les Quatre Vents' }, kind: 'crèche' },
    ]
    const rendered = html({ fields: { pointsOfInterest } }).replace(/<[^>]+>/g, '')
    expect(rendered).toContain('Saint-Joseph · école420\u00A0m')
    expect(rendered).toContain('Les Quatre Vents · crèche')
  })

  it('links the planning address and no other text', () => {
    const rendered = html({
      fields: { planningUrl: 'https://perspective.brussels/', planningInfo: { fr: 'https://x.be/' } },
    })
    expect(rendered).toContain('<a href="https://perspective.brussels/" rel="noopener">')
    expect(rendered).not.toContain('href="https://x.be/"')
  })

  it('says above its description that it is in another language, and marks it so', () => {
    const note = MESSAGES.de.Page.textIn.split('.')[0] ?? ''
    const german = html({ language: 'de' })
    expect(german).toContain(`${note}. Sie lesen ihn auf Französisch.`)
    expect(german.split(note)[1]).toMatch(/^[^<]*<\/p><div class="[^"]*" lang="fr">/)
    expect(html({ language: 'fr' })).not.toContain(MESSAGES.fr.Page.textIn.split('.')[0])
  })

  it('reads the energy scale aloud', () => {
    expect(html({ fields: { energyPerformance: 200 } })).toContain(
      'aria-label="Classe PEB C, avec 200\u00A0kWh/m²/an, sur une échelle de A++ (meilleur) à G (moins bon)"',
    )
  })

  it('shares its own address', () => {
    const rendered = html()
    const url = encodeURIComponent('https://site.example/fr/a-vendre/namur/maison/4711/')
    expect(rendered).toMatch(new RegExp(`href="https://wa\\.me/\\?text=[^"]*${url}"`))
    expect(rendered).toMatch(new RegExp(`href="mailto:\\?subject=[^"]*${url}"`))
    // Until their script is there, ways that need one are not.
    expect(rendered.match(/<li data-share-way="[^>]* hidden/g)).toHaveLength(2)
    expect(rendered.split(fr.Share.copy)).toHaveLength(2)
    expect(rendered.split('<li data-share-way="clipboard"')[1]).toContain(fr.Share.copy)
  })

  it('opens the ways of sharing at their first button', () => {
    expect(html()).toMatch(new RegExp(`<button [^>]*popoverTargetAction="hide" aria-label="${fr.Share.close}" autofocus`, 'i'))
  })

  it('leads to the comparison from where one adds to it, in both places', () => {
    expect(html().match(/<a [^>]*href="\/fr\/comparer\/" data-compare-link="" hidden/g)).toHaveLength(2)
    expect(html({ view: { compareHref: null } })).not.toContain('data-compare-link')
  })

  it('has the map it is given among the surroundings', () => {
    expect(html({ map: <p>the map</p> })).toContain('the map')
    expect(html()).not.toContain('id="surroundings"')
  })

  it('says that the price of a life annuity is only its first part', () => {
    const rendered = html({ fields: { price: 60_000, annuityIndexedRent: 590 } })
    expect(rendered).toMatch(/Viager\u00A0: bouquet <[^€]*€\u00A060\.000[^€]*\+[^€]*€\u00A0590/)
    expect(rendered).toContain(`data-kind="lifeAnnuity">${fr.Status.lifeAnnuity}<`)
  })

  it('says where a street can be had that is not public', () => {
    expect(html({ fields: { publishAddress: false } })).toContain(fr.Detail.addressOnRequest)
    expect(html({ fields: { publishAddress: true, street: { fr: 'Rue Haute' } } })).not.toContain(
      fr.Detail.addressOnRequest,
    )
  })

  it('offers no visit and no brochure where there is nothing to send', () => {
    const rendered = html({ fields: { agency: null }, view: { brochureHref: null } })
    expect(rendered).not.toContain(fr.Detail.brochure)
    expect(rendered).not.toContain(fr.Detail.visit)
  })
})

describe('a property that is gone', () => {
  it.each(['sold', 'rented'] as const)('when %s says so and what to do next', (status) => {
    const rendered = markup(<SoldPage view={propertyView({ status })} status={status} />)
    expect(rendered).toContain(fr.Sold[`${status}Title`])
    expect(rendered).toContain('href="/fr/a-vendre/"')
    expect(rendered).toContain('href="/fr/ma-recherche/?goal=sale"')
    expect(rendered).toContain('data-seen="4711"')
    expect(rendered).not.toMatch(/data-price(?:-note)?=/)
  })

  it('has the agency to write to where no search can be kept', () => {
    const view = { ...propertyView({ status: 'sold' }), demandHref: null }
    expect(markup(<SoldPage view={view} status="sold" />)).toContain('href="mailto:a@example.be"')
  })
})
