import { readFileSync } from 'node:fs'
import { expect, test, vi } from 'vitest'
import { ENGLISH, MESSAGES } from '@/admin/EnglishMessages'

// It loads styles, which only a bundler can.
vi.mock('@payloadcms/ui', () => ({ useTranslation: () => ({}) }))

const ui = (file: string): string => readFileSync(`node_modules/@payloadcms/ui/dist/${file}`, 'utf8')

test.each([
  ['elements/BulkUpload/FormsManager/index.js', 'Successfully saved ${successCount} files'],
  ['elements/BulkUpload/FormsManager/index.js', 'Failed to save ${errorCount_2} files'],
  ['providers/Auth/index.js', 'Refreshing token failed: ${e_0.message}'],
  ['providers/Auth/index.js', 'Refreshing permissions failed: ${e_1.message}'],
  ['providers/Auth/index.js', 'Fetching user failed: ${e_2.message}'],
  ['forms/Form/errorMessages.js', 'Your request was too large to submit successfully.'],
])('%s still says “%s”, which is put into words', (file, message) => {
  expect(ui(file)).toContain(message)
  const shown = message.replace(/\$\{\w+Count\w*\}/, '3').replace(/\$\{.*\}/, 'Failed to fetch')
  expect(ENGLISH.filter(([pattern]) => pattern.test(shown))).toHaveLength(1)
})

test('a short message is where it is looked for', () => {
  const drawn = readFileSync('node_modules/sonner/dist/index.mjs', 'utf8')
  const attributes = [...MESSAGES.matchAll(/\[([\w-]+)\]/g)].map(([, name]) => name)
  expect(attributes).toHaveLength(2)
  for (const name of attributes) expect(drawn).toContain(`"${name}":`)
})
