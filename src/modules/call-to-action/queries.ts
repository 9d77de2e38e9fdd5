import 'server-only'
import { linkLabel, linkOf } from '@/content/link'
import type { Site } from '@/content/site'
import { docsIn } from '@/lib/documents'
import type { StoredModule } from '../frame/stored-module'
import type { ButtonView, ModuleView } from '../frame/views'

/** The buttons that lead somewhere in the language. */
export function callToActionContent(site: Site, doc: StoredModule<'call-to-action'>) {
  const buttons = docsIn(doc, 'buttons').flatMap((item): ButtonView[] => {
    const link = linkOf(site, item)
    const label = linkLabel(site, item, 'label')
    return link && label ? [{ label, href: link.href, external: link.external }] : []
  })
  return { kind: 'call-to-action', buttons } satisfies Partial<ModuleView>
}
