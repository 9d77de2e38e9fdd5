import { findDraft } from '@/app/(site)/[locale]/preview/find-draft'
import { putUnsaved } from '@/app/(site)/[locale]/preview/unsaved-views'
import { staffAsking } from '@/content/preview/admission'
import { draftState } from '@/content/preview/state'
import { siteIn } from '@/content/site'
import { isDoc } from '@/lib/documents'
import { PRIVATE } from '@/lib/private'
import { FORM_KEY, previewTarget } from '@/routes/preview-path'

interface TypedFormContext {
  params: Promise<{ language: string; collection: string; id: string }>
}

const said = (body: object, status = 200): Response =>
  Response.json(body, { status, headers: { 'Cache-Control': PRIVATE } })

/**
 * Takes what stands in a form of the admin, and gives the key under which its preview shows that to whoever
 * sent it. Nothing is stored. Decision 085.
 */
export async function POST(request: Request, { params }: TypedFormContext): Promise<Response> {
  const { language, collection, id } = await params
  const target = previewTarget(language, collection, id)
  const user = target && (await staffAsking(request.headers))
  if (!target || !user) return said({ error: 'draft' }, 404)
  const values: unknown = await request.json().catch(() => null)
  if (!isDoc(values)) return said({ error: 'form' }, 400)
  const form = { values, user }
  // Nobody checked the form yet: a value that the page cannot be made of is no fault of the server.
  const found = await findDraft(siteIn(target.language), target, form).catch(() => 'unclear' as const)
  if (found === 'unclear') return said({ error: 'unclear' }, 422)
  const state = found && (await draftState(target))
  if (!found || !state) return said({ error: 'draft' }, 404)
  const key = new URL(request.url).searchParams.get(FORM_KEY)
  return said({ key: putUnsaved(key, target, user.id, { found, state }) })
}
