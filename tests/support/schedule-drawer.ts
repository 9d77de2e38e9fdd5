import { expect, type Page } from '@playwright/test'
import type { Desk } from './admin-desk'

const MINUTE_MS = 60_000
const AHEAD_MS = 3000

/**
 * Plans the publication of the page that is open, in the drawer. Its clock knows whole minutes only,
 * so what the browser sends is checked, and then brought forward to a few seconds from now on its
 * way to the server.
 */
export async function scheduleInSeconds(tab: Page, { drawer, language, say }: Desk): Promise<void> {
  const chosen = new Date(Math.ceil(Date.now() / MINUTE_MS + 1) * MINUTE_MS)
  const sent: string[] = []
  await tab.route(/\/admin\/collections\//, async (route) => {
    const body = route.request().postData() ?? ''
    if (!body.includes('"schedule-publish"')) return route.fallback()
    sent.push(/"\$D([^"]+)"/.exec(body)?.[1] ?? '')
    const soon = new Date(Date.now() + AHEAD_MS).toISOString()
    return route.continue({ postData: body.replace(/"\$D[^"]+"/, `"$D${soon}"`) })
  })
  await tab.locator('.doc-controls .popup-button').first().click()
  await tab.getByRole('button', { name: say('version:schedulePublish') }).click()
  await expect(drawer().getByRole('radio', { name: say('version:publish') })).toBeChecked()
  // The day before the month, in Belgian time.
  const day = { day: '2-digit', month: '2-digit', year: 'numeric', hour: '2-digit', minute: '2-digit' } as const
  const written = new Intl.DateTimeFormat(`${language}-BE`, { ...day, timeZone: 'Europe/Brussels' }).format(chosen)
  // Its calendar, once open, is a dialog too.
  const field = tab.getByPlaceholder(say('date.moment'))
  await expect(drawer().locator('.rs__single-value').last()).toHaveText(say('general:allLocales'))
  await field.fill(written.replace(',', ''))
  await expect(field).toHaveValue(written.replace(',', ''))
  await tab.keyboard.press('Enter')
  // Escape closes the calendar, and not the drawer around it.
  await field.click()
  await expect(tab.locator('.react-datepicker')).toBeVisible()
  await tab.keyboard.press('Escape')
  await expect(tab.locator('.react-datepicker')).toBeHidden()
  await expect(field).toHaveValue(written.replace(',', ''))
  await drawer().getByRole('button', { name: say('general:save'), exact: true }).click()
  await expect(drawer().getByRole('row').filter({ hasText: say('version:publish') })).toBeVisible()
  expect(sent).toEqual([chosen.toISOString()])
  await tab.unrouteAll()
}
