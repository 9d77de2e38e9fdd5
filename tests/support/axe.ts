import type { Frame, Page } from '@playwright/test'
import axe from 'axe-core'

declare global {
  interface Window {
    axe?: typeof axe
  }
}

/** What axe finds on a page, or in a part of it, as it stands; a page with frames throws. */
export async function violationsOn(page: Page, part = 'html'): Promise<string[]> {
  if (page.frames().length > 1) throw new Error(`Frames on ${page.url()} would not be looked into`)
  return violationsIn(page.mainFrame(), part)
}

/**
 * The same in one frame of a page. Axe is loaded once into each document: for another width it is there
 * already.
 */
export async function violationsIn(frame: Frame, part = 'html'): Promise<string[]> {
  if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axe.source)
  return frame.evaluate(async (selector) => {
    const found = await window.axe?.run(selector, { iframes: false, resultTypes: ['violations'] })
    if (!found) return ['axe is not there']
    return found.violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`,
    )
  }, part)
}
