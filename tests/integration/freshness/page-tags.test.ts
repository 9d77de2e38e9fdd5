import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { loadMemory } from '@/content/memory/load'
import { setMemory } from '@/content/memory/memory'
import { TAGS } from '@/content/tags'
import { startCms, type Cms } from '../../support/cms'
import { contentBed } from '../../support/content-bed'
import { picture } from '../../support/pictures'

const tags = vi.hoisted((): string[] => [])
vi.mock('@/content/tag-page', () => ({
  tagPage: (added: string[]) => {
    tags.push(...added)
    return Promise.resolve()
  },
}))

let cms: Cms
let bed: ReturnType<typeof contentBed>

beforeAll(async () => {
  cms = await startCms()
  bed = contentBed(cms)
})
afterAll(() => cms.stop())
beforeEach(() => tags.splice(0))

/** The tags under which a page with these fields is stored; with a banner unless they say otherwise. */
async function tagsWith(title: string, fields: object): Promise<string[]> {
  const id = await bed.page({ fr: title }, { showPageBanner: true, ...fields })
  setMemory(await loadMemory(cms.payload))
  const { findPage } = await import('@/app/(site)/[locale]/resolve/find-page')
  const { siteIn } = await import('@/content/site')
  expect((await findPage(siteIn('fr'), `page:${id}`, id, undefined)).kind).toBe('page')
  return tags
}

it('a page with the newest properties in its banner changes with them, also before they have pictures', async () => {
  expect(await tagsWith('Neufs', { bannerType: 'properties' })).toContain(TAGS.listings)
})

it('a page with pictures of its own in its banner does not', async () => {
  const own = (await cms.payload.create({ collection: 'media', data: {}, file: await picture('one.jpg', { colour: '#f00' }) })).id
  expect(await tagsWith('Galerie', { bannerType: 'gallery', bannerGallery: [own] })).not.toContain(TAGS.listings)
  expect(await tagsWith('Image', { bannerType: 'image' })).not.toContain(TAGS.listings)
})

it('a page whose banner is off does not', async () => {
  expect(await tagsWith('Sans', { bannerType: 'properties', showPageBanner: false })).not.toContain(TAGS.listings)
})

it.each(['projects', 'properties', 'images'])('a page with a slider of %s changes with them, also before there are any', async (show) => {
  const module = { blockType: 'slider', show }
  expect(await tagsWith(`Diapositives ${show}`, { showPageBanner: false, modules: [module] })).toEqual(expect.arrayContaining([TAGS.projects, TAGS.listings]))
  tags.splice(0)
  expect(await tagsWith(`Sans ${show}`, { showPageBanner: false, modules: [{ ...module, status: 'hidden' }] })).not.toContain(TAGS.projects)
})
