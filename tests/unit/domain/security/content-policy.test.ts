import { describe, expect, it } from 'vitest'
import { EXAMPLE_IDS, SERVICE_TAGS } from '@/domain/consent/tags'
import { NO_THIRD_PARTIES, pagePolicy, thirdPartiesOf } from '@/domain/security/content-policy'

/** The directives of a policy by their name. */
const directives = (policy: string): Map<string, string[]> =>
  new Map(policy.split('; ').map((part) => [part.split(' ')[0] ?? '', part.split(' ').slice(1)]))

const plain = directives(pagePolicy({ scripts: ["'sha256-x'"], third: NO_THIRD_PARTIES }))

describe('the policy of a page', () => {
  it('lets nothing be loaded that it does not name, and no inline script run without its hash', () => {
    expect(plain.get('default-src')).toEqual(["'none'"])
    expect(plain.get('script-src')).toEqual(["'self'", "'sha256-x'"])
    expect(plain.get('frame-ancestors')).toEqual(["'self'"])
    expect(plain.get('connect-src')).toEqual(["'self'"])
    expect(plain.get('base-uri')).toEqual(["'none'"])
    expect([...plain.values()].flat()).not.toContain('*')
  })

  it('names who may frame it', () => {
    const framers = "frame-ancestors 'self' https://partner.example"
    expect(pagePolicy({ scripts: [], third: NO_THIRD_PARTIES, framers })).toMatch(/; frame-ancestors 'self' https:\/\/partner\.example$/)
  })

  const HOSTS = [
    ['analyticsId', 'script-src', 'https://www.googletagmanager.com'],
    ['adsId', 'frame-src', 'https://td.doubleclick.net'],
    ['tagManagerId', 'script-src', 'https://www.googletagmanager.com'],
    ['pixelId', 'script-src', 'https://connect.facebook.net'],
    ['streetViewKey', 'frame-src', 'https://www.google.com/maps/embed/'],
  ] as const

  for (const [field, directive, host] of HOSTS) {
    it(`names ${host} where the settings hold ${field}, and else not`, () => {
      const tag = SERVICE_TAGS.find((name) => field === `${name}Id`)
      const third = thirdPartiesOf({ [field]: tag ? EXAMPLE_IDS[tag] : 'key' })
      expect(directives(pagePolicy({ scripts: [], third })).get(directive)).toContain(host)
      expect(plain.get(directive)).not.toContain(host)
    })
  }

  const CAPTCHAS = [
    ['recaptcha', 'https://www.google.com/recaptcha/'],
    ['hcaptcha', 'https://*.hcaptcha.com'],
    ['turnstile', 'https://challenges.cloudflare.com'],
  ] as const
  for (const [captchaProvider, host] of CAPTCHAS) {
    it(`names ${host} where ${captchaProvider} is chosen and has its key`, () => {
      const scripts = (settings: object) => directives(pagePolicy({ scripts: [], third: thirdPartiesOf({ ...settings }) })).get('script-src')
      expect(scripts({ captchaProvider, captchaSiteKey: 'key' })).toContain(host)
      expect(scripts({ captchaProvider, captchaSiteKey: ' ' })).not.toContain(host)
    })
  }

  const TILES = [
    ['https://tiles.example.be/{z}/{x}/{y}.png', 'https://tiles.example.be'],
    ['https://{s}.tiles.example.be/{z}/{x}/{y}{r}.png', 'https://*.tiles.example.be'],
    ['http://localhost:8080/{z}/{x}/{y}.png', 'http://localhost:8080'],
    ['https://a{s}b.tiles.{s}.be/{z}/{x}/{y}.png', 'https:'],
  ] as const
  for (const [mapTilesUrl, source] of TILES) {
    it(`takes tiles of ${mapTilesUrl} from ${source}`, () => {
      expect(directives(pagePolicy({ scripts: [], third: thirdPartiesOf({ mapTilesUrl }) })).get('img-src')).toContain(source)
    })
  }

  it('takes nothing for an id, a key or an address that is none', () => {
    const settings = { analyticsId: "G-1; script-src *", captchaProvider: 'altcha', captchaSiteKey: 'x', streetViewKey: ' ', mapTilesUrl: 'javascript:{z}{x}{y}' }
    expect(thirdPartiesOf(settings)).toEqual(NO_THIRD_PARTIES)
  })
})
