import { expect, test } from '@playwright/test'
import nl from '../../src/i18n/messages/nl.json' with { type: 'json' }

const { Gallery } = nl

test.use({ viewport: { width: 1280, height: 800 } })

test('each press in the gallery counts, and at either end the focus and the keys stay', async ({ page }) => {
  await page.goto('/te-koop/?type=1')
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click()
  await page.getByRole('link', { name: Gallery.open.replace('{number}', '1') }).first().click()
  const gallery = page.getByRole('dialog', { name: Gallery.label })
  const count = gallery.getByText(new RegExp(`^\\d+ ${Gallery.of} \\d+$`))
  const isAt = (number: number) => expect(count).toHaveText(new RegExp(`^${number} `))
  await isAt(1)
  const [, all = 0] = (await count.innerText()).split(` ${Gallery.of} `).map(Number)
  expect(all).toBeGreaterThan(3)
  const [previous, next] = [Gallery.previous, Gallery.next].map((name) => gallery.getByRole('button', { name }))
  if (!previous || !next) throw new Error('No buttons')

  await next.dblclick()
  await isAt(3)
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await isAt(1)
  await page.keyboard.press('ArrowRight')
  await isAt(2)
  await previous.click()
  await isAt(1)
  await expect(previous).toBeFocused()
  await expect(previous).toHaveAttribute('aria-disabled', 'true')
  // One more leads nowhere.
  await page.keyboard.press('Enter')
  await page.keyboard.press('End')
  await isAt(all)
  await page.keyboard.press('ArrowLeft')
  await isAt(all - 1)
  await next.click()
  await isAt(all)
  await expect(next).toBeFocused()
  await expect(next).toHaveAttribute('aria-disabled', 'true')
  await page.keyboard.press('Home')
  await isAt(1)
})

test('the focus on the pictures is seen around them, over neither picture nor caption', async ({ page }) => {
  await page.goto('/te-koop/?type=1')
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click()
  const first = page.getByRole('link', { name: Gallery.open.replace('{number}', '1') }).first()
  await first.focus()
  await first.press('Enter')
  const pictures = page.getByRole('dialog', { name: Gallery.label }).getByRole('group', { name: Gallery.label })
  await expect(pictures).toBeFocused()
  const ring = await pictures.evaluate((track) => {
    const { outlineOffset, outlineStyle, outlineWidth } = getComputedStyle(track)
    return { outlineStyle, width: parseFloat(outlineWidth), inset: -parseFloat(outlineOffset) }
  })
  expect(ring.outlineStyle).toBe('solid')
  expect(ring.width).toBeGreaterThanOrEqual(2)
  // All of it lies within the track: nothing is seen beyond.
  expect(ring.inset).toBeGreaterThanOrEqual(ring.width)
  const room = await pictures.evaluate((track) => {
    const outer = track.getBoundingClientRect()
    const parts = [...(track.firstElementChild?.querySelectorAll('img, figcaption') ?? [])].map((part) => part.getBoundingClientRect())
    return parts.flatMap(({ bottom, left, right, top }) => [top - outer.top, left - outer.left, outer.right - right, outer.bottom - bottom])
  })
  expect(room.length).toBeGreaterThanOrEqual(4)
  expect(Math.min(...room)).toBeGreaterThanOrEqual(ring.inset)
})
