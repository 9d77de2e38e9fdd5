import 'server-only'
import { linkLabel, linkOf } from '@/content/link'
import type { Site } from '@/content/site'
import { docsIn, type Doc } from '@/lib/documents'
import type { LinkView, ModuleView } from '../frame/views'

/** The buttons that lead somewhere in the language. */
export function callToActionContent(site: Site, doc: Doc) {
  const buttons = docsIn(doc, 'buttons').flatMap((item): LinkView[] => {
    const link = linkOf(site, item)
    const label = linkLabel(site, item, 'label')
    return link && label ? [{ label, href: link.href, external: link.external }] : []
  })
  return { kind: 'call-to-action', buttons } satisfies Partial<ModuleView>
}
