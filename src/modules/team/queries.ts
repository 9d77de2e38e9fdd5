import 'server-only'
import { readAll } from '@/content/content'
import { isPublicAgency } from '@/content/public-agencies'
import type { Site } from '@/content/site'
import { memberView } from '@/features/pages/queries-articles'
import { docIn, idsOf } from '@/lib/documents'
import { perRowIn } from '../frame/amounts'
import { chosenOf } from '../contact/queries'
import type { StoredModule } from '../frame/stored-module'
import type { ModuleView } from '../frame/views'

const PER_ROW = 4

/** The people of the agencies that were chosen, or everybody; those of one that may not be shown stay away. */
export async function teamContent(site: Site, doc: StoredModule<'team'>) {
  const docs = await readAll('team-members', chosenOf('agency', idsOf(doc.agencies)))
  const shown = docs.filter((member) => {
    const agency = docIn(member, 'agency')
    return !agency || isPublicAgency(agency)
  })
  return {
    kind: 'team',
    perRow: perRowIn(doc, PER_ROW),
    members: await Promise.all(shown.map((member) => memberView(site, member))),
  } satisfies Partial<ModuleView>
}
