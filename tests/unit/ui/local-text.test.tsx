import { NextIntlClientProvider } from 'next-intl'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import messages from '@/i18n/messages/nl.json'
import type { TextView } from '@/i18n/languages'
import { LocalText } from '@/ui/LocalText'
import { LongText } from '@/ui/LongText'

const FLAT: TextView = { lang: 'nl', text: 'Appartement van 64 m² voor € 300 000' }
const TERRAIN: TextView = { lang: 'fr', text: 'Terrain de 12 ares' }

it.each([
  ['a text', LocalText, FLAT, 'Appartement van 64_m² voor €_300_000'],
  ['a text of another language', LocalText, TERRAIN, '<span lang="fr">Terrain de 12_ares</span>'],
  ['a heading', LongText, FLAT, 'Appartement van 64_m² voor €_300_000'],
])('%s ends no line between a number and its unit', (_, Text, text, shown) => {
  const html = renderToStaticMarkup(
    <NextIntlClientProvider locale="nl" messages={messages} timeZone="Europe/Brussels">
      <Text text={text} />
    </NextIntlClientProvider>,
  )
  expect(html.replaceAll('\u00A0', '_')).toBe(shown)
})
