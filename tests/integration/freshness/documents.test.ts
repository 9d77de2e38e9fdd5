import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { applyChanges } from '@/content/apply'
import { loadMemory } from '@/content/memory/load'
import type { Memory } from '@/content/memory/memory'
import { TAGS } from '@/content/tags'
import { plainPdf } from '../../../demo/plain-pdf'
import { appliedTags } from '../../support/applied-tags'
import { startCms, type Cms } from '../../support/cms'
import { contentBed } from '../../support/content-bed'

let cms: Cms
let memory: Memory
let agency: number
let document: number
let listings: number[]

const pdf = (words: string) => {
  const data = Buffer.from(plainPdf(words))
  return { data, mimetype: 'application/pdf', name: 'peb.pdf', size: data.length }
}

beforeAll(async () => {
  cms = await startCms()
  const bed = contentBed(cms)
  agency = (await cms.payload.create({ collection: 'agencies', data: { name: 'Agence' } })).id
  document = (await cms.payload.create({ collection: 'documents', data: { agency }, file: pdf('a') })).id
  const type = await bed.type({ fr: 'Maison' })
  const documents = [{ name: 'Certificat PEB', file: document }]
  listings = []
  for (const more of [{ documents }, { documents }, {}]) listings.push((await bed.property({ type, agency, ...more })).listingId as number)
  memory = await loadMemory(cms.payload)
})
afterAll(() => cms.stop())
beforeEach(() => applyChanges(cms.payload, memory))

it('the properties that state how large a document is change when its file is replaced', async () => {
  await cms.payload.update({ collection: 'documents', id: document, data: {}, file: pdf('another and longer certificate') })
  const tags = await appliedTags(cms.payload, memory)
  expect(tags).toEqual(expect.arrayContaining(listings.slice(0, 2).map(TAGS.property)))
  expect(tags).not.toContain(TAGS.property(listings[2]!))
})

it('nothing changes with what they do not show of it', async () => {
  const before = memory.applied
  await cms.payload.update({ collection: 'documents', id: document, data: { agency } })
  expect(await appliedTags(cms.payload, memory)).toEqual([])
  expect(memory.applied).toBe(before)
})
