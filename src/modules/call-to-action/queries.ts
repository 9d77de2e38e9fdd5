import 'server-only'
import { linkLabel, linkOf } from '@/content/link'
import type { Site } from '@/content/site'
import { pickText } from '@/i18n/languages'
import { docsIn, textsIn } from '@/lib/documents'
import type { StoredModule } from '../frame/stored-module'
import type { ButtonView, ModuleView } from '../frame/views'

/** The buttons that lead somewhere in the language; null where there is none, and no title that says anything without. */
export function callToActionContent(site: Site, doc: StoredModule<'call-to-action'>) {
  const buttons = docsIn(doc, 'buttons').flatMap((item): ButtonView[] => {
    const link = linkOf(site, item)
    const label = linkLabel(site, item, 'label')
    return link && label ? [{ label, href: link.href, external: link.external }] : []
  })
  if (buttons.length === 0 && !pickText(textsIn(doc, 'title'), site.language)) return null
  return { kind: 'call-to-action', buttons } satisfies Partial<ModuleView>
}
