import { describe, expect, it } from 'vitest'
import { missedAddress } from '@/routes/missed-address'
import { RouteIndex } from '@/routes/route-index'
import { SITE_ROUTES } from '../../support/route-fixtures'

const site = {
  routes: new RouteIndex(SITE_ROUTES),
  settings: { defaultLanguage: 'nl' as const, languages: ['nl' as const, 'fr' as const] },
}
const listed = (path: string, linked = false): string | null => missedAddress(path, linked, site)

describe('a missed address', () => {
  it.each([
    ['/oud', '/oud/'],
    ['/nl/Oud/', '/oud/'],
    ['/fr/%C3%A0-propos/', '/fr/à-propos/'],
    ['/over-ons.html', '/over-ons.html/'],
    ['/folder.PDF', '/folder.pdf/'],
    ['/te-koop/nergens/huis/99/', '/te-koop/nergens/huis/99/'],
  ])('is listed: %s', (path, address) => {
    expect(listed(path)).toBe(address)
  })

  it.each([
    '/wp-login.php', '/wp-admin/setup.php', '/wp-content/x', '/.env', '/.git/config', '/a/.well-known/x', '/cgi-bin/a',
    '/phpmyadmin/', '/vendor/phpunit/', '/_profiler/', '/backup.sql', '/site.zip', '/apple-touch-icon.png', '/app.js.map',
    '/ads.txt', '/old/photo.jpg', '/nl/-/', '/fr/-/', '/a<script>/', "/a'or'1/", '/http://x.example/', '/%', '/a~b/', `/${'a'.repeat(300)}/`,
  ])('is not listed, as staff could do nothing with it: %s', (path) => {
    expect(listed(path)).toBeNull()
  })

  it('of a program is listed where a link led there', () => {
    expect(listed('/contact.php')).toBeNull()
    expect(listed('/contact.php', true)).toBe('/contact.php/')
    expect(listed('/wp-login.php', true)).toBeNull()
  })

  it('is not listed where a listing was withdrawn, whose page says so', () => {
    expect(listed('/te-huur/gent/studio/4712/')).toBeNull()
    expect(listed('/fr/property/4712/')).toBeNull()
  })
})
