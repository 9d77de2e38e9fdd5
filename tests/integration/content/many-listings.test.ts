import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { reloadProperties } from '@/content/catalogue/load-properties'
import { loadMemory } from '@/content/memory/load'
import type { Memory } from '@/content/memory/memory'
import type { CatalogueRow } from '@/domain/search/catalogue-row'
import { listing, PICTURES, picture, type Bases } from '../../../bench/lib/listings'
import { writeListings } from '../../../bench/lib/scale-database'
import { startCms, type Cms } from '../../support/cms'

/** More than are read at once, of properties and of routes. */
const LISTINGS = 450

let cms: Cms
let bases: Bases
let memory: Memory
let turns = 0

/** How often others could run while something was done. */
async function turnsDuring(work: () => Promise<unknown>): Promise<number> {
  let [count, going] = [0, true]
  const turn = () => {
    count += 1
    if (going) setImmediate(turn)
  }
  setImmediate(turn)
  await work()
  going = false
  return count
}

beforeAll(async () => {
  cms = await startCms()
  bases = await writeListings(process.env.DATABASE_URL ?? '', LISTINGS)
  turns = await turnsDuring(async () => {
    memory = await loadMemory(cms.payload)
  })
})
afterAll(() => cms.stop())

const numbers = Array.from({ length: LISTINGS }, (_, index) => index + 1)
const loaded = (number: number): CatalogueRow | undefined =>
  memory.catalogue.get(bases.property + number)

describe('many listings', () => {
  it('are all read as they are stored, with the first of their pictures', () => {
    expect(memory.catalogue.size).toBe(LISTINGS)
    for (const number of numbers) expect(loaded(number)).toEqual(listing(number, bases))
    expect(picture(7, PICTURES - 1, bases).id).toBe(bases.media + 7 * PICTURES)
  })

  it('all have their addresses in every language', () => {
    expect(memory.routes.size).toBe(LISTINGS)
    for (const number of numbers) {
      const target = `property:${bases.property + number}`
      const { paths } = memory.routes.find(target) ?? {}
      expect(Object.keys(paths ?? {}).sort()).toEqual(['de', 'en', 'fr', 'nl'])
      expect(memory.routes.at('fr', paths?.fr ?? '-')?.target).toBe(target)
    }
  })

  it('are read in parts, so that a server answers others meanwhile', async () => {
    expect(turns).toBeGreaterThan(5)
    const ids = numbers.map((number) => bases.property + number)
    const again = await turnsDuring(() => reloadProperties(cms.payload, memory.catalogue, ids))
    expect(again).toBeGreaterThan(3)
    expect(memory.catalogue.size).toBe(LISTINGS)
  })
})
