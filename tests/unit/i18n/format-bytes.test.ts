import { expect, it } from 'vitest'
import { formatBytes } from '@/i18n/format-bytes'

it.each([
  [0, 'nl', '1 kB'],
  [480_000, 'nl', '480 kB'],
  [480_000, 'fr', '480 ko'],
  [1_234_567, 'nl', '1,2 MB'],
  [1_234_567, 'en', '1,2 MB'],
  [1_234_567, 'fr', '1,2 Mo'],
  [NaN, 'de', ''],
  [-1, 'de', ''],
] as const)('%s in %s is %s', (bytes, language, text) => {
  expect(formatBytes(bytes, language).replace('\u00A0', ' ')).toBe(text)
})
