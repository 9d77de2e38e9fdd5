import { expect, type Locator, type Page } from '@playwright/test'
import { adminWords, type DeskLanguage } from './admin-words'
import type { Account } from './staff-api'

/** How soon the server answers what is sent. */
const ANSWERED_WITHIN_MS = 10_000

/** A member of staff in front of the admin, which speaks their language. */
export function deskOf(page: Page, language: DeskLanguage = 'nl') {
  const { say, saying } = adminWords(language)
  const drawer = () => page.getByRole('dialog').last()

  const open = async (path: string): Promise<void> => {
    // A button that is not awake yet ignores a click.
    await page.goto(`/admin${path}`, { waitUntil: 'networkidle' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }

  return {
    open,
    drawer,
    language,
    say,
    saying,

    signIn: async ({ email, password }: Account): Promise<void> => {
      await page.goto('/admin/login', { waitUntil: 'networkidle' })
      await page.locator('input[type="email"]').fill(email)
      await page.locator('input[type="password"]').fill(password)
      const answered = page.waitForResponse((answer) => answer.url().endsWith('/api/users/login'), { timeout: ANSWERED_WITHIN_MS })
      await page.getByRole('button', { name: say('authentication:login') }).click()
      expect((await answered).status()).toBe(200)
      await expect(page).toHaveURL(/\/admin\/?$/)
    },

    tab: (name: string): Promise<void> =>
      page.locator('.tabs-field__tabs').getByRole('button', { name, exact: true }).click(),

    /** Does something to a draft and waits until the admin has kept it by itself. */
    autosaved: async (change: () => Promise<void>): Promise<void> => {
      const kept = page.waitForResponse(
        (answer) => answer.url().includes('autosave=true') && answer.request().method() !== 'OPTIONS',
        { timeout: ANSWERED_WITHIN_MS },
      )
      await change()
      expect((await kept).ok()).toBe(true)
    },

    /** Adds a kind of module at the end, gives it a title, and hands back its form. */
    addModule: async (kind: string, title: string): Promise<Locator> => {
      const rows = page.locator('#field-modules > .blocks-field__rows > *')
      const before = await rows.count()
      await page.getByRole('button', { name: say('fields:addLabel', { label: say('pages.modules!') }) }).click()
      await drawer().getByRole('button', { name: kind, exact: true }).click()
      await expect(rows).toHaveCount(before + 1)
      const row = rows.last()
      await row.getByLabel(new RegExp(`^${say('module.title')}`)).fill(title)
      return row
    },

    /** Picks what a field of relations shows under this name. */
    pick: async (field: Locator, name: string): Promise<void> => {
      await field.getByRole('combobox').first().fill(name)
      await field.getByRole('option', { name, exact: true }).click()
    },
  }
}

export type Desk = ReturnType<typeof deskOf>
