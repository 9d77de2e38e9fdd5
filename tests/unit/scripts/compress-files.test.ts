import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { compressFiles } from '../../../scripts/lib/compress-files.mjs'

it('text is packed beside itself; pictures, type and what is tiny are left alone', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'compress-'))
  const at = (name: string) => path.join(folder, name)
  const text = 'let house = 1;'.repeat(100)
  mkdirSync(at('chunks'))
  for (const name of ['chunks/a.js', 'a.css', 'a.woff2']) writeFileSync(at(name), text)
  writeFileSync(at('b.js'), 'tiny')
  await compressFiles(folder)
  await compressFiles(folder)
  expect(brotliDecompressSync(readFileSync(at('chunks/a.js.br'))).toString()).toBe(text)
  expect(gunzipSync(readFileSync(at('a.css.gz'))).toString()).toBe(text)
  expect(['a.woff2.br', 'b.js.br', 'chunks/a.js.br.br'].filter((name) => existsSync(at(name)))).toEqual([])
  rmSync(folder, { recursive: true })
})
