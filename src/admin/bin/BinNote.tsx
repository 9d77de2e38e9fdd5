import type { BeforeListTableServerProps } from 'payload'
import { adminMessage } from '@/cms/fields/labels'

/** Says above the bin of a collection what becomes of what lies in it; nothing above its list. */
export function BinNote({ i18n: { language }, params }: BeforeListTableServerProps) {
  // `collections/pages/trash`
  if (params?.segments?.[2] !== 'trash') return null
  return <p className="bin-note">{adminMessage('bin.note', language)}</p>
}
