import 'server-only'
import { readAll } from '@/content/content'
import type { Site } from '@/content/site'
import { memberView } from '@/features/pages/queries-articles'
import { perRowIn } from '../frame/amounts'
import { chosenOf } from '../contact/queries'
import { idsIn } from '../frame/ids'
import type { StoredModule } from '../frame/stored-module'
import type { ModuleView } from '../frame/views'

const PER_ROW = 4

/** The people of the agencies that were chosen, or everybody. */
export async function teamContent(site: Site, doc: StoredModule<'team'>) {
  const docs = await readAll('team-members', chosenOf('agency', idsIn(doc, 'agencies')))
  return {
    kind: 'team',
    perRow: perRowIn(doc, PER_ROW),
    members: await Promise.all(docs.map((member) => memberView(site, member))),
  } satisfies Partial<ModuleView>
}
