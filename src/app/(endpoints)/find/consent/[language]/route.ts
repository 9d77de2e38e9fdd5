import { siteIn } from '@/content/site'
import { consentView } from '@/features/consent/queries'
import { languageInUse } from '../../../language-in-use'
import { refused } from '../../../refused'

interface ConsentContext {
  params: Promise<{ language: string }>
}

/** The words of the cookie dialog; a language that is not in use is a 404. Spec §4, "Cookie consent". */
export async function GET(_: Request, { params }: ConsentContext): Promise<Response> {
  const language = languageInUse((await params).language)
  if (!language) return refused(404, 'language')
  const view = await consentView(siteIn(language))
  return Response.json(view, { headers: { 'Cache-Control': 'public, max-age=10' } })
}
