import { NextIntlClientProvider } from 'next-intl'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import messages from '@/i18n/messages/nl.json'
import { MobileDrawer } from '@/shell/MobileDrawer'
import type { ShellView, TopBarItemView } from '@/shell/views'
import { nl } from '../modules/frame/fixtures'

const item = (label: string, href: string | null = null): TopBarItemView => ({
  label: nl(label), href, external: false, icon: null, color: 'plain',
})

/** The drawer of an agency with a number and an address of its own, under these items of the top bar. */
function drawer(left: TopBarItemView[], right: TopBarItemView[] = [], own: Partial<ShellView> = {}): string {
  const view: Partial<ShellView> = {
    agencyName: 'Orlinde', languages: [], menu: [], buttons: [], drawerLinks: [], favouritesHref: null, login: null,
    phone: '081 22 33 44', email: 'info@orlinde.example', topBar: { left, right }, ...own,
  }
  return renderToStaticMarkup(
    <NextIntlClientProvider locale="nl" messages={messages} timeZone="Europe/Brussels">
      <MobileDrawer view={view as ShellView} />
    </NextIntlClientProvider>,
  )
}

describe('what the top bar has no room for on a phone', () => {
  it('is in the drawer, of words alone too', () => {
    const made = drawer([item('Ma–vr 9–18 u')], [item('Nieuws', '/nieuws/'), item('Ook zaterdag')])
    expect(made).toMatch(/<li[^>]*>Ma–vr 9–18 u<\/li>/)
    expect(made).toMatch(/<li[^>]*>Ook zaterdag<\/li>/)
    expect(made).toContain('href="/nieuws/"')
    expect(drawer([item('Ma–vr 9–18 u')])).toMatch(/<li[^>]*>Ma–vr 9–18 u<\/li>/)
  })

  it('has another number and another address than those that stand below', () => {
    const made = drawer([item('Syndicus', 'tel:081998877'), item('Verhuur', 'mailto:verhuur@orlinde.example')])
    expect(made).toContain('href="tel:081998877"')
    expect(made).toContain('href="mailto:verhuur@orlinde.example"')
  })

  it('does not say twice how to call and write to the agency', () => {
    const made = drawer([item('Bel', 'tel:081 22 33 44'), item('Mail', 'mailto:Info@orlinde.example')])
    expect(made.match(/href="tel:/g)).toHaveLength(1)
    expect(made.match(/href="mailto:/g)).toHaveLength(1)
  })

  it.each(['+32 81 22 33 44', '0032 81/22.33.44', '+32 (0)81 22 33 44', '081-22.33.44'])('does not say the number of the agency twice, written as %s', (phone) => {
    expect(drawer([item('Bel', `tel:${phone}`)]).match(/href="tel:/g)).toHaveLength(1)
  })

  it('says a number of the strip once, however often and in whatever way it stands there', () => {
    const made = drawer([item('Syndicus', 'tel:+32 9 123 45 67'), item('Verhuur', 'tel:09 123 45 67')], [item('Lux', 'tel:+352 9 123 45 67')])
    expect(made.match(/href="tel:/g)).toHaveLength(3)
  })

  it('is not there where a button below leads to it', () => {
    const valuation = { label: nl('Gratis schatting'), href: '/gratis-schatting/', external: false, current: false }
    const demand = { label: nl('Mijn zoekopdracht'), href: '/mijn-zoekopdracht/', external: false, current: false }
    const made = drawer([], [], { buttons: [valuation], drawerLinks: [demand, valuation] })
    expect(made.match(/href="\/gratis-schatting\/"/g)).toHaveLength(1)
    expect(made).toMatch(/<li[^>]*><a[^>]*href="\/mijn-zoekopdracht\/"/)
  })

  it('leads once to the sign-in of owners, whether the strip does or not', () => {
    const login = { label: nl('Eigenaarslogin'), href: '/eigenaarslogin/', external: false, current: false }
    const strip = [item('Inloggen', '/eigenaarslogin/')]
    for (const right of [[], strip]) {
      const made = drawer([], right, { login })
      expect(made.match(/href="\/eigenaarslogin\/"/g)).toHaveLength(1)
      expect(made).toMatch(/<li[^>]*><a[^>]*href="\/eigenaarslogin\/"[^>]*>Eigenaarslogin/)
    }
    expect(drawer([], strip)).toContain('Inloggen')
    const menu = [{ ...login, href: '/diensten/', children: [login] }]
    expect(drawer([], strip, { login, menu }).match(/href="\/eigenaarslogin\/"/g)).toHaveLength(1)
  })

  it('is nothing where the strip has nothing', () => {
    expect(drawer([]).match(/<li/g)).toBeNull()
  })
})
