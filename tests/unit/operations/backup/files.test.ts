import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { copyFiles, filesBelow } from '@/operations/backup/files'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'files-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const write = (name: string, text = name): void => {
  mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
  writeFileSync(path.join(folder, name), text)
}

it('what is held, kept aside or being encoded is nothing by itself', async () => {
  const hash = '0123456789abcdef0123'
  for (const name of ['originals/a.jpg', `${hash}/w100.webp`, 'a.b/c.pdf']) write(name)
  for (const name of ['originals/.until-commit/a.jpg', '.before-restore-1/a.jpg', `${hash}.12.34/w100.webp`]) write(name)
  expect((await filesBelow(folder)).sort()).toEqual([`${hash}/w100.webp`, 'a.b/c.pdf', 'originals/a.jpg'])
  expect(await filesBelow(path.join(folder, 'nothing'))).toEqual([])
})

it('a file is kept by whatever name; what is fetched still is none', async () => {
  const names = ['documents/0123456789abcdef0123.pdf', 'documents/.plan.pdf', '0123456789abcdef0123.txt', 'parts.part/a.pdf']
  for (const name of [...names, 'documents/b.pdf.1234.part']) write(name)
  expect((await filesBelow(folder)).sort()).toEqual([...names].sort())
})

it('where one cannot be copied none is being written any more when that is told', { tags: 'slow' }, async () => {
  const [from, to] = [path.join(folder, 'from'), path.join(folder, 'to')]
  for (let at = 0; at < 30; at += 1) write(`from/${at}/file`, 'x'.repeat(3_000_000))
  // A folder stands where the first file should.
  mkdirSync(path.join(to, '0/file'), { recursive: true })
  await expect(copyFiles({ from, to, earlier: null }, new Map())).rejects.toThrow(/EISDIR/)
  const written = await filesBelow(to)
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(await filesBelow(to)).toEqual(written)
})
