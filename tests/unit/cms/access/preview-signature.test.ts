import { describe, expect, it, vi } from 'vitest'
import { isSignedPreview, signedPreview } from '@/cms/access/preview-signature'
import type { PreviewTarget } from '@/routes/preview-path'

vi.mock('@/lib/env', () => ({ env: () => ({ PAYLOAD_SECRET: 'a secret for tests only' }) }))

const DAY = 24 * 60 * 60 * 1000
const NOW = Date.UTC(2026, 10, 21)
const draft: PreviewTarget = { language: 'fr', collection: 'pages', id: 12 }

const parts = (link: string) => {
  const { pathname, searchParams } = new URL(link, 'http://site')
  return { pathname, until: searchParams.get('until'), signature: searchParams.get('signature') }
}

describe('a signed link', () => {
  const { pathname, until, signature } = parts(signedPreview(draft, NOW + DAY))
  const lets = (target: Partial<PreviewTarget>, end = until, by = signature, now = NOW) =>
    isSignedPreview({ ...draft, ...target }, end, by, now)

  it('leads to the draft, and lets in until it expires', () => {
    expect(pathname).toBe('/fr/preview/pages/12/')
    expect(lets({})).toBe(true)
    expect(lets({}, until, signature, NOW + DAY)).toBe(true)
    expect(lets({}, until, signature, NOW + DAY + 1)).toBe(false)
  })

  it('is good for a day unless told', () => {
    const made = parts(signedPreview(draft))
    const left = Number(made.until) - Date.now()
    expect(left).toBeGreaterThan(DAY - 10_000)
    expect(left).toBeLessThanOrEqual(DAY)
    expect(isSignedPreview(draft, made.until, made.signature)).toBe(true)
  })

  it.each([{ language: 'nl' }, { id: 13 }, { id: 1 }, { collection: 'articles' }] as const)(
    'lets into nothing else: %o',
    (other) => {
      expect(lets(other)).toBe(false)
    },
  )

  it.each([null, '', 'tomorrow', '1e999', '-1', String(NOW + DAY + 1), String(NOW + 2 * DAY)])(
    'cannot be made to last until %s',
    (end) => {
      expect(lets({}, end)).toBe(false)
    },
  )

  it.each([
    null,
    '',
    'x',
    signature!.slice(0, -1),
    `${signature}A`,
    signature!.replace(/^./, (first) => (first === 'A' ? 'B' : 'A')),
    'é'.repeat(signature!.length),
    signature!.toUpperCase(),
  ])('is void with the signature %s', (by) => {
    expect(lets({}, until, by)).toBe(false)
  })

  it('is void once the secret is another', async () => {
    vi.resetModules()
    vi.doMock('@/lib/env', () => ({ env: () => ({ PAYLOAD_SECRET: 'quite another secret' }) }))
    const elsewhere = await import('@/cms/access/preview-signature')
    expect(elsewhere.isSignedPreview(draft, until, signature, NOW)).toBe(false)
  })
})
