import type { Localized } from '@/i18n/languages'
import { contentPath, contentSlug, type ContentNode } from '@/routes/content-paths'
import { joinPath, perLanguage } from '@/routes/paths'
import { TEAM_NAMES } from '@/routes/segments'
import { asc } from '../database/drizzle'
import { sqlOf, tableOf } from '../database/sql'
import type { RoutedPage } from './content-pages'
import type { RoutedContent, RouteStep } from './content-rows'

/** All people, below the page of the team where there is one. Spec §2, `/team/{member}/`. */
export async function readMembers(req: RouteStep, pages: RoutedPage[]): Promise<RoutedContent[]> {
  const sql = await sqlOf(req)
  const table = tableOf(req.payload, 'team_members')
  const rows = await sql.select().from(table).orderBy(asc(table.id))
  const team = pages.find(({ node }) => node.originalPath === '/team/')?.node ?? {
    above: null, target: '', home: false, typed: {}, hiddenIn: [], hasPage: false,
    originalPath: '', names: TEAM_NAMES,
  }
  const taken = new Set<string>()
  return rows.map(({ id, name, originalPath, createdAt, deletedAt }) => {
    const slug = contentSlug(name, originalPath ?? '')
    const typed = taken.has(slug) ? pathsBelow(team, `${slug}-${id}`) : {}
    if (deletedAt === null) taken.add(slug)
    return {
      node: {
        above: team, target: `member:${id}`, home: false, hasPage: true,
        originalPath: originalPath ?? '',
        names: perLanguage(() => name), typed, hiddenIn: [],
      },
      type: 'article',
      createdAt,
      inBin: deletedAt !== null,
      published: true,
      redirect: null,
    }
  })
}

/** Two people may have one name: the later one is told apart by a number. */
const pathsBelow = (team: ContentNode, slug: string): Localized<string> =>
  perLanguage((language) => joinPath(...(contentPath(team, language) ?? '').split('/'), slug))
