import { NextIntlClientProvider } from 'next-intl'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import messages from '@/i18n/messages/nl.json'
import { Breadcrumb } from '@/ui/Breadcrumb'

it('only the last name of a trail is that of the page, whether or not those before lead anywhere', () => {
  const crumbs = [['Diensten', '/diensten/'], ['Kopen', null], ['Eerste woning', null]] as const
  const html = renderToStaticMarkup(
    <NextIntlClientProvider locale="nl" messages={messages} timeZone="Europe/Brussels">
      <Breadcrumb crumbs={crumbs.map(([name, href]) => ({ name, href, lang: 'nl' }))} />
    </NextIntlClientProvider>,
  )
  expect(html).toContain('<a href="/diensten/">Diensten</a>')
  expect(html).toContain('<span>Kopen</span>')
  expect(html).toContain('<span aria-current="page">Eerste woning</span>')
})
