import 'server-only'
import { linkLabel, linkOf } from '@/cms/link'
import type { Site } from '@/cms/site'
import { docsIn, type Doc } from '@/lib/documents'
import type { LinkView, ModuleView } from '../views'

/** The buttons that lead somewhere in the language. */
export function callToActionContent(site: Site, doc: Doc) {
  const buttons = docsIn(doc, 'buttons').flatMap((item): LinkView[] => {
    const link = linkOf(site, item)
    const label = linkLabel(site, item, 'label')
    return link && label ? [{ label, href: link.href, external: link.external }] : []
  })
  return { kind: 'call-to-action', buttons } satisfies Partial<ModuleView>
}
