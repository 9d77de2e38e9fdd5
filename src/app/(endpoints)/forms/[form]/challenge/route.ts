import { definitionOf } from '@/domain/forms/definitions'
import { isFormName } from '@/domain/forms/forms'
import { waitForChallenge } from '@/features/forms/limits'
import { formOpening } from '@/features/forms/opening'
import { clientAddress } from '@/lib/client-address'
import { PRIVATE } from '@/lib/private'
import { languageInUse } from '../../../language-in-use'
import { refused } from '../../../refused'

interface ChallengeContext {
  params: Promise<{ form: string }>
}

/** A task for one submission of a form, asked for when the form is touched. Decision 071. */
export async function GET(request: Request, { params }: ChallengeContext): Promise<Response> {
  const { form } = await params
  if (!isFormName(form) || !definitionOf(form)) return refused(404, 'form')
  const language = languageInUse(new URL(request.url).searchParams.get('language') ?? '')
  if (!language) return refused(404, 'language')
  const wait = await waitForChallenge(clientAddress(request.headers))
  const headers = { 'Cache-Control': PRIVATE }
  if (wait > 0) {
    return Response.json({ error: 'limited' }, { status: 429, headers: { ...headers, 'Retry-After': String(wait) } })
  }
  return Response.json(await formOpening(form, language), { headers })
}
