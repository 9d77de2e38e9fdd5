import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'

const ROOT = path.join(path.dirname(fileURLToPath(import.meta.url)), '..')
const STYLES = path.join(ROOT, 'src/styles')

/** What each file is cut out of. Prices and tables are set with figures of one width, which no character has. */
const SOURCES: Record<string, { file: string; otherForms: boolean }> = {
  'newsreader.woff2': { file: '@fontsource/newsreader/files/newsreader-latin-500-normal.woff2', otherForms: false },
  'instrument-sans.woff2': {
    file: '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
    otherForms: true,
  },
}

const FACE = /url\('\.\/fonts\/([^']+)'\)[^;]*;\s*unicode-range:([^;]+);/g
const RANGE = /U\+([0-9A-F]+)(?:-([0-9A-F]+))?/gi

/** Every character of a `unicode-range`. */
function charactersOf(ranges: string): string {
  let characters = ''
  for (const [, first = '', last = first] of ranges.matchAll(RANGE)) {
    for (let code = parseInt(first, 16); code <= parseInt(last, 16); code += 1) characters += String.fromCodePoint(code)
  }
  return characters
}

/** Cuts the files of `src/styles/fonts` out of those of @fontsource, each with the characters of its range in `fonts.css`. */
const styles = await readFile(path.join(STYLES, 'fonts.css'), 'utf8')
for (const [, name = '', ranges = ''] of styles.matchAll(FACE)) {
  const source = SOURCES[name]
  if (!source) throw new Error(`Nobody says what ${name} is cut out of`)
  const whole = await readFile(path.join(ROOT, 'node_modules', source.file))
  const part = await subsetFont(whole, charactersOf(ranges), { targetFormat: 'woff2', noLayoutClosure: !source.otherForms })
  await writeFile(path.join(STYLES, 'fonts', name), part)
  process.stdout.write(`${name}: ${whole.length} → ${part.length} bytes\n`)
}
