import { LANGUAGES, pickText, type Language } from '@/i18n/languages'
import { slugify } from '@/lib/slug'
import { and, eq, like, or, sql as raw } from '../database/drizzle'
import { tableOf } from '../database/sql'
import type { Writer } from '../database/transaction'
import { readNames, readTownNames } from './names'
import { routeProjects } from './project-routes'
import { routeProperties } from './property-routes'

/**
 * Moves what stands at an address with the name of a town in another language than its own, in a
 * language without a name for it (`/de/.../gand/`), as routes were written before; the address it had
 * leads there. Where nothing stands so, nothing is written. Spec §2, "Route table".
 */
export async function moveTowns(writer: Writer): Promise<void> {
  const { payload, sql } = writer
  const written = await readNames(payload, sql, 'cities', 'name')
  const called = await readTownNames(payload, sql)
  for (const [city, names] of called) {
    const former = LANGUAGES.flatMap((language) => {
      const slug = slugify(pickText(written.get(city), language)?.text ?? '')
      return slug === '' || slug === slugify(names[language] ?? '') ? [] : [{ language, slug }]
    })
    if (former.length === 0 || !(await isAnyAt(writer, city, former))) continue
    await routeProjects(writer, { city })
    await routeProperties(writer, { city })
  }
}

/** Whether a listing of a town stands at an address with one of some names of the town. */
async function isAnyAt({ payload, sql }: Writer, city: number, former: { language: Language; slug: string }[]): Promise<boolean> {
  const [routes, locales] = [tableOf(payload, 'routes'), tableOf(payload, 'routes_locales')]
  const isFormer = or(
    ...former.map(({ language, slug }) => and(eq(locales._locale, language), like(locales.path, `%/${slug}/%`))),
  )
  for (const [kind, table] of [['property', tableOf(payload, 'properties')], ['project', tableOf(payload, 'projects')]] as const) {
    const found = await sql
      .select({ id: routes.id })
      .from(table)
      .innerJoin(routes, eq(routes.target, raw`${`${kind}:`} || ${table.listingId}`))
      .innerJoin(locales, eq(locales._parentID, routes.id))
      .where(and(eq(table.city, city), isFormer))
      .limit(1)
    if (found.length > 0) return true
  }
  return false
}
