import { describe, expect, it } from 'vitest'
import { robotsTxt } from '@/routes/robots'

const text = robotsTxt('https://site.example', ['nl', 'fr'])
const closed = [...text.matchAll(/^Disallow: (.+)$/gm)].map(([, path = '']) => path)

/** As crawlers read it: `$` ends an address, everything else is how one begins. */
const isClosed = (address: string): boolean =>
  closed.some((path) =>
    path.endsWith('$') ? address === path.slice(0, -1) : address.startsWith(path),
  )

describe('robots.txt', () => {
  it.each([
    '/admin', '/admin/', '/admin/login', '/admin?x', '/api/pages', '/internal/jobs',
    '/preview', '/preview/1/', '/preview?id=1', '/nl/preview/x', '/fr/preview', '/fr/preview?a',
  ])('closes %s', (address) => {
    expect(isClosed(address)).toBe(true)
  })

  it.each([
    '/', '/fr/', '/te-koop/', '/administratie/', '/previews/', '/fr/preview-van-gent/',
    '/media/a/w1360.webp', '/og/nl/1-abc.jpg', '/sitemap.xml', '/_next/static/x.js',
  ])('leaves %s open', (address) => {
    expect(isClosed(address)).toBe(false)
  })

  it('names the sitemap, whatever the site is called', () => {
    expect(text).toContain('\nSitemap: https://site.example/sitemap.xml\n')
    expect(robotsTxt('http://localhost:3000', [])).toContain('http://localhost:3000/sitemap.xml')
    expect(text.startsWith('User-agent: *\nAllow: /\n')).toBe(true)
  })
})
