import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { sourceFiles } from './source-files'

/** The folders whose code runs in browsers. */
const FOLDERS = /^src\/(features|modules|shell|ui)\//

/** Files that only the server runs. */
const ON_THE_SERVER = [
  'src/features/forms/captcha.ts',
  'src/features/forms/opening.ts',
  'src/features/mail/components/render-letter.tsx',
  'src/features/mail/transport.ts',
  'src/features/map/queries.ts',
]

/** What is sent. */
const ONCE = ['src/features/forms/components/send-form.ts']

const found = (pattern: RegExp, allowed: readonly string[]): string[] =>
  sourceFiles()
    .filter((file) => FOLDERS.test(file) && !allowed.includes(file))
    .flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(pattern)].map(([text]) => `${file}: ${text}`),
    )

it('code that comes late is tried again', () => {
  const bare = /(?<!(?:retry|late)\(\(\) => )\bimport\(/g
  expect(found(bare, ON_THE_SERVER)).toEqual([])
  expect(found(/(?:retry|late)\(\(\) => import\(/g, []).length).toBeGreaterThan(10)
  // As often, and as soon, as everything else.
  expect(found(/(?:retry|late)\(\(\) => import\([^)]*\), \{/g, [])).toEqual([])
})

it('answers that come late are asked for again', () => {
  const bare = /(?<![\w.])fetch\(/g
  expect(found(bare, [...ON_THE_SERVER, ...ONCE])).toEqual([])
  expect(found(/\bfetchLate\(/g, []).length).toBeGreaterThan(5)
})
