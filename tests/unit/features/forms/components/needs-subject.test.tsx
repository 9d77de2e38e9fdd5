import { NextIntlClientProvider } from 'next-intl'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { FormView } from '@/domain/forms/views'
import { NeedsSubject } from '@/features/forms/components/NeedsSubject'
import { LANGUAGES } from '@/i18n/languages'
import de from '@/i18n/messages/de.json'
import en from '@/i18n/messages/en.json'
import fr from '@/i18n/messages/fr.json'
import nl from '@/i18n/messages/nl.json'

const MESSAGES = { nl, fr, en, de }
const [sale, rent, projects] = ['/te-koop/', '/te-huur/', '/projecten/']

it.each(LANGUAGES)('asks for a property or a project only where the form takes it: %s', (language) => {
  const asked = (lists: NonNullable<FormView['lists']>): string =>
    renderToStaticMarkup(
      <NextIntlClientProvider locale={language} messages={MESSAGES[language]} timeZone="Europe/Brussels">
        <NeedsSubject lists={lists} subject={null} />
      </NextIntlClientProvider>,
    )
  const { another, anotherProject, anotherProperty } = MESSAGES[language].FormPage
  expect(asked({ sale, rent, projects })).toContain(`<p>${another}</p>`)
  for (const lists of [{ sale }, { rent }, { sale, rent }]) expect(asked(lists)).toContain(`<p>${anotherProperty}</p>`)
  expect(asked({ projects })).toContain(`<p>${anotherProject}</p>`)
})
