import { headers } from 'next/headers'
import { signedPreview } from '@/cms/access/preview-signature'
import { admitToPreview, type Admission } from '@/content/preview/admission'
import { draftState } from '@/content/preview/state'
import { siteIn } from '@/content/site'
import type { Language } from '@/i18n/languages'
import { previewPathOf, previewTarget, type PreviewTarget } from '@/routes/preview-path'
import type { FoundContent } from '../resolve/found-content'
import { findDraft } from './find-draft'
import type { PreviewBarView } from './PreviewBar'

export interface PreviewProps {
  params: Promise<{ locale: string; collection: string; id: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

interface Preview {
  found: FoundContent
  bar: PreviewBarView
  /** Its address in another language. */
  leadsTo: (language: Language) => string
}

/** The draft that an address asks for; null where there is none or it is not for who asks. */
export async function loadPreview({ params, searchParams }: PreviewProps): Promise<Preview | null> {
  const { locale, collection, id } = await params
  const query = await searchParams
  const target = previewTarget(locale, collection, id)
  if (!target) return null
  const admission = await admitToPreview(target, await headers(), {
    until: one(query.until),
    signature: one(query.signature),
  })
  const state = admission && (await draftState(target))
  const found = state && (await findDraft(siteIn(target.language), target))
  if (!admission || !state || !found) return null
  return {
    found,
    bar: { ...barOf(target, admission), state },
    leadsTo: (language) => addressFor(admission, { ...target, language }),
  }
}

const one = (value: string | string[] | undefined): string | null =>
  typeof value === 'string' ? value : null

const barOf = ({ language, collection, id }: PreviewTarget, admission: Admission) => ({
  language,
  collection,
  validUntil: admission.by === 'link' ? admission.until : null,
  editHref:
    admission.by === 'account' ? `/admin/collections/${collection}/${id}?locale=${language}` : null,
})

/** Staff need no signature; a signed link leads to its own translations for as long as it lasts. */
const addressFor = (admission: Admission, target: PreviewTarget): string =>
  admission.by === 'link' ? signedPreview(target, admission.until) : previewPathOf(target)
