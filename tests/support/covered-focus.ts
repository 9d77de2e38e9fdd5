import type { Locator, Page } from '@playwright/test'
import { hasTypefaces } from './typefaces'

/** What has the focus while all that is on the screen of it lies under something: its words, or nothing. */
function hiddenFocus(cover: Element): string[] {
  const focused = document.activeElement
  if (!focused || focused === document.body || cover.contains(focused)) return []
  const whole = focused.closest('label') ?? focused
  const hits = [...whole.getClientRects()].flatMap(({ bottom, left, right, top }) => {
    const corners = [left + 2, right - 2].flatMap((x) => [top + 2, bottom - 2].map((y) => [x, y] as const))
    const middle = [(left + right) / 2, (top + bottom) / 2] as const
    return [...corners, middle].map(([x, y]) => document.elementFromPoint(x, y))
  })
  const isSeen = hits.some((hit) => whole.contains(hit))
  const isUnder = hits.some((hit) => cover.contains(hit))
  return isUnder && !isSeen ? [`${whole.tagName}: ${whole.textContent.trim()}`] : []
}

/** Goes on from control to control; gives those that lay under `cover` while they had the focus. WCAG 2.4.11. */
export async function coveredOnTheWay(page: Page, cover: Locator, controls: number): Promise<string[]> {
  await hasTypefaces(page)
  const covered: string[] = []
  for (let control = 0; control < controls; control += 1) {
    await page.keyboard.press('Tab')
    covered.push(...(await cover.evaluate(hiddenFocus)))
  }
  return covered
}
