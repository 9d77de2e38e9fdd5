import { NextIntlClientProvider } from 'next-intl'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { NotFoundPage } from '@/features/pages/components/NotFoundPage'
import nl from '@/i18n/messages/nl.json'

type Counts = { sale: number; rent: number } | null

const html = (listing: boolean, demandHref: string | null, counts: Counts = null): string =>
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
    const rendered = html(true, '/mijn-zoekopdracht/')
    expect(rendered).toContain(nl.NotFound.propertyText)
    expect(rendered).toContain('href="/mijn-zoekopdracht/"')
  })

  it('says how many there are only where the settings do', () => {
    expect(html(false, null, { sale: 12, rent: 34 })).toMatch(/12[^]*34/)
    const words = html(false, null).replace(/<[^>]*>/g, ' ')
    expect(words.replace('404', '')).not.toMatch(/\d/)
  })

  it('says of anything else that there is no page', () => {
    const rendered = html(false, null)
    expect(rendered).toContain(nl.NotFound.title)
    expect(rendered).not.toContain(nl.NotFound.demand)
    expect(rendered).toContain('href="/"')
  })
})
