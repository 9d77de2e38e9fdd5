import { existsSync } from 'node:fs'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startCms, type Cms } from '../../support/cms'
import { picture } from '../../support/pictures'
import { makeActors, type Actors } from '../access/actors'

let cms: Cms
let actors: Actors

beforeAll(async () => {
  cms = await startCms()
  actors = await makeActors(cms)
})
afterAll(() => cms.stop())

const upload = async (name: string) => {
  const data = { agency: actors.agencies.a }
  return cms.payload.create({ collection: 'media', data, file: await picture(name) })
}
const change = (id: number, data: object) =>
  cms.payload.update({ collection: 'media', id, data })

it.each(['administrator', 'editor', 'agentA'] as const)(
  '%s cannot say where the files of a picture stand, or how it looks before it is there',
  async (name) => {
    const { id, hash, preview } = await upload(`${name}.jpg`)
    const after = await cms.payload.update({
      collection: 'media', id, user: actors[name], overrideAccess: false,
      data: { hash: '../..', preview: 'data:,x");color:red;("' },
    })
    expect(after).toMatchObject({ hash, preview })
  },
)

it.each(['../..', '..', '.', 'originals', '0123456789abcdef012/', ''])(
  'whatever a picture says its folder is (%j), no other folder is removed',
  async (hash) => {
    const { id } = await upload('any.jpg')
    await change(id, { hash })
    await change(id, { hash: 'f'.repeat(20) })
    await change(id, { hash })
    await cms.payload.delete({ collection: 'media', id })
    expect(existsSync(`${cms.dir}/media/originals`)).toBe(true)
  },
)
