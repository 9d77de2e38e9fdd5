import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startCms, type Cms } from '../../support/cms'

let cms: Cms
const password = 'a long password of some words'

beforeAll(async () => {
  cms = await startCms()
})
afterAll(() => cms.stop())

async function makeUser(name: string, language: 'nl' | 'de' | null): Promise<number> {
  const data = { name, email: `${name}@example.be`, password, roles: ['editor'], language }
  return (await cms.payload.create({ collection: 'users', data: data as never })).id
}

const signIn = (name: string) =>
  cms.payload.login({ collection: 'users', data: { email: `${name}@example.be`, password } })

/** The language in which somebody's content opens; undefined where nothing is remembered. */
async function contentLanguage(id: number): Promise<unknown> {
  const { docs } = await cms.payload.find({
    collection: 'payload-preferences',
    where: { key: { equals: 'locale' }, 'user.value': { equals: id } },
  })
  expect(docs.length).toBeLessThanOrEqual(1)
  return docs[0]?.value
}

describe('who signs in for the first time', () => {
  it.each([
    ['greta', 'de', 'de'],
    ['sam', null, 'en'],
  ] as const)('finds the content in their own language (%s)', async (name, language, expected) => {
    const id = await makeUser(name, language)
    expect(await contentLanguage(id)).toBeUndefined()
    await signIn(name)
    expect(await contentLanguage(id)).toBe(expected)
  })

  it('keeps the language of the content that they chose since', async () => {
    const id = await makeUser('nele', 'nl')
    await signIn('nele')
    await cms.payload.update({
      collection: 'payload-preferences',
      where: { key: { equals: 'locale' }, 'user.value': { equals: id } },
      data: { value: 'fr' },
      user: { collection: 'users', id },
    })
    await signIn('nele')
    expect(await contentLanguage(id)).toBe('fr')
  })
})
