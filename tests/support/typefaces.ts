import type { Page } from '@playwright/test'

/** Waits until a page has its typefaces, so that its words stand where they stay. */
export async function hasTypefaces(page: Page): Promise<void> {
  await page.evaluate(async () => void (await document.fonts.ready))
}
