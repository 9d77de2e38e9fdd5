import { NextIntlClientProvider } from 'next-intl'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { ownerPath } from '@/domain/owners/paths'
import { statisticsOf } from '@/domain/statistics/summary'
import type { OwnedProperty, PortalContent } from '@/domain/owners/views'
import { Portal } from '@/features/owners/components/Portal'
import type { Language } from '@/i18n/languages'
import messages from '@/i18n/messages/nl.json'
import { speech } from '@/i18n/translator'

const { Owner, Statistics } = messages

const drawn = async (content: PortalContent): Promise<string> =>
  renderToStaticMarkup(
    <NextIntlClientProvider locale="nl" messages={messages} timeZone="Europe/Brussels">
      <Portal content={content} words={await speech('nl')} />
    </NextIntlClientProvider>,
  )

describe('an owner without a property', () => {
  const contact = { name: 'Kantoor Gent', phone: '092345678', email: 'gent@example.be' }

  it.each(['properties', 'statistics'] as const)('reads on the page of %s whom to ask, within the portal', async (page) => {
    const html = await drawn({ kind: 'none', page, staffView: null, name: 'Jo', contact })
    for (const said of [Owner.none.title, Owner.none.text, 'Kantoor Gent', 'href="tel:092345678"', 'href="mailto:gent@example.be"', Owner.signOut]) expect(html).toContain(said)
    expect(html).toContain(`aria-current="page">${Owner.pages[page]}<`)
  })
})

it.each([true, false])('the page of the weekly mail leads to the account, from where it is opened too: %j', async (isOn) => {
  const html = await drawn({ kind: 'weekly', key: '', isOn })
  expect(html).toContain(`href="${ownerPath('nl', 'account')}">${Owner.pages.account}</a>`)
})

describe('the statistics of a property without a view', () => {
  const property = (href: string | null, language: Language = 'nl'): OwnedProperty => {
    const sitePage = href === null ? null : { href, language }
    const card = { id: 4711, type: { text: 'Huis' }, city: { text: 'Gent' }, isInLuxembourg: false }
    return { id: 4711, address: 'Veldstraat 1', card, state: 'online', sitePage, figures: { today: 0, week: 0, month: 0, total: 0 } } as unknown as OwnedProperty
  }
  const statistics = (chosen: OwnedProperty, days: Parameters<typeof statisticsOf>[0] = []): PortalContent =>
    ({ kind: 'statistics', staffView: null, properties: [chosen], chosen, history: null, statistics: statisticsOf(days, '2026-11-24', null) })

  it('lead to its page, by one link', async () => {
    const html = await drawn(statistics(property('/te-koop/huis/4711/')))
    expect(html.split('href="/te-koop/huis/4711/"')).toHaveLength(2)
    expect(html.indexOf(Statistics.emptyTitle)).toBeLessThan(html.indexOf('href="/te-koop/huis/4711/"'))
  })

  it('lead nowhere where it has none', async () => {
    const html = await drawn(statistics(property(null)))
    expect(html).toContain(Statistics.emptyTitle)
    expect(html).not.toContain(Owner.onSite)
  })

  it('name the language of its page where that is another than the portal’s', async () => {
    const html = await drawn(statistics(property('/fr/a-vendre/maison/4711/', 'fr')))
    expect(html).toContain(`href="/fr/a-vendre/maison/4711/" hrefLang="fr">${Owner.onSite} (in het Frans)</a>`)
    expect(await drawn(statistics(property('/te-koop/huis/4711/')))).not.toContain('in het')
  })

  it.each([
    ['nl', 'Online<'],
    ['fr', 'Online in het Frans<'],
  ] as const)('are listed with how visitors see it (%s)', async (language, said) => {
    const shown = property('/te-koop/huis/4711/', language)
    const card = { ...shown.card, picture: null, ribbon: null, icon: 'house', price: { kind: 'onRequest' } } as unknown as OwnedProperty['card']
    const html = await drawn({ kind: 'properties', staffView: null, name: 'Jo', properties: [{ ...shown, card }] })
    expect(html).toContain(`data-state="online">${said}`)
  })
})

it('a present password that was left out is asked for, and not called wrong', async () => {
  const html = await drawn({ kind: 'account', name: 'Jo', email: 'jo@example.be', weeklyHref: '/', problem: 'presentMissing', minutes: 0, done: false })
  expect(/<p id="owner-present-error"[^>]*><span[^>]*><\/span>([^<]*)<\/p>/.exec(html)?.[1]).toBe('Vul uw huidige wachtwoord in.')
  expect(html).not.toContain(Owner.problems.wrong)
})
