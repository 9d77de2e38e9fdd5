import { expect, test } from '@playwright/test'
import { documentedExample } from '../../support/map-host'
import { administrator, apiAs, contentOf } from '../../support/staff-api'
import { withinASecond } from '../../support/within-a-second'

const PARTNER = 'https://partner.test'

test('the documented example works on a site that the settings name, and on no other', async ({
  page,
  playwright,
}) => {
  const api = await apiAs(playwright.request, administrator())
  const save = (mapOrigins: string[]) => contentOf(api.post('/globals/settings', { mapOrigins }))
  const policy = async () => (await page.request.get('/map/')).headers()['content-security-policy']
  const refused = await api.post('/globals/settings', { mapOrigins: ['http://partner.test'] })
  expect(refused.status()).toBe(400)
  await save([`${PARTNER.toUpperCase()}/`])
  await withinASecond(async () =>
    expect(await policy()).toMatch(/; frame-ancestors 'self' https:\/\/partner\.test$/),
  )
  const body = await documentedExample(process.env.E2E_URL ?? '')
  for (const site of [PARTNER, 'https://elsewhere.test']) {
    await page.route(`${site}/`, (route) => route.fulfill({ contentType: 'text/html', body }))
  }
  await page.goto(`${PARTNER}/`)
  const map = page.frameLocator('iframe')
  await map.getByRole('button', { name: /€ 349\.000/ }).click()
  await expect(map.getByText('Maison à Namur')).toBeVisible()
  await expect(map.getByRole('link', { name: 'Voir chez nous' })).toHaveAttribute('href', 'https://www.partner.be/101')
  await page.keyboard.press('Escape')
  await map.getByRole('button', { name: 'Tout afficher' }).click()
  await map.getByRole('button', { name: /€ 950 par mois/ }).click()
  await expect(map.getByText('Studio à Liège')).toBeVisible()
  await page.goto('https://elsewhere.test/')
  await expect(map.locator('.leaflet-container')).toHaveCount(0)
  await save([])
  await api.dispose()
})
