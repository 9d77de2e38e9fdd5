import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startCms, type Cms } from '../../support/cms'
import { completeAgency } from '../../support/complete-agency'
import { restAs } from '../../support/rest-as'

type Row = Record<string, unknown>

let cms: Cms
let ask: Awaited<ReturnType<typeof restAs>>

beforeAll(async () => {
  cms = await startCms()
  ask = await restAs(cms, 'administrator')
})
afterAll(() => cms.stop())

const REFUSED = 'A full web address, starting with https:// or http://.'
const NOT_ON_THE_WEB = ['mailto:a@b.be', '#x', 'klant.be', 'zie onze site']

/** Fields of which only an address on the web can be used: how they are saved, and where what was saved stands. */
const FIELDS: [string, (address: string) => [string, Row], (doc: Row) => unknown][] = [
  ['the website of a client', (website) => ['testimonials', { name: 'Élise', comment: 'Merci', website }], (doc) => doc.website],
  [
    'the address of a page when it is shared',
    (openGraphUrl) => ['pages', { title: `Promo ${openGraphUrl}`, kind: 'module', _status: 'published', seo: { openGraphUrl } }],
    (doc) => (doc.seo as Row).openGraphUrl,
  ],
  [
    'the code of conduct of an agency',
    (codeOfConductUrl) => ['agencies', { ...completeAgency('Agence'), codeOfConductUrl }],
    (doc) => doc.codeOfConductUrl,
  ],
]

describe.each(FIELDS)('%s', (_, made, savedIn) => {
  const save = (address: string) => {
    const [collection, data] = made(address)
    return ask('POST', `/${collection}?locale=fr&depth=0`, data)
  }

  it('is mended to one on the web', async () => {
    const { body, status } = await save(' www.example.be/promo')
    expect(status, JSON.stringify(body)).toBe(201)
    expect(savedIn(body.doc as Row)).toBe('https://www.example.be/promo')
  })

  it.each(NOT_ON_THE_WEB)('is refused in words where it is %s', async (address) => {
    const { body, status } = await save(address)
    expect(status).toBe(400)
    expect(JSON.stringify(body)).toContain(REFUSED)
  })
})

it('an own address keeps its host where a page is shared by it', async () => {
  const { doc } = (await ask('POST', '/pages?locale=fr&depth=0', { title: 'Propre', kind: 'module', _status: 'published', seo: { openGraphUrl: '/fr/promo/' } })).body
  expect((doc?.seo as Row).openGraphUrl).toBe('http://localhost:3000/fr/promo/')
})
