import { NextIntlClientProvider } from 'next-intl'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { NotFoundPage } from '@/features/pages/components/NotFoundPage'
import nl from '@/i18n/messages/nl.json'

type Counts = { sale: number; rent: number } | null

const html = (listing: 'property' | 'project' | null, demandHref: string | null, counts: Counts = null): string =>
  renderToStaticMarkup(
    <NextIntlClientProvider locale="nl" messages={nl} timeZone="Europe/Brussels">
      <NotFoundPage
        homeHref="/"
        listing={listing} demandHref={demandHref} counts={counts} placeholder={null}
      />
    </NextIntlClientProvider>,
  )

describe('the not-found page', () => {
  it('says of a property that it may be sold, and how to hear of others', () => {
    const rendered = html('property', '/mijn-zoekopdracht/')
    expect(rendered).toContain(nl.NotFound.propertyText)
    expect(rendered).toContain('href="/mijn-zoekopdracht/"')
  })

  it('says of a project that it is no longer in the offer, and how to hear of others', () => {
    const rendered = html('project', '/mijn-zoekopdracht/')
    expect(rendered).toContain(nl.NotFound.projectText)
    expect(rendered).not.toContain(nl.NotFound.propertyText)
    expect(rendered).toContain('href="/mijn-zoekopdracht/"')
  })

  it('says how many there are only where the settings do', () => {
    expect(html(null, null, { sale: 12, rent: 34 })).toMatch(/12[^]*34/)
    const words = html(null, null).replace(/<[^>]*>/g, ' ')
    expect(words.replace('404', '')).not.toMatch(/\d/)
  })

  it('says of anything else that there is no page', () => {
    const rendered = html(null, null)
    expect(rendered).toContain(nl.NotFound.title)
    expect(rendered).not.toContain(nl.NotFound.demand)
    expect(rendered).toContain('href="/"')
  })
})
