import type { Page } from '@playwright/test'

/** Holds what is asked for at such addresses; lets it through when it is called. */
export async function hold(page: Page, what: string | RegExp): Promise<() => void> {
  let letThrough = (): void => undefined
  const come = new Promise<void>((resolve) => {
    letThrough = resolve
  })
  await page.route(what, async (route) => {
    await come
    await route.continue()
  })
  return letThrough
}
