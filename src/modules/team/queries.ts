import 'server-only'
import { readAll } from '@/cms/content'
import type { Site } from '@/cms/site'
import { memberView } from '@/features/pages/queries-articles'
import { numberIn, type Doc } from '@/lib/documents'
import { chosenOf } from '../contact/queries'
import { idsIn } from '../ids'
import type { ModuleView } from '../views'

const PER_ROW = 4

/** The people of the agencies that were chosen, or everybody. */
export async function teamContent(site: Site, doc: Doc) {
  const docs = await readAll('team-members', chosenOf('agency', idsIn(doc, 'agencies')))
  return {
    kind: 'team',
    perRow: numberIn(doc, 'numberItemOfRow') ?? PER_ROW,
    members: docs.map((member) => memberView(site, member)),
  } satisfies Partial<ModuleView>
}
