import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ALL_LANGUAGES, inTheirWords, MESSAGES, ofAllLanguages } from '@/admin/english-messages'

const ui = (file: string): string => readFileSync(`node_modules/@payloadcms/ui/dist/${file}`, 'utf8')
const inWords = (text: string) => inTheirWords(text, (word, { count }) => [word, count].join(' ').trim())

test.each([
  ['elements/BulkUpload/FormsManager/index.js', 'Successfully saved ${successCount} files', 'site:savedFiles 3'],
  ['elements/BulkUpload/FormsManager/index.js', 'Failed to save ${errorCount_2} files', 'site:failedFiles 3'],
  ['providers/Auth/index.js', 'Refreshing token failed: ${e_0.message}', 'site:connection'],
  ['providers/Auth/index.js', 'Refreshing permissions failed: ${e_1.message}', 'site:connection'],
  ['providers/Auth/index.js', 'Fetching user failed: ${e_2.message}', 'site:connection'],
  ['forms/Form/errorMessages.js', 'Your request was too large to submit successfully.', 'site:formTooLarge'],
])('%s still says “%s”, which is put into words', (file, message, word) => {
  expect(ui(file)).toContain(message)
  const shown = message.replace(/\$\{\w+Count\w*\}/, '3').replace(/\$\{.*\}/, 'Failed to fetch')
  expect(inWords(shown)).toBe(word)
})

test('what browsers say of a lost connection is put into words, and nothing else', () => {
  expect(inWords('Failed to fetch')).toBe('site:connection')
  expect(inWords('Bewaarde bestanden: 3.')).toBeNull()
})

test('a short message is where it is looked for', () => {
  const drawn = readFileSync('node_modules/sonner/dist/index.mjs', 'utf8')
  const attributes = [...MESSAGES.matchAll(/\[([\w-]+)\]/g)].map(([, name]) => name)
  expect(attributes).toHaveLength(2)
  for (const name of attributes) expect(drawn).toContain(`"${name}":`)
})

test('the drawer for planning still says “All” of languages where that is put into words', () => {
  const drawer = 'elements/PublishButton/ScheduleDrawer'
  expect(ui(`${drawer}/index.js`)).toContain("label: 'All'")
  expect(ui(`${drawer}/buildUpcomingColumns.js`)).toContain("children: t('general:all')")
  expect(ui(`${drawer}/index.js`)).toContain("const baseClass = 'schedule-publish'")
  expect(ui(`${drawer}/index.js`)).toContain('`${baseClass}__upcoming`')
  expect(ui('elements/ReactSelect/index.js')).toContain('classNamePrefix: "rs"')
  expect(ALL_LANGUAGES.match(/\.rs__[\w-]+/g)).toEqual(['.rs__single-value', '.rs__option'])
})

test('all languages are said in words, and a language is left as it is', () => {
  const t = (word: string) => (word === 'general:all' ? 'Alles:' : 'Alle talen')
  expect(['All', 'Alles:', 'Français'].map((text) => ofAllLanguages(text, t))).toEqual(['Alle talen', 'Alle talen', null])
})
