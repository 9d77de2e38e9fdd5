import { expect, test } from '@playwright/test'

/** What others than the visitor may store. Decision 053. */
const PRIVATE = 'private, no-store'
const PUBLIC_PAGE = 'public, max-age=0, s-maxage=1, stale-while-revalidate=30'
const FOR_EVER = /^public, ?max-age=31536000, ?immutable$/

for (const path of ['/', '/fr/', '/te-koop/?type=1', '/te-koop/?price-min=100001', '/over-ons/?utm_source=mail']) {
  test(`${path} is a public page`, async ({ request }) => {
    const response = await request.get(path)
    expect(response.status()).toBe(200)
    expect(response.headers()['cache-control']).toBe(PUBLIC_PAGE)
    expect(response.headers()).not.toHaveProperty('x-page-mark')
  })
}

for (const path of ['/nope/', '/te-koop/?page=999', '/property/1/', '/fr/%E0%A4%A', '/portal/', '/robots.txt']) {
  test(`${path} is nobody else's`, async ({ request }) => {
    const response = await request.get(path)
    expect(response.headers()['cache-control']).toBe(PRIVATE)
    expect(response.headers()).not.toHaveProperty('x-page-mark')
  })
}

for (const path of ['/admin/login', '/api/users/me', '/map/', '/nl/preview/pages/1/', '/internal/jobs']) {
  test(`${path} may be stored by nobody`, async ({ request }) => {
    expect((await request.get(path)).headers()['cache-control']).toMatch(/\bno-store\b/)
  })
}

test('nobody asks for a mark from outside', async ({ request }) => {
  const response = await request.get('/nope/', { headers: { 'x-page-mark': 'store' } })
  expect(response.headers()['cache-control']).toBe(PRIVATE)
})

test('a search with free numbers is rendered for who asks, and is the page it would be', async ({ request }) => {
  const html = await (await request.get('/te-koop/?price-min=100001&utm_source=mail')).text()
  expect(html).toContain('value="100001"')
  expect(html).toMatch(/<link rel="canonical" href="[^"~]+"/)
})

test('pictures and hashed files are stored for ever, known by name, and sent in parts', async ({ request }) => {
  const html = await (await request.get('/te-koop/')).text()
  const [picture = ''] = /\/media\/[0-9a-f]{20}\/w400\.avif/.exec(html) ?? []
  const [script = ''] = /\/_next\/static\/[^" ]+\.js/.exec(html) ?? []
  for (const path of [picture, script]) {
    const whole = await request.get(path, { headers: { 'Accept-Encoding': 'identity' } })
    const { etag = '' } = whole.headers()
    expect(whole.headers()['cache-control']).toMatch(FOR_EVER)
    const known = await request.get(path, { headers: { 'If-None-Match': etag, 'Accept-Encoding': 'identity' } })
    expect(known.status()).toBe(304)
    const part = await request.get(path, { headers: { Range: 'bytes=2-5', 'Accept-Encoding': 'identity' } })
    expect(part.status()).toBe(206)
    expect(await part.body()).toEqual((await whole.body()).subarray(2, 6))
  }
  const packed = await request.get(script, { headers: { 'Accept-Encoding': 'br' } })
  expect(packed.headers()['content-encoding']).toBe('br')
  expect((await request.get('/media/0123456789abcdef0123/w400.avif')).status()).toBe(404)
})
