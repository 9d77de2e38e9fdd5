import { headers } from 'next/headers'
import { getTranslations } from 'next-intl/server'
import { signedPreview } from '@/cms/access/preview-signature'
import { admitToPreview, staffAsking, type Admission } from '@/content/preview/admission'
import type { FollowFormProps } from '@/content/preview/FollowForm'
import { draftState } from '@/content/preview/state'
import { siteIn } from '@/content/site'
import type { Language } from '@/i18n/languages'
import { FORM_KEY, formPreviewPath, previewPathOf, previewTarget, type PreviewTarget } from '@/routes/preview-path'
import type { FoundContent } from '../resolve/found-content'
import { findDraft } from './find-draft'
import type { PreviewBarView } from './PreviewBar'
import { unsavedView, type UnsavedView } from './unsaved-views'

export interface PreviewProps {
  params: Promise<{ locale: string; collection: string; id: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

interface Preview {
  found: FoundContent
  /** How it follows the form beside it; null for everybody but staff. */
  follows: FollowFormProps | null
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
  const asking = await headers()
  const typed = await typedView(target, asking, one(query[FORM_KEY]))
  if (typed) return previewOf(target, { by: 'account' }, typed)
  const admission = await admitToPreview(target, asking, {
    until: one(query.until),
    signature: one(query.signature),
  })
  const state = admission && (await draftState(target))
  const found = state && (await findDraft(siteIn(target.language), target))
  return found ? previewOf(target, admission, { found, state }) : null
}

/** What whoever asks has typed in a form and sent here; null where there is nothing. */
async function typedView(target: PreviewTarget, asking: Headers, key: string | null): Promise<UnsavedView | null> {
  const user = key === null ? null : await staffAsking(asking)
  return user && unsavedView(key, target, user.id)
}

async function previewOf(target: PreviewTarget, admission: Admission, view: UnsavedView): Promise<Preview> {
  return {
    found: view.found,
    follows: admission.by === 'account' ? await followsForm(target) : null,
    bar: { ...barOf(target, admission), state: view.state },
    leadsTo: (language) => addressFor(admission, { ...target, language }),
  }
}

async function followsForm(target: PreviewTarget): Promise<FollowFormProps> {
  const t = await getTranslations('Preview.trouble')
  const words = { unreachable: t('unreachable'), unclear: t('unclear'), closed: t('closed') }
  return { language: target.language, action: formPreviewPath(target), words }
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
