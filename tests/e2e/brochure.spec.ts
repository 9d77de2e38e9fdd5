import { expect, test, type Page } from '@playwright/test'
import { extractText, getDocumentProxy } from 'unpdf'

/** The brochure of a property, from its page. */
const LISTS = { nl: '/te-koop/', fr: '/fr/a-vendre/' } as const
const WORDS = { nl: ['Te koop', 'Referentie'], fr: ['À vendre', 'Référence'] } as const

/** Letters without what a line may be broken by. */
const bare = (text: string): string => text.replace(/[\s\u00AD-]+/g, '')
const squeezed = (text: string): string => text.replace(/\s+/g, ' ').trim()

/** Opens properties of the list until one has a brochure; the address of the brochure. */
async function openOffered(page: Page, list: string): Promise<string> {
  await page.goto(list)
  const links = page.locator('main a[href]')
  const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
  const details = [...new Set(hrefs.filter((href) => /\/\d{3,}\/$/.test(href)))]
  for (const detail of details) {
    await page.goto(detail)
    const brochure = page.locator('a[href*="/brochure/"]').first()
    if ((await brochure.count()) > 0) return (await brochure.getAttribute('href')) ?? ''
  }
  throw new Error(`No property of ${list} has a brochure`)
}

for (const language of ['nl', 'fr'] as const) {
  test(`the brochure in ${language} opens from the page and says what the page says`, async ({
    page,
    request,
  }) => {
    const href = await openOffered(page, LISTS[language])
    expect(href).toMatch(new RegExp(`^/brochure/${language}/\\d+\\.pdf$`))
    // What decides is on the first screen of a laptop.
    await page.setViewportSize({ width: 1366, height: 768 })
    const first = page.getByRole('heading', { level: 1 })
    const contact = page.getByRole('complementary')
    for (const part of [first, contact.getByText('€').first(), contact.locator('a[href^="tel:"]')]) {
      await expect(part).toBeInViewport({ ratio: 1 })
    }
    const printed = await getDocumentProxy(new Uint8Array(await page.pdf({ format: 'A4' })))
    expect(printed.numPages).toBe(1)
    const onPaper = bare((await extractText(printed, { mergePages: true })).text)
    const legal = await page.locator('#finance h2, #energy h2, #certificates h2, #planning h2, #agency h2, #agency li').allTextContents()
    expect(legal.length).toBeGreaterThan(3)
    for (const part of legal) expect(onPaper).toContain(bare(part))
    // Where a long word may end a line is no part of it.
    const title = squeezed(await first.innerText()).replaceAll('\u00AD', '')
    const response = await request.get(href)
    expect(response.status()).toBe(200)
    const headers = response.headers()
    expect(headers['content-type']).toBe('application/pdf')
    expect(headers['content-disposition']).toMatch(/^inline; filename="\d+-[a-z0-9-]+\.pdf"$/)
    expect(headers['x-robots-tag']).toBe('noindex')

    const body = await response.body()
    expect(body.length).toBeLessThan(1_500_000)
    const pdf = await getDocumentProxy(new Uint8Array(body))
    const { text, totalPages } = await extractText(pdf, { mergePages: true })
    const said = squeezed(text)
    const [, id = ''] = /(\d+)\.pdf$/.exec(href) ?? []
    for (const part of [title, id, ...WORDS[language]]) expect(said).toContain(part)
    expect(totalPages).toBeGreaterThanOrEqual(2)

    const again = await request.get(href, { headers: { 'If-None-Match': headers.etag ?? '' } })
    expect(again.status()).toBe(304)
    const head = await request.head(href)
    expect(head.status()).toBe(200)
    expect(head.headers()['content-type']).toBe('application/pdf')
  })
}

test('there is no brochure of what is not there, and the answer says so', async ({ request }) => {
  for (const path of ['/brochure/nl/999999999.pdf', '/brochure/fr/1.txt', '/brochure/es/100001.pdf']) {
    const response = await request.get(path)
    expect(response.status(), path).toBe(404)
    expect(response.headers()['content-type'], path).toBe('text/plain; charset=utf-8')
    expect((await response.text()).length, path).toBeGreaterThan(20)
  }
})
