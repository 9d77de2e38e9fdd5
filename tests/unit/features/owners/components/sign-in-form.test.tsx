import { NextIntlClientProvider } from 'next-intl'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { PortalContent } from '@/domain/owners/views'
import { SignInForm } from '@/features/owners/components/SignInForm'
import { LANGUAGES } from '@/i18n/languages'
import messages from '@/i18n/messages/nl.json'

type SignInView = Extract<PortalContent, { kind: 'sign-in' }>

const drawn = (view: Partial<SignInView>): string =>
  renderToStaticMarkup(
    <NextIntlClientProvider locale="nl" messages={messages} timeZone="Europe/Brussels">
      <SignInForm view={{ kind: 'sign-in', email: '', problem: null, minutes: 0, done: null, ...view }} />
    </NextIntlClientProvider>,
  )

it('says to whoever comes by a dead link of the weekly mail where they choose it', () => {
  const html = drawn({ problem: 'weekly-link' })
  expect(/<p role="alert".*?<span>([^<]*)<\/span><\/p>/.exec(html)?.[1]).toBe(messages.Owner.signIn['weekly-link'])
})

it.each(['signed-out', 'ended'] as const)('says why one stands there: %s', (done) => {
  expect(/<p role="status".*?<span>([^<]*)<\/span><\/p>/.exec(drawn({ done }))?.[1]).toBe(messages.Owner.signIn[done])
})

describe('the way into the portal for whoever is signed in already', () => {
  const WORDS = {
    nl: 'Al aangemeld? Naar mijn panden',
    fr: 'Déjà connecté\u202F? Vers mes biens',
    en: 'Already signed in? To my properties',
    de: 'Bereits angemeldet? Zu meinen Immobilien',
  }

  it.each(LANGUAGES)('stands on the login page (%s)', async (language) => {
    const { default: said } = (await import(`@/i18n/messages/${language}.json`)) as { default: typeof messages }
    const html = renderToStaticMarkup(
      <NextIntlClientProvider locale={language} messages={said} timeZone="Europe/Brussels">
        <SignInForm />
      </NextIntlClientProvider>,
    )
    expect(html).toMatch(new RegExp(`<a [^>]*href="/owner/${language}/"[^>]*>${WORDS[language].replace('?', '\\?')}</a>`))
  })

  it('is not in the portal, which nobody who is signed in is asked in', () => {
    expect(drawn({})).not.toContain('href="/owner/nl/"')
  })
})

describe('a field of the portal', () => {
  const { Forms: { errors }, Owner: { problems } } = messages

  /** What is said to be wrong with a field. */
  const saidOf = (html: string, name: string): string | null => {
    const [input = ''] = new RegExp(`<input[^>]*id="owner-${name}"[^>]*>`).exec(html) ?? []
    expect(input).toContain('aria-required="true"')
    expect(input.includes('aria-invalid="true"')).toBe(input.includes(`aria-describedby="owner-${name}-error"`))
    return new RegExp(`<p id="owner-${name}-error"[^>]*><span[^>]*></span>([^<]*)</p>`).exec(html)?.[1] ?? null
  }

  it.each<[Partial<SignInView>, string | null, string | null]>([
    [{ problem: null }, null, null],
    [{ problem: 'refused', email: 'jo@example.be' }, null, null],
    [{ problem: 'missing' }, errors.required.email, problems.missing],
    [{ problem: 'missing', email: 'jo@example.be' }, null, problems.missing],
    [{ problem: 'invalid', email: 'jo@' }, errors.invalid.email, null],
  ])('is flagged where it is wrong: %j', (view, email, password) => {
    const html = drawn(view)
    expect([saidOf(html, 'email'), saidOf(html, 'password')]).toEqual([email, password])
  })

  it('is marked as required, which is said', () => {
    const html = drawn({})
    expect(html.match(/<label[^>]*>[^<]*<span aria-hidden="true">\u00A0\*<\/span><\/label>/g)).toHaveLength(2)
    expect(html).toContain(messages.FormPage.required)
  })
})
