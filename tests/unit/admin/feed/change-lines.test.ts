import type { PayloadRequest } from 'payload'
import { describe, expect, it } from 'vitest'
import { changeLines } from '@/admin/feed/change-lines'
import type { ImportedCollection } from '@/domain/feeds/feed-fields'
import type { ChangedValue } from '@/domain/feeds/last-import'

type Reader = Parameters<typeof changeLines>[0]

const config = { fields: [] }
const reader = {
  i18n: { language: 'nl' } as PayloadRequest['i18n'],
  payload: { collections: { properties: { config }, projects: { config } } },
  user: null,
} as unknown as Reader

async function written(collection: ImportedCollection, field: string, to: ChangedValue): Promise<string | undefined> {
  const [line] = await changeLines(reader, collection, [{ field, from: null, to }])
  return line?.to
}

describe('changeLines', () => {
  it.each([
    ['properties', 'constructionYear', 2019, '2019'],
    ['properties', 'renovationYear', 1998, '1998'],
    ['properties', 'latitude', 50.850346, '50.850346'],
    ['properties', 'longitude', 4.351721, '4.351721'],
    ['projects', 'latitude', 50.850346, '50.850346'],
    ['projects', 'projectWebId', 10234, '10234'],
  ] as const)('writes the number of %s.%s as its digits: it counts nothing', async (collection, field, value, text) => {
    expect(await written(collection, field, value)).toBe(text)
  })

  it.each([
    ['properties', 'surfaceGround', 12500.5, '12.500,5'],
    ['properties', 'bedrooms', 3, '3'],
    ['properties', 'floor', -1, '-1'],
    ['properties', 'zip', '5000', '5000'],
    ['properties', 'pictures', 12, '12'],
  ] as const)('writes %s.%s as the language does', async (collection, field, value, text) => {
    expect(await written(collection, field, value)).toBe(text)
  })

  it('writes euro as money', async () => {
    expect(await written('properties', 'price', 325000)).toBe('€\u00A0325.000')
  })
})
