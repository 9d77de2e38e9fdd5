import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { recoverHeld } from '@/cms/media/held-files'
import { startCms, type Cms } from '../../support/cms'
import { picture } from '../../support/pictures'

let cms: Cms

beforeAll(async () => {
  cms = await startCms()
})
afterAll(() => cms.stop())
beforeEach(() => mkdir(held(), { recursive: true }))

const originals = (name = ''): string => path.join(cms.dir, 'media', 'originals', name)
const ID = '8a1f2c34-0000-4000-8000-123456789abc'
const held = (name?: string): string => originals(path.join('.until-commit', name ? `${ID}-${name}` : ''))
const upload = async (name: string) =>
  cms.payload.create({ collection: 'media', data: {}, file: await picture(name) })

describe('files that a crash left held', () => {
  it('are named again as the picture that still is there says', async () => {
    const { filename } = await upload('crashed.jpg')
    const bytes = await readFile(originals(filename!))
    await rename(originals(filename!), held(filename!))
    await recoverHeld(cms.payload)
    expect(await readFile(originals(filename!))).toEqual(bytes)
    expect(await readdir(held())).toEqual([])
  })

  it('are removed where no picture names them', async () => {
    await writeFile(held('gone.jpg'), 'of a deletion that was committed')
    await recoverHeld(cms.payload)
    expect(await readdir(held())).toEqual([])
    expect(existsSync(originals('gone.jpg'))).toBe(false)
  })

  it('never take the place of a file that is there', async () => {
    const { filename } = await upload('again.jpg')
    const bytes = await readFile(originals(filename!))
    await writeFile(held(filename!), 'of an earlier picture of that name')
    await recoverHeld(cms.payload)
    expect(await readFile(originals(filename!))).toEqual(bytes)
    expect(await readdir(held())).toEqual([])
  })

  it('are those of documents too', async () => {
    const data = Buffer.from('%PDF-1.4\nxref\n0 0\n%%EOF')
    const file = { data, mimetype: 'application/pdf', name: 'plan.pdf', size: data.length }
    const { filename } = await cms.payload.create({ collection: 'documents', data: {}, file })
    const folder = path.join(cms.dir, 'media', 'documents')
    await mkdir(path.join(folder, '.until-commit'), { recursive: true })
    await rename(path.join(folder, filename!), path.join(folder, '.until-commit', `${ID}-${filename}`))
    await recoverHeld(cms.payload)
    expect(await readFile(path.join(folder, filename!))).toEqual(data)
  })
})

it('a file is not touched while the transaction that holds it is open', async () => {
  const { id, filename } = await upload('open.jpg')
  const transactionID = (await cms.payload.db.beginTransaction())!
  await cms.payload.delete({ collection: 'media', id, req: { transactionID } })
  const order: string[] = []
  const recovered = recoverHeld(cms.payload).then(() => order.push('recovered'))
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(await readdir(held())).toHaveLength(1)
  order.push('committed')
  await cms.payload.db.commitTransaction(transactionID)
  await recovered
  expect(order).toEqual(['committed', 'recovered'])
  expect([existsSync(originals(filename!)), await readdir(held())]).toEqual([false, []])
})

it('where nothing was ever held there is nothing to do', async () => {
  await expect(recoverHeld(cms.payload)).resolves.toBeUndefined()
})
