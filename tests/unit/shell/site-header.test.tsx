import { NextIntlClientProvider } from 'next-intl'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import messages from '@/i18n/messages/nl.json'
import { SiteHeader } from '@/shell/SiteHeader'
import type { LinkView, ShellView } from '@/shell/views'
import { nl } from '../modules/frame/fixtures'

const LOGIN: LinkView = { label: nl('Eigenaarslogin'), href: '/eigenaarslogin/', external: false, current: false }

/** The row of the header, without the drawer below it. */
function row(own: Partial<ShellView>): string {
  const view: Partial<ShellView> = {
    agencyName: 'Orlinde', tagline: null, logo: null, homeHref: '/', languages: [], menu: [], buttons: [], drawerLinks: [],
    favouritesHref: null, phone: '', email: '', topBar: null, login: null, searchPlaceholder: null, ...own,
  }
  const made = renderToStaticMarkup(
    <NextIntlClientProvider locale="nl" messages={messages} timeZone="Europe/Brussels">
      <SiteHeader view={view as ShellView} />
    </NextIntlClientProvider>,
  )
  return made.slice(0, made.indexOf('id="drawer"'))
}

const ways = (made: string): number => made.match(/href="\/eigenaarslogin\/"/g)?.length ?? 0

describe('the sign that leads owners to their sign-in', () => {
  it('stands in the header and has a name', () => {
    const made = row({ login: LOGIN })
    expect(ways(made)).toBe(1)
    expect(made).toMatch(/<a[^>]*href="\/eigenaarslogin\/"[^>]*>.*icon-log-in.*<span class="unseen">Eigenaarslogin<\/span><\/a>/)
  })

  it('is not there where the top bar leads there, nor without such a page', () => {
    const item = { label: nl('Inloggen'), href: LOGIN.href, external: false, icon: null, color: 'plain' } as const
    expect(ways(row({ login: LOGIN, topBar: { left: [], right: [item] } }))).toBe(0)
    expect(ways(row({ login: LOGIN, topBar: { left: [{ ...item, href: '/team/' }], right: [] } }))).toBe(1)
    expect(ways(row({}))).toBe(0)
  })

  it('is not there where a button or the menu leads there', () => {
    const menu = (own: object) => [{ ...LOGIN, href: '/diensten/', children: [], ...own }]
    expect(ways(row({ login: LOGIN, buttons: [{ ...LOGIN, href: '/team/' }, LOGIN] }))).toBe(1)
    expect(ways(row({ login: LOGIN, menu: menu({ href: LOGIN.href }) }))).toBe(1)
    expect(ways(row({ login: LOGIN, menu: menu({ children: [LOGIN] }) }))).toBe(1)
    expect(row({ login: LOGIN, menu: menu({}) })).toContain('icon-log-in')
    for (const own of [{ buttons: [LOGIN] }, { menu: menu({ children: [LOGIN] }) }]) {
      expect(row({ login: LOGIN, ...own })).not.toContain('icon-log-in')
    }
  })
})
