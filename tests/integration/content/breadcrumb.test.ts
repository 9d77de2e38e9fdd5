import { afterAll, beforeAll, expect, it } from 'vitest'
import { loadMemory } from '@/content/memory/load'
import { setMemory } from '@/content/memory/memory'
import { siteIn } from '@/content/site'
import type { Language } from '@/i18n/languages'
import { startCms, type Cms } from '../../support/cms'
import { contentBed } from '../../support/content-bed'

let cms: Cms

beforeAll(async () => {
  cms = await startCms()
})
afterAll(() => cms.stop())

/** Where each part of the trail of a target leads, as visitors get it now. */
async function trailOf(target: string, language: Language): Promise<(string | null)[]> {
  setMemory(await loadMemory(cms.payload))
  const { breadcrumbOf } = await import('@/content/read')
  return (await breadcrumbOf(siteIn(language), target)).map(({ href }) => href)
}

it('a page above that is taken off the site stays as a name without an address', async () => {
  const bed = contentBed(cms)
  const above = await bed.page({ fr: 'Services', nl: 'Diensten' })
  const target = `page:${await bed.page({ fr: 'Vendre', nl: 'Verkopen' }, { parent: above })}`
  expect([await trailOf(target, 'nl'), await trailOf(target, 'fr')]).toEqual([['/diensten/', null], ['/fr/services/', null]])
  await cms.payload.update({ collection: 'pages', id: above, data: { _status: 'draft' } })
  expect([await trailOf(target, 'nl'), await trailOf(target, 'fr')]).toEqual([[null, null], [null, null]])
})

it('a project that is not live in a language is a name there', async () => {
  const bed = contentBed(cms)
  await bed.page({ fr: 'Projects', nl: 'Projecten' }, { originalPath: '/projects/' })
  const [type, city] = [await bed.type({ fr: 'Maison', nl: 'Huis' }), await bed.city({ fr: 'Namur', nl: 'Namen' })]
  const project = await bed.project({ fr: 'Les Tilleuls', nl: 'De Linden' }, { city, zip: '5000', goal: '0' })
  const { listingId } = await bed.property({ type, city, zip: '5000', project, goal: '0' })
  const target = `property:${listingId}`
  const [nl, fr] = [await trailOf(target, 'nl'), await trailOf(target, 'fr')]
  expect([nl.length, nl.slice(0, -1).every(Boolean), fr.slice(0, -1).every(Boolean)]).toEqual([fr.length, true, true])
  await cms.payload.update({ collection: 'projects', id: project, locale: 'fr', data: { live: false } })
  const hidden = await trailOf(target, 'fr')
  expect(hidden.filter((href) => href === null)).toHaveLength(2)
  expect(await trailOf(target, 'nl')).toEqual(nl)
})
