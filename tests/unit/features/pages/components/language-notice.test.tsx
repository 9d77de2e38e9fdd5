import { NextIntlClientProvider } from 'next-intl'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { LanguageNotice } from '@/features/pages/components/LanguageNotice'
import type { Language } from '@/i18n/languages'
import messages from '@/i18n/messages/de.json'

/** What a German page says of its languages. */
const notice = (ownLanguages: Language[], text?: Language): string =>
  renderToStaticMarkup(
    <NextIntlClientProvider locale="de" messages={messages} timeZone="Europe/Brussels">
      <LanguageNotice ownLanguages={ownLanguages} text={text && { lang: text, nodes: [] }} />
    </NextIntlClientProvider>,
  )

describe('LanguageNotice', () => {
  it('is silent on a page that is wholly in its language', () => {
    expect(notice(['nl', 'de'], 'de')).toBe('')
    expect(notice(['nl', 'de'])).toBe('')
  })

  it('says that the page is read in another language', () => {
    expect(notice(['nl', 'fr'], 'fr')).toContain('Diese Seite gibt es noch nicht auf Deutsch')
    expect(notice(['nl', 'fr'], 'fr')).toContain('auf Französisch')
  })

  it('says that only the text is', () => {
    expect(notice(['nl', 'fr', 'de'], 'fr')).toContain('Diesen Text gibt es noch nicht auf Deutsch')
    expect(notice(['nl', 'fr', 'de'], 'fr')).toContain('auf Französisch')
  })
})
