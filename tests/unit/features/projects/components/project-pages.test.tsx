import type { ReactElement } from 'react'
import { NextIntlClientProvider } from 'next-intl'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { ProjectCard } from '@/features/projects/components/ProjectCard'
import { ProjectDetailPage } from '@/features/projects/components/ProjectDetailPage'
import { ProjectListPage } from '@/features/projects/components/ProjectListPage'
import messages from '@/i18n/messages/fr.json'
import { projectView } from '../../../../support/view-fixtures'

const html = (element: ReactElement): string =>
  renderToStaticMarkup(
    <NextIntlClientProvider locale="fr" messages={messages} timeZone="Europe/Brussels">
      {element}
    </NextIntlClientProvider>,
  )
const words = messages.Projects
const apartment = { name: { text: 'Appartement', lang: 'fr' as const }, count: 2 }
const studio = { name: { text: 'Studio', lang: 'fr' as const }, count: 1 }

describe('the page of a project', () => {
  const page = (fields = {}, units?: never[], more = {}) =>
    html(<ProjectDetailPage project={{ ...projectView(fields, units), ...more }} />)

  it('says what it is for, and of which types its units are', () => {
    const made = page({}, undefined, { unitTypes: [apartment, studio] })
    expect(made).toContain(`<dd>${messages.Codes.goal['0']}</dd>`)
    expect(made).toContain('<dd>2 × Appartement, 1 × Studio</dd>')
    expect(page({ goal: '1' })).toContain(`<dd>${messages.Codes.goal['1']}</dd>`)
    expect(page({ type: { name: { fr: 'Loft' } } })).toContain('<dd>Loft</dd>')
  })

  it('says how far the sale is, and of what is for rent how far the letting', () => {
    const [sale, rent] = [page(), page({ goal: '1' })]
    expect(sale).toContain(words.progress)
    expect(sale).toMatch(/unités? vendue/)
    expect(rent).toContain(words.rentProgress)
    expect(rent).toMatch(/unités? louée/)
    expect(rent).not.toContain('vendue')
  })

  it('says that a price is on request, and nothing of it once it is sold out', () => {
    expect(page({}, [])).toContain(words.onRequest)
    expect(page({ status: 'sold-out' }, [])).not.toContain(words.onRequest)
    expect(page()).not.toContain(words.onRequest)
  })

  it('says its prices with VAT below what its prices are called', () => {
    const made = page({ priceMin: 300_000, priceMax: 400_000 }, undefined, { vat: { percent: 21 } })
    expect(made).toMatch(new RegExp(`<dt>${words.price}</dt><dd>[^<]*hors[^<]*TVA</dd><dd class="[^"]*">[^<]*comprise</dd>`))
  })

  it('has buildings and phases only where there are any', () => {
    expect(page({ constructions: [{ name: { fr: 'Bloc A' } }] })).toContain('Bloc A')
    expect(page({ constructions: [] })).not.toContain(words.constructions)
  })

  it('leads to the form also where it has no agency, and to nothing where there is neither', () => {
    const forms = { ...projectView().forms, 'contact-construction': '/fr/demande/?project=77' }
    expect(page({ agency: null }, undefined, { forms })).toContain('href="/fr/demande/?project=77"')
    expect(page({ agency: null })).not.toContain(words.contact)
  })

  it('says by which reference to ask for it', () => {
    const forms = { ...projectView().forms, 'contact-construction': '/fr/demande/?project=77' }
    expect(page({ projectWebId: 9003 }, undefined, { forms })).toContain('Référence\u00a0: 9003')
  })

  it('says above each of its texts that is in another language which it is read in', () => {
    const [dutch, french] = (['nl', 'fr'] as const).map((lang) => ({ lang, nodes: [] }))
    const made = page({}, undefined, { description: dutch, situation: dutch, technical: french })
    expect(made.split(messages.Page.textIn.split('.')[0] ?? '')).toHaveLength(3)
  })

  it('names the language of a document', () => {
    const made = page({ documents: [{ name: 'Lastenboek', language: 'nl' }] })
    expect(made).toMatch(/<li lang="nl">.*Lastenboek<span [^>]*>Nederlands<\/span>/)
  })

  it('says where to ask for documents that are not there yet: by the form, else by mail', () => {
    const forms = { ...projectView().forms, 'contact-construction': '/fr/demande/?project=77' }
    const none = (more: object) => page({ documents: [], ...more }).split(words.noDocuments)[1]?.split('</section>')[0] ?? ''
    const [, byForm = ''] = page({ documents: [] }, undefined, { forms }).split(words.noDocuments)
    expect(byForm).toMatch(/^[^<]*<\/p><p><a [^>]*href="\/fr\/demande\/\?project=77" rel="nofollow"/)
    const agency = { name: 'Dupont', email: 'info@dupont.example' }
    expect(none({ agency })).toMatch(/href="mailto:info@dupont\.example\?subject=Documents/)
    expect(none({ agency: null })).not.toContain('<a ')
  })

  it('says the country of what is not in Belgium', () => {
    expect(page()).not.toContain('Luxembourg')
    expect(page({ countryId: '50' })).toContain('(Luxembourg)')
  })
})

it('the list of projects has the names that staff give their page', () => {
  const page = {
    title: { text: 'Projets', lang: 'fr' as const }, description: null, content: null,
    banner: null, breadcrumb: [], className: 'calme large',
  }
  const made = html(<ProjectListPage cards={[]} page={page} homeHref="/fr/" demandHref={null} />)
  expect(made).toMatch(/^<div class="wrap [^"]* calme large"/)
})

describe('the card of a project', () => {
  const card = (fields = {}, units?: never[]) => html(<ProjectCard card={projectView(fields, units)} />)

  it('leads to the site of its own in a new tab, and says so', () => {
    const own = { ...projectView(), href: 'https://jardins.example/', isElsewhere: true }
    const made = html(<ProjectCard card={own} />)
    expect(made).toContain('href="https://jardins.example/" target="_blank" rel="noopener"')
    expect(made).toContain(messages.Shell.newTab)
    expect(card()).not.toContain('_blank')
  })

  it('says the main type of its units where staff name one', () => {
    const plain = (made: string) => made.replace(/<[^>]+>/g, '')
    expect(plain(card({ type: { name: { fr: 'Appartement' } } }))).toContain('Appartement · 5000\u00A0Namur')
    expect(card({ type: { name: { nl: 'Appartement' } } })).toContain('<span lang="nl">Appartement</span> · 5000')
    expect(plain(card())).not.toContain('·')
  })

  it('says that a price is on request', () => {
    expect(card({}, [])).toContain(words.onRequest)
    expect(card()).not.toContain(words.onRequest)
  })

  it('says its lowest price without VAT and with it', () => {
    const priced = { ...projectView({ priceMin: 300_000, priceMax: 400_000 }), vat: { percent: 21 } }
    const made = html(<ProjectCard card={priced} />).replaceAll('\u00A0', ' ')
    expect(made).toContain('À partir de € 300.000 hors TVA')
    expect(made).toContain('À partir de € 363.000, TVA de 21 % comprise')
    expect(html(<ProjectCard card={{ ...priced, soldOut: true }} />)).not.toContain('TVA')
  })

  it('says of what is for rent that it is let, not sold', () => {
    expect(card({ goal: '1', status: 'sold-out' })).toContain('Tout est loué')
    expect(card({ status: 'sold-out' })).toContain('Tout est vendu')
    const gone = { ...projectView({ goal: '1' }), progress: { sold: 1, option: 1, free: 0, total: 2 } }
    expect(html(<ProjectCard card={gone} />)).toContain('Tout est loué ou sous option')
  })
})
