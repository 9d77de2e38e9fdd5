import { NextIntlClientProvider } from 'next-intl'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { SearchBox } from '@/features/search/components/SearchBox'
import type { Language } from '@/i18n/languages'
import de from '@/i18n/messages/de.json'
import en from '@/i18n/messages/en.json'
import fr from '@/i18n/messages/fr.json'
import nl from '@/i18n/messages/nl.json'

const html = (language: Language, counts?: { sale: number; rent: number }, placeholder: string | null = null): string =>
  renderToStaticMarkup(
    <NextIntlClientProvider
      locale={language}
      messages={{ nl, fr, en, de }[language]}
      timeZone="Europe/Brussels"
    >
      <SearchBox counts={counts} placeholder={placeholder} />
    </NextIntlClientProvider>,
  ).replace(/ class="[^"]*"/g, '')

describe('SearchBox', () => {
  const placeholders: [Language, string][] = [
    ['nl', 'Referentie, type of stad'],
    ['fr', 'Référence, type ou ville'],
    ['en', 'Reference, type or town'],
    ['de', 'Referenz, Objektart oder Ort'],
  ]
  it.each(placeholders)('asks in %s for %s', (language, placeholder) => {
    expect(html(language)).toContain(`placeholder="${placeholder}"`)
  })

  it('asks for what staff wrote, where they did', () => {
    expect(html('nl', undefined, 'Waar wilt u wonen?')).toContain('placeholder="Waar wilt u wonen?"')
  })

  it('is a form that works without a script, for sale unless the other button is pressed', () => {
    const rendered = html('fr')
    expect(rendered).toContain('<form action="/find/go/fr/sale" method="get">')
    expect(rendered).toMatch(/<button formAction="\/find\/go\/fr\/sale">À vendre/i)
    expect(rendered).toMatch(/<button formAction="\/find\/go\/fr\/rent">À louer/i)
    expect(rendered).toMatch(/<label for="([^"]+)">.*<input id="\1" [^>]*name="q"/)
  })

  it('says how many there are where it is told', () => {
    expect(html('nl', { sale: 12, rent: 5 })).toMatch(/Te koop<span>12<\/span>.*Te huur<span>5</)
    expect(html('nl')).not.toMatch(/Te koop<span>/)
  })

  it('is a closed combobox from the start', () => {
    const [input = ''] = /<input[^>]*>/.exec(html('en')) ?? []
    expect(input).toContain('role="combobox"')
    expect(input).toContain('aria-expanded="false"')
    expect(input).not.toContain('aria-controls')
  })
})
