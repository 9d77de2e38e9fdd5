import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { writeGeneratedTypes } from '../../../scripts/lib/generated-types'
import { loadConfig } from '../../../scripts/load-payload'

let folder: string

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'generated-'))
  await mkdir(path.join(folder, 'src'))
  Object.assign(process.env, {
    DATABASE_URL: `file:${path.join(folder, 'site.db')}`,
    MEDIA_DIR: path.join(folder, 'media'),
    PAYLOAD_SECRET: 'a secret for tests only',
  })
  await writeGeneratedTypes(await loadConfig(), folder)
})
afterAll(() => rm(folder, { recursive: true }))

describe('generated types', () => {
  const files = ['src/payload-types.ts', 'src/payload-schema.ts']
  it.each(files)('are current in %s: `npm run generate`', async (file) => {
    const generated = await readFile(path.join(folder, file), 'utf8')
    expect(await readFile(file, 'utf8')).toBe(generated)
  })
})
