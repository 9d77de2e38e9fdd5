import 'server-only'
import { pictureIn } from '@/domain/media/picture'
import type { FieldOf } from '@/lib/documents'
import { richTextView } from '@/domain/rich-text/rich-text'
import type { RichTextView } from '@/domain/rich-text/rich-text-view'
import { noteLinked } from './linked-listings'
import type { Site } from './site'

/** A formatted text of a document in the site's language or its fallback. Spec §3. */
export const textOf = <D extends object>(
  site: Site,
  doc: D,
  field: FieldOf<D>,
): RichTextView | null =>
  richTextView(doc[field], site.language, {
    href: (target) => site.href(target),
    followed: noteLinked,
    picture: (value) => pictureIn(value, site.language),
  })
