import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { loadMemory } from '@/content/memory/load'
import { setMemory } from '@/content/memory/memory'
import { startCms, type Cms } from '../../support/cms'
import { contentBed } from '../../support/content-bed'

/** Addresses that forms are sent to and mails name, opened by somebody who types them or presses Enter. Spec §2, "Route table". */
let cms: Cms

beforeAll(async () => {
  cms = await startCms()
  const bed = contentBed(cms)
  await bed.page({ nl: 'Home', fr: 'Accueil' }, { kind: 'home', originalPath: '/' })
  await bed.page({ nl: 'Contacteer ons', fr: 'Nous contacter' }, { originalPath: '/contact/' })
  await bed.page({ nl: 'Mijn zoekopdracht', fr: 'Ma recherche' }, { originalPath: '/my-alert/' })
  await bed.page({ nl: 'Mijn bezoek', fr: 'Ma visite' }, { originalPath: '/my-visit/' })
  setMemory(await loadMemory(cms.payload))
})
afterAll(() => cms.stop())
afterEach(() => void vi.unstubAllGlobals())

const opened = async (form: string, referer = '', accepted = '') => {
  const { GET } = await import('@/app/(endpoints)/forms/[form]/route')
  const headers = { host: 'localhost', referer, 'accept-language': accepted }
  return GET(new Request(`http://localhost/forms/${form}`, { headers }), { params: Promise.resolve({ form }) })
}

/** Answers what the site asks itself for, with the status that such a page has. */
function pagesOfItself(): string[] {
  const asked: string[] = []
  vi.stubGlobal('fetch', (page: string) => {
    const { pathname } = new URL(page)
    asked.push(pathname)
    return Promise.resolve(new Response('<h1>In woorden</h1>', { status: pathname.endsWith('/-/') ? 404 : 200 }))
  })
  return asked
}

describe('the address of a form', () => {
  it.each([
    ['site-contact', '', '/contacteer-ons/'],
    ['site-contact', 'http://localhost/fr/nous-contacter/', '/fr/nous-contacter/'],
    ['site-contact', 'https://elsewhere.example/x/', '/contacteer-ons/'],
    // Its page was taken off the site.
    ['purchase-offer', 'http://localhost/fr/', '/fr/'],
  ])('%s, opened from "%s", leads to %s', async (form, referer, there) => {
    const { headers, status } = await opened(form, referer)
    expect([status, headers.get('location'), headers.get('cache-control')]).toEqual([303, there, 'private, no-store'])
  })

  it.each([
    // A reload, or a link of a mail.
    ['', 'fr-BE,fr;q=0.9,nl;q=0.8', '/fr/nous-contacter/'],
    ['', 'nl;q=0.5, it, FR;q=0.7', '/fr/nous-contacter/'],
    ['', 'es', '/contacteer-ons/'],
    ['', ';;;', '/contacteer-ons/'],
    ['https://mail.example/', 'fr', '/fr/nous-contacter/'],
    // The address of a form says no language.
    ['http://localhost/forms/site-contact', 'fr', '/fr/nous-contacter/'],
    ['http://localhost/owner/sign-in', 'fr', '/fr/nous-contacter/'],
    // What is read on the site comes first.
    ['http://localhost/fr/', 'nl', '/fr/nous-contacter/'],
    ['http://localhost/contacteer-ons/', 'fr', '/contacteer-ons/'],
  ])('opened from "%s" by a browser in "%s" leads to %s', async (referer, accepted, there) => {
    expect((await opened('site-contact', referer, accepted)).headers.get('location')).toBe(there)
  })

  it('of no form shows that there is nothing', async () => {
    const asked = pagesOfItself()
    const answer = await opened('contact-us')
    expect([answer.status, await answer.text(), asked]).toEqual([404, '<h1>In woorden</h1>', ['/nl/-/']])
  })

  it('of an alert leads to its page', async () => {
    const { GET } = await import('@/app/(endpoints)/forms/my-alert/route')
    const { headers, status } = GET(new Request('http://localhost/forms/my-alert', { headers: { referer: 'http://localhost/fr/' } }))
    expect([status, headers.get('location')]).toEqual([303, '/fr/ma-recherche/'])
  })

  it.each([
    ['http://localhost/fr/', '/fr/ma-visite/'],
    ['', '/mijn-bezoek/'],
  ])('of a visit, opened from "%s", leads to %s', async (referer, there) => {
    const { GET } = await import('@/app/(endpoints)/forms/my-visit/route')
    const { headers, status } = GET(new Request('http://localhost/forms/my-visit', { headers: { referer } }))
    expect([status, headers.get('location'), headers.get('cache-control')]).toEqual([303, there, 'private, no-store'])
  })
})

describe('a link of a mail that was cut off', () => {
  const unsubscribe = () => import('@/app/(endpoints)/forms/unsubscribe/route')

  it('to end an alert shows in words that it opens nothing', async () => {
    const asked = pagesOfItself()
    const { GET } = await unsubscribe()
    for (const key of ['', 'x', 'e30.x']) {
      const answer = await GET(new Request(`http://localhost/forms/unsubscribe?key=${key}`))
      expect([answer.status, answer.headers.get('content-type'), await answer.text()]).toEqual([404, 'text/html; charset=utf-8', '<h1>In woorden</h1>'])
      expect([answer.headers.get('cache-control'), answer.headers.get('referrer-policy')]).toEqual(['private, no-store', 'no-referrer'])
    }
    expect(new Set(asked)).toEqual(new Set(['/mijn-zoekopdracht/']))
  })

  it.each(['GET', 'POST'] as const)('to the weekly mail of owners shows where they sign in, and why (%s)', async (method) => {
    const { takeView } = await import('@/features/owners/handed-view')
    const route = await import('@/app/(endpoints)/forms/weekly-mail/route')
    const asked = pagesOfItself()
    const headers = { 'accept-language': 'fr' }
    for (const key of ['', 'x', 'e30.x']) {
      const body = method === 'POST' ? 'weekly=off' : undefined
      const answer = await route[method](new Request(`http://localhost/forms/weekly-mail?key=${key}`, { method, body, headers }))
      expect([answer.status, answer.headers.get('content-type'), await answer.text()]).toEqual([404, 'text/html; charset=utf-8', '<h1>In woorden</h1>'])
      // The form that signs in has to say that the site sends it.
      expect([answer.headers.get('cache-control'), answer.headers.get('referrer-policy')]).toEqual(['private, no-store', 'same-origin'])
      const [, , owner, language, name = ''] = asked.at(-1)?.split('/') ?? []
      expect([owner, language, takeView(name)]).toEqual(['owner', 'fr', { kind: 'sign-in', email: '', problem: 'weekly-link', minutes: 0, done: null }])
    }
  })

  it.each([
    ['unsubscribe', unsubscribe],
    ['weekly-mail', () => import('@/app/(endpoints)/forms/weekly-mail/route')],
  ] as const)('to %s is answered in short where the site cannot show a page', async (name, route) => {
    vi.spyOn(cms.payload.logger, 'error').mockImplementation(() => undefined)
    vi.stubGlobal('fetch', () => Promise.reject(new Error('nobody there')))
    const { GET } = await route()
    const answer = await GET(new Request(`http://localhost/forms/${name}?key=x`))
    expect([answer.status, await answer.text()]).toEqual([404, expect.stringMatching(/<html lang="nl">.*<p>[^<]+<\/p>/) as string])
  })
})
