import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const read = (folder: string): string =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:css|js|tsx)$/.test(file))
    .map((file) => readFileSync(`${folder}/${file}`, 'utf8'))
    .join('\n')

test('what the styles of the admin name is still called so by Payload (3.90.1), or is ours', () => {
  const styles = readFileSync('src/app/(payload)/custom.css', 'utf8').replace(/\/\*[\s\S]*?\*\//g, '')
  const named = new Set([...styles.matchAll(/\.([a-zA-Z][\w-]*)/g)].map(([, name = '']) => name))
  const drawn = ['ui', 'next', 'richtext-lexical'].map((name) => read(`node_modules/@payloadcms/${name}/dist`)).join('\n') + read('src/admin')
  const whole = (start: string, name: string): boolean => new RegExp(`${start}${name}(?![\\w-])`).test(drawn)
  const known = (name: string): boolean => {
    // The cell of a field is named after it; a part after its whole, which is written before it or left to the code.
    if (name.startsWith('cell-')) return drawn.includes('cell-${')
    const [, part] = name.split('__')
    return whole('(?<![\\w-])', name) || (part !== undefined && whole('\\$\\{baseClass\\}__', part))
  }
  expect(named.size).toBeGreaterThan(30)
  expect([...named].filter((name) => !known(name))).toEqual([])
})
