import { expect, type Page } from '@playwright/test'

/** Waits until a page has its typefaces, which come after its first paint: its words stand where they stay. Decision 115. */
export async function hasTypefaces(page: Page): Promise<void> {
  await expect(page.locator('style[media="(scripting: none)"]')).toHaveCount(0)
  await page.evaluate(async () => void (await document.fonts.ready))
}
