import { expect, test } from '@playwright/test'
import { deskOf } from '../support/admin-desk'
import { administrator, apiAs, contentOf } from '../support/staff-api'

test.use({ actionTimeout: 10_000 })

const WRITTEN_WITHIN_MS = 15_000

test('an address that was asked for in vain is one press away from a redirect', async ({ page, playwright, request }) => {
  const address = `/oude-contactpagina-${Date.now()}/`
  const boss = await apiAs(playwright.request, administrator())
  const desk = deskOf(page)
  const ask = (path: string) => request.get(path, { maxRedirects: 0, headers: { referer: 'https://blog.example/post' } })
  expect((await ask(`${address}?utm_source=mail`)).status()).toBe(404)

  await desk.signIn(administrator())
  const row = page.getByRole('row').filter({ hasText: address })
  await expect(async () => {
    await desk.open(`/collections/missing-addresses?search=${encodeURIComponent(address)}`)
    await expect(row).toBeVisible({ timeout: 1000 })
  }).toPass({ timeout: WRITTEN_WITHIN_MS })
  await expect(row).toContainText('blog.example')
  await row.getByRole('link', { name: `Doorverwijzing maken voor ${address}` }).click()

  await expect(page.locator('#field-from')).toHaveValue(address)
  await page.getByRole('button', { name: 'Daarheen leiden' }).click()
  await page.getByRole('button', { name: 'Bewaar', exact: true }).click()
  await expect(page).toHaveURL(/\/redirects\/\d+/)
  await expect(page.getByText('Bezoekers komen nu terecht op')).toContainText('/contact/')

  const sent = await ask(`${address}?utm_source=mail`)
  expect([sent.status(), sent.headers().location]).toEqual([308, '/contact/?utm_source=mail'])
  const found = await contentOf<{ docs: { id: number; hits: number }[] }>(
    boss.get(`/redirects?where[from][equals]=${encodeURIComponent(address)}`),
  )
  const { id } = found.docs[0]!
  const hits = async () => (await contentOf<{ hits: number }>(boss.get(`/redirects/${id}`))).hits
  await expect.poll(hits, { timeout: WRITTEN_WITHIN_MS }).toBe(1)
  const missed = await contentOf<{ totalDocs: number }>(
    boss.get(`/missing-addresses?where[address][equals]=${encodeURIComponent(address)}`),
  )
  expect(missed.totalDocs).toBe(0)

  await boss.remove(`/redirects/${id}`)
  await expect.poll(async () => (await ask(address)).status()).toBe(404)
  await boss.dispose()
})
