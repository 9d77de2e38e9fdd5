import type { Page } from '@playwright/test'
import axe from 'axe-core'

declare global {
  interface Window {
    axe?: typeof axe
  }
}

/**
 * What axe finds on a page without frames, as it stands. It is loaded once into each document: for
 * another width it is there already.
 */
export async function violationsOn(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  return page.evaluate(async () => {
    const found = await window.axe?.run(document, { iframes: false, resultTypes: ['violations'] })
    if (!found) return ['axe is not there']
    return found.violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`,
    )
  })
}
