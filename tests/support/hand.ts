import { expect, type Locator, type Page } from '@playwright/test'

/** What a visitor does with a page, whatever with. */
export interface Hand {
  /** Brings an element before the eyes: scrolled to, or with the focus. */
  find: (target: Locator) => Promise<void>
  /** Presses a button or follows a link. */
  press: (target: Locator) => Promise<void>
  tick: (target: Locator) => Promise<void>
  /** Writes into a field in place of what stands there. */
  write: (target: Locator, text: string) => Promise<void>
}

/** The farthest that something may be away, in stops of the Tab key. */
const MOST_STOPS = 250

/** Goes to an element as somebody without a mouse does: with Tab, stop by stop, or back. */
async function reach(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible()
  for (let stops = 0; stops < MOST_STOPS; stops += 1) {
    const way = await target.evaluate((element) => {
      const { activeElement, body } = element.ownerDocument
      // The document of a frame remembers who had the focus when it went elsewhere.
      const isInside = element.ownerDocument.hasFocus()
      if (isInside && activeElement === element) return 'here'
      if (!isInside || !activeElement || activeElement === body) return 'ahead'
      const place = element.compareDocumentPosition(activeElement)
      return place & Node.DOCUMENT_POSITION_FOLLOWING ? 'behind' : 'ahead'
    })
    if (way === 'here') return
    await page.keyboard.press(way === 'behind' ? 'Shift+Tab' : 'Tab')
  }
  throw new Error(`The Tab key does not lead to ${target}`)
}

/** A hand on the mouse: it clicks, and types only where one has to. */
export const mouse = (): Hand => ({
  find: (target) => target.scrollIntoViewIfNeeded(),
  press: (target) => target.click(),
  tick: (target) => target.check(),
  write: (target, text) => target.fill(text),
})

/** A hand that has nothing but the keyboard. */
export const keyboard = (page: Page): Hand => ({
  find: (target) => reach(page, target),
  press: async (target) => {
    await reach(page, target)
    await page.keyboard.press('Enter')
  },
  tick: async (target) => {
    await reach(page, target)
    await page.keyboard.press('Space')
  },
  write: async (target, text) => {
    await reach(page, target)
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type(text)
  },
})
