import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { applyChanges } from '@/content/apply'
import { similarTags, TAGS } from '@/content/tags'
import { loadMemory } from '@/content/memory/load'
import type { Memory } from '@/content/memory/memory'
import { LANGUAGES } from '@/i18n/languages'
import { NextPages } from '@/server/next-pages'
import { appliedTags } from '../../support/applied-tags'
import { startCms, type Cms } from '../../support/cms'
import { contentBed } from '../../support/content-bed'
import { picture } from '../../support/pictures'

let cms: Cms
let bed: ReturnType<typeof contentBed>
let memory: Memory
let cities: number[]
let types: number[]
let project: number
let page: number
let pictures: number[]

beforeAll(async () => {
  cms = await startCms()
  bed = contentBed(cms)
  cities = [await bed.city({ fr: 'Namur', nl: 'Namen' }), await bed.city({ fr: 'Mons' }, '7000')]
  types = [await bed.type({ fr: 'Maison' }), await bed.type({ fr: 'Studio' })]
  project = await bed.project({ fr: 'Jardins' }, { city: cities[0] })
  page = await bed.page({ fr: 'Contact' }, { originalPath: '/contact/' })
  pictures = []
  for (const colour of ['#f00', '#0f0']) {
    const file = await picture('one.jpg', { colour })
    pictures.push((await cms.payload.create({ collection: 'media', data: {}, file })).id)
  }
  for (const goal of ['0', '1'] as const) {
    await bed.property({ type: types[0]!, city: cities[0], goal, pictures: [pictures[0]!] })
  }
  memory = await loadMemory(cms.payload)
})
afterAll(() => cms.stop())
beforeEach(() => applyChanges(cms.payload, memory))

/** Everything of a memory that decides what visitors see, in an order of its own. */
function shown({ catalogue, routes, settings, applied }: Memory) {
  const byId = <T extends { id: number }>(list: Iterable<T>) =>
    [...list].sort((a, b) => a.id - b.id)
  const rows = byId(catalogue.all())
  const targets = [
    ...Array.from({ length: 60 }, (_, id) => `property:${id}`),
    ...Array.from({ length: 30 }, (_, id) => `project:${id}`),
    ...Array.from({ length: 30 }, (_, id) => `page:${id}`),
  ]
  const entries = targets.flatMap((target) => routes.find(target) ?? [])
  const lookups = entries.map((entry) => [
    routes.original(entry.originalPath)?.target,
    ...LANGUAGES.map((language) => routes.at(language, entry.paths[language] ?? '-')?.target),
    ...entry.formerPaths.map(({ language, path }) => routes.formerlyAt(language, path)?.target),
  ])
  const counts = [...catalogue.cities.keys()].map((id) => catalogue.count('city', id, 'sale'))
  return {
    rows, entries, lookups, size: routes.size, settings, applied, counts,
    cities: byId(catalogue.cities.values()),
    types: byId(catalogue.types.values()),
  }
}

const update = (collection: string, id: number, data: object, locale = 'fr') =>
  cms.payload.update({ collection, id, data, locale } as never)
const some = async (): Promise<{ id: number; listingId: number }> =>
  (await cms.payload.find({ collection: 'properties', limit: 1, depth: 0 })).docs[0] as never

describe('applyChanges', () => {
  it('has nothing to drop where nothing changed', async () => {
    expect(await appliedTags(cms.payload, memory)).toEqual([])
  })

  it('of a property: its page, those that it may be similar to, and the lists', async () => {
    const { id, listingId } = await some()
    await update('properties', id, { price: 123 })
    const tags = await appliedTags(cms.payload, memory)
    const row = memory.catalogue.get(listingId)!
    expect(tags.sort()).toEqual([TAGS.listings, TAGS.property(listingId), ...similarTags(row)].sort())
    expect(memory.catalogue.get(listingId)?.price).toBe(123)
  })

  it.each([
    [{ vatRegime: 'Droits d’enregistrement', vatValue: null }, { newBuild: false }],
    [{ vatRegime: 'TVA', vatValue: 21 }, { newBuild: true }],
    [{ goal: '0', annuityType: 'Viager occupé' }, { lifeAnnuity: true }],
    [{ garages: 1, parkings: 2, externalParkings: null }, { garages: 3 }],
    [{ publishAddress: false, latitude: 50.1, longitude: 4.1 }, { latitude: null, longitude: null }],
    [{ publishAddress: true, latitude: 50.1, longitude: 4.1 }, { latitude: 50.1, longitude: 4.1 }],
  ])('of a property with %j: what lists narrow by', async (data, row) => {
    const { id, listingId } = await some()
    await update('properties', id, data)
    await applyChanges(cms.payload, memory)
    expect(memory.catalogue.get(listingId)).toMatchObject(row)
  })

  it('of the delivery of a project: when its units are free', async () => {
    const { id, listingId } = await some()
    await update('properties', id, { project, goal: '0', availableFrom: null })
    await applyChanges(cms.payload, memory)
    await update('projects', project, { delivery: '2031-06' })
    expect(await appliedTags(cms.payload, memory)).toContain(TAGS.listings)
    expect(memory.catalogue.get(listingId)?.availableFrom).toBe('2031-06-30')
    await update('properties', id, { project: null })
    await applyChanges(cms.payload, memory)
  })

  it('of the name of a city: everything that shows it', async () => {
    const { listingId } = await some()
    await update('cities', cities[0]!, { name: 'Namur-Ville' })
    const tags = await appliedTags(cms.payload, memory)
    const expected = [TAGS.site, TAGS.listings, TAGS.projects, TAGS.property(listingId)]
    expect(tags).toEqual(expect.arrayContaining(expected))
    expect(memory.catalogue.cities.get(cities[0]!)?.names.fr).toBe('Namur-Ville')
    expect(memory.routes.find(`property:${listingId}`)?.paths.fr).toContain('/namur-ville/')
  })

  it('of the settings: everything, and the languages at once', async () => {
    const data = { defaultLanguage: 'fr' as const, languages: ['fr' as const, 'nl' as const] }
    await cms.payload.updateGlobal({ slug: 'settings', data })
    expect(await appliedTags(cms.payload, memory)).toEqual([TAGS.site])
    expect(memory.settings).toMatchObject({ defaultLanguage: 'fr', languages: ['nl', 'fr'] })
  })

  it('of a page: everything, and its path at once', async () => {
    await update('pages', page, { title: 'Nous trouver' })
    expect(await appliedTags(cms.payload, memory)).toEqual([TAGS.site])
    expect(memory.routes.at('fr', '/nous-trouver/')?.target).toBe(`page:${page}`)
    expect(memory.routes.formerlyAt('fr', '/contact/')?.target).toBe(`page:${page}`)
  })

  it('of a picture and of a property that is withdrawn at the same time', async () => {
    const { id, listingId } = await bed.property({ type: types[0]! })
    await applyChanges(cms.payload, memory)
    await update('media', pictures[0]!, { alt: 'Façade' })
    await update('properties', id, { withdrawnAt: new Date().toISOString() })
    await applyChanges(cms.payload, memory)
    expect(memory.catalogue.get(listingId!)).toBeUndefined()
    const alts = [...memory.catalogue.all()].map((row) => row.picture?.alt.fr)
    expect(alts).toContain('Façade')
  })

  it('brings the memory to what a fresh one holds, whatever was edited', async () => {
    const pick = <T>(list: readonly T[], seed: number): T => list[seed % list.length]!
    const anyProperty = async (seed: number) => {
      const { docs } = await cms.payload.find({ collection: 'properties', pagination: false, depth: 0 })
      return pick(docs, seed).id
    }
    const onProperty = (data: (seed: number) => object, locale?: string) => async (seed: number) =>
      update('properties', await anyProperty(seed), data(seed), locale)
    const edits: Record<string, (seed: number) => Promise<unknown>> = {
      create: (seed) => bed.property({ type: pick(types, seed), city: pick(cities, seed), project: seed % 2 ? project : null }),
      price: onProperty((seed) => ({ price: seed + 1, status: pick(['available', 'sold', 'option'], seed) })),
      city: onProperty((seed) => ({ city: pick(cities, seed) })),
      goal: onProperty((seed) => ({ goal: pick(['0', '1'], seed), type: pick(types, seed) })),
      extraTypes: onProperty((seed) => ({ extraTypes: seed % 2 ? [pick(types, seed)] : [] })),
      pictures: onProperty((seed) => ({ pictures: seed % 3 ? [pick(pictures, seed)] : [] })),
      headline: onProperty((seed) => ({ typeDescription: `Headline ${seed}` }), 'nl'),
      live: onProperty((seed) => ({ live: seed % 2 === 0 }), 'nl'),
      withdrawn: onProperty((seed) => ({ withdrawnAt: seed % 2 ? '2026-01-01' : null })),
      status: onProperty((seed) => ({ _status: pick(['draft', 'published'], seed) })),
      remove: async (seed) => {
        const { totalDocs } = await cms.payload.count({ collection: 'properties' })
        if (totalDocs < 3) return
        await cms.payload.delete({ collection: 'properties', id: await anyProperty(seed) })
      },
      cityName: (seed) => update('cities', pick(cities, seed), { name: `Ville ${seed % 4}` }),
      typeName: (seed) => update('types', pick(types, seed), { name: `Type ${seed % 4}`, showOrder: seed % 9 }),
      projectName: (seed) => update('projects', project, { name: `Projet ${seed % 4}` }),
      projectState: (seed) => update('projects', project, { _status: pick(['draft', 'published'], seed) }),
      alt: (seed) => update('media', pick(pictures, seed), { alt: `Alt ${seed}`, focalX: seed % 100 }),
      page: (seed) => update('pages', page, { title: `Contact ${seed % 4}` }),
      passingCity: async (seed) => {
        const id = await bed.city({ fr: `Passage ${seed}` })
        if (seed % 2) await cms.payload.delete({ collection: 'cities', id })
      },
      settings: (seed) =>
        cms.payload.updateGlobal({ slug: 'settings', data: { languages: [...LANGUAGES].slice(0, 2 + (seed % 3)) } }),
      draft: async (seed) =>
        cms.payload.update({ collection: 'properties', id: await anyProperty(seed), data: { price: seed, city: pick(cities, seed) }, draft: true }),
    }
    const edit = fc.tuple(fc.constantFrom(...Object.keys(edits)), fc.nat(1000))
    await fc.assert(
      fc.asyncProperty(fc.array(edit, { minLength: 1, maxLength: 6 }), async (sequence) => {
        for (const [name, seed] of sequence) await edits[name]!(seed)
        await applyChanges(cms.payload, memory)
        expect(shown(memory)).toEqual(shown(await loadMemory(cms.payload)))
      }),
      { numRuns: 40, endOnFailure: true },
    )
  })
})

it('while changes follow each other a page that was begun before one of them is not kept', async () => {
  const { id, listingId } = await bed.property({ type: types[0]! })
  const pages = new NextPages(() => memory, null)
  const render = (key: string, begun = pages.begin()): void => {
    const headers = { 'x-next-cache-tags': `${TAGS.site},${TAGS.property(listingId!)}` }
    pages.set(key, { value: { kind: 'APP_PAGE', html: key, headers } }, begun)
  }
  const kept = async (key: string) => (await pages.get(key, 'APP_PAGE'))?.value.html
  await update('properties', id, { price: 1 })
  await applyChanges(cms.payload, memory)
  render('after the first')
  expect(await kept('after the first')).toBe('after the first')
  const begun = pages.begin()
  await update('properties', id, { price: 2 })
  const applied = applyChanges(cms.payload, memory)
  const meanwhile = pages.begin()
  // Visitors get it until what replaces it is whole.
  expect(await kept('after the first')).toBe('after the first')
  await applied
  render('begun before the second', begun)
  render('begun meanwhile', meanwhile)
  render('after the second')
  const keys = ['after the first', 'begun before the second', 'begun meanwhile', 'after the second']
  expect(await Promise.all(keys.map(kept))).toEqual([undefined, undefined, undefined, 'after the second'])
})

describe('what pages are made of', () => {
  /** What of it a change lets nobody read from the cache any more. */
  const changed = async (work: () => Promise<unknown>): Promise<string[]> => {
    const before = { ...memory }
    await work()
    await applyChanges(cms.payload, memory)
    const states = { content: 'appliedContent', globals: 'appliedGlobals' } as const
    return Object.entries(states).flatMap(([name, state]) =>
      memory[state] === before[state] ? [] : [name],
    )
  }

  it('is read anew after a change of content, be it only a name that moves no address', async () => {
    const { id } = await cms.payload.create({
      collection: 'categories',
      data: { name: 'Conseils', hasPages: false },
    })
    const rename = () => cms.payload.update({ collection: 'categories', id, data: { name: 'Avis' } })
    expect(await changed(rename)).toEqual(['content', 'globals'])
    const retitle = () =>
      cms.payload.update({ collection: 'pages', id: page, data: { description: 'Ici' } })
    expect(await changed(retitle)).toEqual(['content', 'globals'])
  })

  it('outlives prices, content also settings; not a property that appears or goes', async () => {
    const property = await bed.property({ type: types[0]!, city: cities[0], goal: '0' })
    await applyChanges(cms.payload, memory)
    const save = (data: object) => () =>
      cms.payload.update({ collection: 'properties', id: property.id, data })
    const settings = () =>
      cms.payload.updateGlobal({ slug: 'settings', data: { phone: '022000259' } })
    expect(await changed(settings)).toEqual(['globals'])
    expect(await changed(save({ price: 123_456 }))).toEqual([])
    expect(await changed(save({ _status: 'draft' }))).toEqual(['content', 'globals'])
    expect(await changed(save({ _status: 'published' }))).toEqual(['content', 'globals'])
  })
})
