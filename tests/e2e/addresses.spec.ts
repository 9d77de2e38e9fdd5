import { expect, test, type APIRequestContext } from '@playwright/test'

/** Answers of the route table over HTTP. Spec §2, "Route table". */
const answer = async (request: APIRequestContext, path: string) => {
  const response = await request.get(path, { maxRedirects: 0 })
  return { status: response.status(), to: response.headers().location, response }
}

/** The first property on the list of what is for sale: its number and its address. */
async function firstProperty(request: APIRequestContext) {
  const html = await (await request.get('/te-koop/')).text()
  const [, path = '', id = ''] = /href="(\/te-koop\/[a-z-]+\/[a-z-]+\/(\d+)\/)"/.exec(html) ?? []
  return { path, id }
}

const MOVES: [string, string][] = [
  ['/te-koop', '/te-koop/'],
  ['/TE-KOOP/', '/te-koop/'],
  ['/nl/', '/'],
  ['/nl/te-koop/', '/te-koop/'],
  ['/for-sale/', '/te-koop/'],
  ['/fr/for-sale/', '/fr/a-vendre/'],
  ['/fr/a-vendre', '/fr/a-vendre/'],
  ['/FR/A-VENDRE/', '/fr/a-vendre/'],
  ['/de/for-rent', '/de/zu-vermieten/'],
  ["/L'agence/", '/over-ons/'],
  ['/FAQ', '/faq/'],
  ['/fr/cookie-POLICY/', '/fr/politique-cookies/'],
  ['/a-vendre/', '/fr/a-vendre/'],
]

for (const [from, to] of MOVES) {
  test(`${from} moves for good to ${to}`, async ({ request }) => {
    const moved = await answer(request, from)
    expect(moved).toMatchObject({ status: 308, to })
    expect(moved.response.headers()['cache-control']).toBe('no-store')
  })
}

test('an original path leads to the localized one of the language asked for', async ({ request }) => {
  const { id, path } = await firstProperty(request)
  expect(await answer(request, `/property/${id}/`)).toMatchObject({ status: 308, to: path })
  const french = await answer(request, `/fr/Property/${id}`)
  expect(french.status).toBe(308)
  expect(french.to).toMatch(new RegExp(`^/fr/a-vendre/[a-z-]+/[a-z-]+/${id}/$`))
})

test('tracking parameters stay in the address of a move', async ({ request }) => {
  const moved = await answer(request, '/te-koop/?city=gent&utm_source=mail&modal-clicked=1')
  expect(moved.to).toBe('/te-koop/?city=Gent%7C9000&utm_source=mail&modal-clicked=1')
})

const UNKNOWN = ['/nope/', '/es/te-koop/', '/te-koop/~p2', '/property/1/', '/project/99/', '/te-koop/?page=999']
const TITLES: Record<string, string> = { '/property/1/': 'Dit pand vinden we niet', '/project/99/': 'Dit project vinden we niet' }
const HOSTILE = ['/%00', '/%E0%A4%A', `/${'a'.repeat(4000)}`, '/..%2f..%2fetc%2fpasswd', '/%5cevil']

for (const path of [...UNKNOWN, ...HOSTILE]) {
  test(`${path.slice(0, 40)} is not found on the first request`, async ({ request }) => {
    const { response, status } = await answer(request, path)
    expect(status).toBe(404)
    const html = await response.text()
    expect(html).toContain(TITLES[path] ?? 'Pagina niet gevonden')
    expect(html).toContain('<form')
    expect(html).toMatch(/href="\/"/)
  })
}

for (const path of ['/api/%zz', '/media/%', '/og/%ff.jpg', '/sitemaps/%', '/admin/%ff/', '/images/%']) {
  test(`${path} is answered, not an error of the server`, async ({ request }) => {
    expect((await answer(request, path)).status).toBe(400)
  })
}

test('the not-found screen speaks the language of the path', async ({ request }) => {
  const { response, status } = await answer(request, '/fr/inconnu/')
  expect(status).toBe(404)
  expect(await response.text()).toContain('<html lang="fr"')
})

test('an address that looks like another host stays here', async ({ baseURL, request }) => {
  const { status, to } = await answer(request, `${baseURL}//evil.example/te-koop/`)
  expect([308, 404]).toContain(status)
  expect(to ?? '/').not.toMatch(/^\/\/|^https?:\/\/evil/)
})

test('pages may be kept outside for seconds only, and say nothing of the framework', async ({ request }) => {
  const { response } = await answer(request, '/te-koop/')
  const headers = response.headers()
  expect(headers['cache-control']).toBe('public, max-age=0, s-maxage=1, stale-while-revalidate=30')
  expect(headers['critical-ch']).toBeUndefined()
  expect(headers['x-powered-by']).toBeUndefined()
})

test('server actions are refused outside the admin', async ({ request }) => {
  const response = await request.post('/te-koop/', { headers: { 'Next-Action': 'x' }, data: '[]' })
  expect(response.status()).toBe(405)
})

test('a malformed address answers in the language it begins with', async ({ request }) => {
  const { response, status } = await answer(request, '/fr/%E0%A4%A')
  expect(status).toBe(404)
  expect(await response.text()).toContain('<html lang="fr"')
})

test('a page that is wholly a fallback is named by no other language', async ({ request }) => {
  const { path } = await firstProperty(request)
  const html = (await (await request.get(path)).text()).toLowerCase()
  expect(html).toContain('hreflang="fr"')
  expect(html).toContain('hreflang="x-default"')
  expect(html).not.toMatch(/<link[^>]+hreflang="de"/)
})

test('an address of an endpoint that was cut short says in words that there is nothing', async ({ request }) => {
  for (const path of ['/api/', '/brochure/fr/', '/find/', '/forms/', '/og/', '/sitemaps/']) {
    const response = await request.get(path, { headers: { 'Accept-Language': 'fr-BE' } })
    expect(response.status(), path).toBe(404)
    expect(await response.text(), path).toContain('<title>Page introuvable')
  }
})

test('the picture optimiser is closed', async ({ request }) => {
  const { status } = await answer(request, '/_next/image?url=%2Ficons%2Ffavicon-32.png&w=64&q=75')
  expect(status).toBe(404)
})

test('every page names its address and itself in the other languages', async ({ request }) => {
  const html = await (await request.get('/fr/a-vendre/')).text()
  expect(html).toMatch(/<link rel="canonical" href="[^"]+\/fr\/a-vendre\/"/)
  for (const [language, path] of [['nl', '/te-koop/'], ['en', '/en/for-sale/']] as const) {
    expect(html.toLowerCase()).toContain(`hreflang="${language}" href="${process.env.E2E_URL}${path}"`)
  }
})
