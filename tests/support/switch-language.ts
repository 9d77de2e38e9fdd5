import type { Page } from '@playwright/test'

/** Presses a language in the header of a wide page. */
export const switchTo = (page: Page, language: 'NL' | 'FR'): Promise<void> =>
  page.getByRole('banner').getByRole('link', { name: language, exact: true }).click()
