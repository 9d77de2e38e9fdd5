import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { cachedShareFile, removeShareFiles } from '@/features/share/share-files'

let directory: string

beforeEach(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'og-'))
})
afterEach(() => rm(directory, { recursive: true }))

const file = (version: string, language = 'nl', subject = '4711') => ({ subject, language, version })
const picture = (
  version: string,
  render: () => Promise<Buffer> = () => Promise.resolve(Buffer.from(version)),
) => cachedShareFile(directory, file(version), render)

describe('a stored picture', () => {
  it('is rendered once', async () => {
    const render = vi.fn(() => Promise.resolve(Buffer.from('picture')))
    const both = await Promise.all([picture('a', render), picture('a', render)])
    expect(both.map(String)).toEqual(['picture', 'picture'])
    expect(String(await picture('a', render))).toBe('picture')
    expect(render).toHaveBeenCalledTimes(1)
  })

  it('takes the place of the one before, in its own language', async () => {
    await picture('a')
    await cachedShareFile(directory, file('a', 'fr'), () => Promise.resolve(Buffer.from('fr')))
    await picture('b')
    expect((await readdir(path.join(directory, 'og', '4711'))).sort()).toEqual(['fr-a.jpg', 'nl-b.jpg'])
  })

  it('is rendered while no other is', async () => {
    let now = 0
    let most = 0
    const render = async () => {
      most = Math.max(most, (now += 1))
      await new Promise((resolve) => setTimeout(resolve, 5))
      now -= 1
      return Buffer.from('x')
    }
    await Promise.all(['a', 'b', 'c', 'd'].map((version) => picture(version, render)))
    expect(most).toBe(1)
  })

  it('is refused when too many wait, and given again later', async () => {
    let free = () => {}
    const held = new Promise<Buffer>((resolve) => (free = () => resolve(Buffer.from('x'))))
    const all = Array.from({ length: 30 }, (_, index) => picture(`v${index}`, () => held))
    await vi.waitFor(() => expect(Promise.race(all)).resolves.toBeNull())
    free()
    const answers = await Promise.all(all)
    expect(answers.filter((bytes) => bytes === null)).toHaveLength(10)
    expect(String(await picture('later'))).toBe('later')
  })

  it('that could not be rendered is tried again', async () => {
    await expect(picture('a', () => Promise.reject(new Error('no photograph')))).rejects.toThrow('no photo')
    expect(String(await picture('a'))).toBe('a')
  })
})

it('pictures of subjects that are gone are removed, and no others', async () => {
  expect(await removeShareFiles(directory, () => Promise.resolve(new Set()))).toBe(0)
  for (const subject of ['4711', '4712', '4713']) {
    await cachedShareFile(directory, file('a', 'nl', subject), () => Promise.resolve(Buffer.from('x')))
  }
  expect(await removeShareFiles(directory, () => Promise.resolve(new Set(['4712'])))).toBe(2)
  expect(await readdir(path.join(directory, 'og'))).toEqual(['4712'])
})
