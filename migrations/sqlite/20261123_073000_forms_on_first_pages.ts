import { randomBytes } from 'node:crypto'
import { sql, type MigrateUpArgs } from '@payloadcms/db-sqlite'

/** The pages of the specification that were seeded before there were forms, with the form of each. */
const FORMS = { '/contact/': 'site-contact', '/demand-register/': 'demand-register', '/contact-demand/': 'contact-demand' }

interface StoredModules {
  id: number
  modules: string | null
}

const readModules = (text: string | null): { blockType?: unknown }[] => {
  const modules: unknown = JSON.parse(text ?? '[]')
  return Array.isArray(modules) ? (modules as { blockType?: unknown }[]) : []
}

const holdsForm = ({ modules }: StoredModules): boolean =>
  readModules(modules).some(({ blockType }) => blockType === 'form')

/**
 * Puts the form first on such a page, once, beside what stands there. A page that had a form in any of
 * its versions is the editor's: it is left as it is, with the form or without.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  for (const [path, form] of Object.entries(FORMS)) {
    const [page] = await db.all<StoredModules>(sql`SELECT id, modules FROM pages WHERE original_path = ${path}`)
    if (!page) continue
    const versions = await db.all<StoredModules & { latest: number | null }>(
      sql`SELECT id, version_modules AS modules, latest FROM _pages_v WHERE parent_id = ${page.id}`,
    )
    if ([page, ...versions].some(holdsForm)) continue
    const block = { blockType: 'form', form, id: randomBytes(12).toString('hex'), titleSize: 'h2', status: 'published', backgroundType: 'none' }
    const withForm = ({ modules }: StoredModules): string => JSON.stringify([block, ...readModules(modules)])
    await db.run(sql`UPDATE pages SET modules = ${withForm(page)} WHERE id = ${page.id}`)
    for (const version of versions.filter(({ latest }) => latest === 1)) {
      await db.run(sql`UPDATE _pages_v SET version_modules = ${withForm(version)} WHERE id = ${version.id}`)
    }
  }
}

export async function down(): Promise<void> {
  // What an editor did with the form since is theirs.
}
