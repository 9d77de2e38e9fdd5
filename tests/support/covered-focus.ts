import type { Locator, Page } from '@playwright/test'
import { hasTypefaces } from './typefaces'

/** What has the focus while all that is on the screen of it lies under one of these: its words, or nothing. */
function hiddenFocus(covers: Element[]): string[] {
  const focused = document.activeElement
  const isIn = (element: Element | null) => covers.some((cover) => cover.contains(element))
  if (!focused || focused === document.body || isIn(focused)) return []
  const whole = focused.closest('label') ?? focused
  const hits = [...whole.getClientRects()].flatMap(({ bottom, left, right, top }) => {
    const corners = [left + 2, right - 2].flatMap((x) => [top + 2, bottom - 2].map((y) => [x, y] as const))
    const middle = [(left + right) / 2, (top + bottom) / 2] as const
    return [...corners, middle].map(([x, y]) => document.elementFromPoint(x, y))
  })
  const isSeen = hits.some((hit) => whole.contains(hit))
  const isUnder = hits.some(isIn)
  return isUnder && !isSeen ? [`${whole.tagName}: ${whole.textContent.trim()}`] : []
}

/** What lies under these covers while it has the focus: its words, or nothing. WCAG 2.4.11. */
export const coveredNow = (cover: Locator): Promise<string[]> => cover.evaluateAll(hiddenFocus)

/**
 * Goes on from control to control, or back; gives those that lay under `cover` while they had the focus. A cover that goes
 * away covers nothing. WCAG 2.4.11.
 */
export async function coveredOnTheWay(page: Page, cover: Locator, controls: number, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<string[]> {
  await hasTypefaces(page)
  const covered: string[] = []
  for (let control = 0; control < controls; control += 1) {
    await page.keyboard.press(key)
    if ((await cover.count()) === 0) break
    covered.push(...(await coveredNow(cover)))
  }
  return covered
}
