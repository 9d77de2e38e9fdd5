import { afterAll, beforeAll, expect, it } from 'vitest'
import { loadMemory } from '@/content/memory/load'
import { setMemory } from '@/content/memory/memory'
import { siteIn } from '@/content/site'
import type { Language } from '@/i18n/languages'
import type { Crumb } from '@/routes/entry'
import { startCms, type Cms } from '../../support/cms'
import { contentBed } from '../../support/content-bed'

let cms: Cms
let bed: ReturnType<typeof contentBed>

beforeAll(async () => {
  cms = await startCms()
  bed = contentBed(cms)
})
afterAll(() => cms.stop())

/** Where each part of the trail of a target leads, as visitors get it now. */
async function trailOf(target: string, language: Language): Promise<(string | null)[]> {
  setMemory(await loadMemory(cms.payload))
  const { breadcrumbOf } = await import('@/content/breadcrumb')
  return (await breadcrumbOf(siteIn(language), target)).map(({ href }) => href)
}

it('a page above that is taken off the site stays as a name without an address', async () => {
  const above = await bed.page({ fr: 'Services', nl: 'Diensten' })
  const target = `page:${await bed.page({ fr: 'Vendre', nl: 'Verkopen' }, { parent: above })}`
  expect([await trailOf(target, 'nl'), await trailOf(target, 'fr')]).toEqual([['/diensten/', null], ['/fr/services/', null]])
  await cms.payload.update({ collection: 'pages', id: above, data: { _status: 'draft' } })
  expect([await trailOf(target, 'nl'), await trailOf(target, 'fr')]).toEqual([[null, null], [null, null]])
})

it('a project that is not live in a language is a name there', async () => {
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

it('what sends its visitors to another site stays as a name, what sends them on within the site as a link', async () => {
  const elsewhere = await bed.page({ fr: 'Bureau', nl: 'Kantoor' })
  const above = await bed.page({ fr: 'Conseil', nl: 'Raad' })
  const target = `page:${await bed.page({ fr: 'Louer', nl: 'Verhuren' }, { parent: above })}`
  const send = (redirect: object) => cms.payload.update({ collection: 'pages', id: above, data: redirect })
  await send({ redirect: 'internal', redirectTo: { relationTo: 'pages', value: elsewhere } })
  expect(await trailOf(target, 'nl')).toEqual(['/raad/', null])
  await send({ redirect: 'external', redirectUrl: 'https://elsewhere.example/' })
  expect([await trailOf(target, 'nl'), await trailOf(target, 'fr')]).toEqual([[null, null], [null, null]])
})

it('a project with a site of its own is a name above its units', async () => {
  const [type, city] = [await bed.type({ fr: 'Villa', nl: 'Villa' }), await bed.city({ fr: 'Liège', nl: 'Luik' }, '4000')]
  const project = await bed.project({ fr: 'Les Érables', nl: 'De Esdoorns' }, { city, zip: '4000', goal: '0' })
  const { listingId } = await bed.property({ type, city, zip: '4000', project, goal: '0' })
  const before = await trailOf(`property:${listingId}`, 'nl')
  expect(before.filter(Boolean)).toHaveLength(2)
  await cms.payload.update({ collection: 'projects', id: project, data: { externalUrl: 'https://de-esdoorns.example/' } })
  expect(await trailOf(`property:${listingId}`, 'nl')).toEqual([before[0], null, null])
})

it('the list that a listing stands below has its present name, whatever was stored with its address', async () => {
  const [type, city] = [await bed.type({ fr: 'Studio', nl: 'Studio' }), await bed.city({ fr: 'Huy', nl: 'Hoei' }, '4500')]
  const project = await bed.project({ fr: 'Les Saules', nl: 'De Wilgen' }, { city, zip: '4500', goal: '0' })
  const unit = await bed.property({ type, city, zip: '4500', project, goal: '0' })
  const home = await bed.property({ type, city, zip: '4500', goal: '0' })
  const { listingId } = await cms.payload.findByID({ collection: 'projects', id: project })
  const targets = [`project:${listingId}`, `property:${unit.listingId}`, `property:${home.listingId}`]
  await renameCrumbs({ Projets: 'Projects', 'À vendre': 'En vente' })
  setMemory(await loadMemory(cms.payload))
  const { breadcrumbOf } = await import('@/content/breadcrumb')
  const named = await Promise.all(targets.map(async (target) => (await breadcrumbOf(siteIn('fr'), target)).map(({ name }) => name)))
  expect(named).toEqual([['Projets', 'Les Saules'], ['Projets', 'Les Saules', 'Studio'], ['À vendre', 'Studio']])
})

/** Stores breadcrumbs with the names that parts of them had once. */
async function renameCrumbs(names: Record<string, string>): Promise<void> {
  const { committedSql, tableOf } = await import('@/cms/database/sql')
  const { eq } = await import('@/cms/database/drizzle')
  const [sql, table] = [committedSql(cms.payload), tableOf(cms.payload, 'routes_locales')]
  for (const { breadcrumb, id } of await sql.select({ id: table.id, breadcrumb: table.breadcrumb }).from(table)) {
    const crumbs = (breadcrumb ?? []) as Crumb[]
    const renamed = crumbs.map((crumb) => ({ ...crumb, name: names[crumb.name] ?? crumb.name }))
    await sql.update(table).set({ breadcrumb: renamed }).where(eq(table.id, id))
  }
}
