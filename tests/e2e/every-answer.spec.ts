import { expect, test, type APIRequestContext, type APIResponse } from '@playwright/test'

/** What a policy of content is to say: that of a page, of what may load nothing, or of what a browser shows or runs itself. */
type Policy = 'page' | 'nothing' | 'unbound'

interface Answer {
  method?: string
  path: string
  headers?: Record<string, string>
  data?: string
  status: number
  policy: Policy
  /** Who may store it: nobody unless it is said. */
  cache?: RegExp
  /** What other pages learn of its address, where that is less than of most. */
  referrer?: 'same-origin' | 'no-referrer'
}

const PAGE_CACHE = /^public, max-age=0, s-maxage=1, stale-while-revalidate=30$/
const FOR_EVER = /^public, ?max-age=31536000, ?immutable$/
const SOON = /^public, max-age=\d{1,4}\b/

/** One of each kind of answer there is; a 429 and a 500 are made in `tests/unit/server`. */
const ANSWERS: Answer[] = [
  { path: '/', status: 200, policy: 'page', cache: PAGE_CACHE },
  { path: '/te-koop/?price=123456', status: 200, policy: 'page', cache: PAGE_CACHE },
  { path: '/contact/', status: 200, policy: 'page', cache: PAGE_CACHE },
  { path: '/map/', status: 200, policy: 'page' },
  { path: '/fr/login/', status: 200, policy: 'page', cache: PAGE_CACHE },
  { path: '/nope/', status: 404, policy: 'page' },
  { path: '/nl/%ff', status: 404, policy: 'page' },
  { path: '/nl/preview/pages/1/', status: 404, policy: 'page' },
  { path: '/te-koop', status: 308, policy: 'nothing' },
  { path: '/', headers: { 'X-Nextjs-Data': '1', 'Next-Router-Prefetch': '1' }, status: 200, policy: 'page', cache: PAGE_CACHE },
  { path: '/', headers: { 'Next-Action': 'x' }, status: 403, policy: 'nothing' },
  { path: '/', method: 'POST', headers: { 'Next-Action': 'x' }, data: '[]', status: 405, policy: 'nothing' },
  { path: '/admin', method: 'POST', headers: { 'Next-Action': 'x' }, data: '[]', status: 403, policy: 'nothing' },
  { path: '/find/rows/nl', method: 'PUT', status: 405, policy: 'nothing' },
  { path: '/admin/login', status: 200, policy: 'page' },
  { path: '/admin', status: 200, policy: 'page' },
  { path: '/api/pages', status: 403, policy: 'nothing' },
  { path: '/api/nope', status: 404, policy: 'nothing' },
  { path: '/api/users/login', method: 'POST', headers: { 'content-type': 'application/json' }, data: '{', status: 400, policy: 'nothing' },
  { path: '/forms/site-contact', method: 'POST', headers: { 'content-type': 'application/json' }, data: `"${'x'.repeat(70_000)}"`, status: 413, policy: 'nothing' },
  { path: '/forms/site-contact', method: 'POST', headers: { 'content-type': 'application/json' }, data: '{"_language":"nl"}', status: 422, policy: 'nothing' },
  { path: '/forms/seen', method: 'POST', data: '{}', status: 204, policy: 'nothing' },
  { path: '/forms/visits/none.ics', status: 404, policy: 'nothing' },
  { path: '/find/index/nl', status: 200, policy: 'nothing', cache: SOON },
  { path: '/find/rows/nl?ids=x', status: 400, policy: 'nothing' },
  { path: '/brochure/nl/1.pdf', status: 404, policy: 'nothing' },
  { path: '/owner/', status: 303, policy: 'nothing', referrer: 'same-origin' },
  { path: '/find/', status: 404, policy: 'page', referrer: 'no-referrer' },
  { path: '/internal/jobs', status: 404, policy: 'nothing' },
  { path: '/robots.txt', status: 200, policy: 'nothing' },
  { path: '/sitemap.xml', status: 200, policy: 'nothing' },
  { path: '/icons/favicon.svg', status: 200, policy: 'nothing', cache: /^public,max-age=86400$/ },
  { path: '/media/none.jpg', status: 404, policy: 'page' },
  { path: '/_next/none.js', status: 404, policy: 'nothing' },
  { path: '/_next/image?url=%2Ficons%2Ffavicon-32.png&w=64&q=75', status: 404, policy: 'nothing' },
  { path: '/_next/static/%ff', status: 400, policy: 'nothing' },
]

const POLICIES: Record<Policy, RegExp> = {
  page: /^default-src 'none'; script-src 'self' '(?:sha256|nonce)-(?!.*script-src[^;]*'unsafe-).*base-uri 'none'.*frame-ancestors 'self'/,
  nothing: /^default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'$/,
  unbound: /^frame-ancestors 'self'$/,
}

function isCareful(name: string, response: APIResponse, { policy, cache, referrer }: Pick<Answer, 'policy' | 'cache' | 'referrer'>): void {
  const headers = response.headers()
  expect(headers, name).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': referrer ?? 'strict-origin-when-cross-origin',
    'x-frame-options': 'SAMEORIGIN',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': headers['content-type']?.startsWith('image/') ? 'cross-origin' : 'same-origin',
    'permissions-policy': expect.stringContaining('geolocation=()'),
  })
  expect(headers['content-security-policy'], name).toMatch(POLICIES[policy])
  expect(headers['cache-control'], name).toMatch(cache ?? /^(?:private, )?no-(?:store|cache)\b/)
  for (const told of ['x-powered-by', 'server', 'x-page-mark', 'set-cookie', 'refresh']) {
    expect(headers, name).not.toHaveProperty(told)
  }
  // For this one Chromium asks for its first page twice.
  expect(headers, name).not.toHaveProperty('critical-ch')
  // The admin may ask for hints.
  if (new URL(response.url()).pathname.startsWith('/admin')) return
  expect(headers, name).not.toHaveProperty('accept-ch')
}

const ask = (request: APIRequestContext, { method = 'GET', path, headers, data }: Omit<Answer, 'status' | 'policy'>) =>
  request.fetch(path, { method, maxRedirects: 0, ...(headers && { headers }), ...(data && { data }) })

for (const answer of ANSWERS) {
  const name = [answer.method ?? 'GET', answer.path, ...Object.keys(answer.headers ?? {})].join(' ')
  test(`${name} keeps browsers to what the site means: ${answer.status}`, async ({ request }) => {
    const response = await ask(request, answer)
    expect(response.status()).toBe(answer.status)
    isCareful(name, response, answer)
  })
}

test('files, pictures and what is drawn of a property do so too', async ({ request }) => {
  const html = await (await request.get('/te-koop/')).text()
  const found = (pattern: RegExp): string => pattern.exec(html)?.[0] ?? 'none'
  const [, number = ''] = /href="\/te-koop\/[^"]+\/(\d+)\/"/.exec(html) ?? []
  const picture = found(/\/media\/[0-9a-f]{20}\/w400\.avif/)
  const files: Answer[] = [
    { path: found(/\/_next\/static\/[^" ]+\.js/), status: 200, policy: 'unbound', cache: FOR_EVER },
    { path: picture, status: 200, policy: 'nothing', cache: FOR_EVER },
    { path: picture, headers: { Range: 'bytes=0-9' }, status: 206, policy: 'nothing', cache: FOR_EVER },
    { path: `/brochure/nl/${number}.pdf`, status: 200, policy: 'unbound' },
  ]
  for (const file of files) {
    const response = await ask(request, file)
    expect(response.status(), file.path).toBe(file.status)
    isCareful(file.path, response, file)
  }
})
