import 'server-only'
import { readAll } from '@/content/read-documents'
import { isPublicAgency } from '@/content/public-agencies'
import type { Site } from '@/content/site'
import { memberView } from '@/features/pages/queries-articles'
import { docIn, idsOf } from '@/lib/documents'
import { AMOUNTS, perRowIn } from '../frame/amounts'
import { chosenOf } from '../contact/queries'
import type { StoredModule } from '../frame/stored-module'
import type { ModuleView } from '../frame/views'

/** The people of the agencies that were chosen, or everybody; those of one that may not be shown stay away. Null for nobody. */
export async function teamContent(site: Site, doc: StoredModule<'team'>) {
  const docs = await readAll('team-members', chosenOf('agency', idsOf(doc.agencies)))
  const shown = docs.filter((member) => {
    const agency = docIn(member, 'agency')
    return !agency || isPublicAgency(agency)
  })
  if (shown.length === 0) return null
  return {
    kind: 'team',
    perRow: perRowIn(doc, AMOUNTS.team.perRow),
    members: await Promise.all(shown.map((member) => memberView(site, member))),
  } satisfies Partial<ModuleView>
}
