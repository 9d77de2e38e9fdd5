import { NextIntlClientProvider } from 'next-intl'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { PictureView } from '@/domain/media/picture'
import messages from '@/i18n/messages/nl.json'
import { Gallery } from '@/ui/Gallery'

const picture = (hash: string): PictureView => ({
  hash, width: 1600, height: 1067, alt: null, preview: '', focalX: 50, focalY: 50, kind: 'photo',
})

const rendered = (count: number): string =>
  renderToStaticMarkup(
    <NextIntlClientProvider locale="nl" messages={messages} timeZone="Europe/Brussels">
      <Gallery pictures={Array.from({ length: count }, (_, index) => picture(`p${index}`))} />
    </NextIntlClientProvider>,
  )

/** How wide each picture is said to be where the mosaic stands side by side. */
const widths = (html: string): (string | undefined)[] =>
  [...html.matchAll(/<img[^>]* sizes="\(min-width: 768px\) (\d+vw), 80vw"/g)].map(([, width]) => width)

it.each([
  [1, ['100vw']],
  [2, ['50vw', '50vw']],
  [3, ['50vw', '50vw', '50vw']],
  [4, ['50vw', '25vw', '25vw', '50vw']],
  [5, ['50vw', '25vw', '25vw', '25vw', '25vw']],
  [9, ['50vw', '25vw', '25vw', '25vw', '25vw']],
])('asks for pictures as wide as a mosaic of %i shows them', (count, expected) => {
  const html = rendered(count)
  expect(widths(html)).toEqual(expected)
  // What is asked for first is what is shown first.
  expect(html).toMatch(new RegExp(`<link rel="preload"[^>]*imageSizes="\\(min-width: 768px\\) ${expected[0]}, 80vw"`))
})
