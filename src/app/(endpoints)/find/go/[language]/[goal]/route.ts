import { siteIn } from '@/content/site'
import { meaningOf } from '@/domain/search/meaning'
import { searchIndex } from '@/features/search/queries-index'
import { languageInUse } from '../../../language-in-use'
import { refused } from '../../../refused'

interface GoContext {
  params: Promise<{ language: string; goal: string }>
}

/** More than anybody types. */
const MOST_CHARACTERS = 100

/**
 * Where the search form leads, with a script or without: to the property whose number was typed,
 * else to the list of what is for sale or for rent. A sold property is led to as well: its page
 * says so. Spec §2.
 */
export async function GET(request: Request, { params }: GoContext): Promise<Response> {
  const { language: part, goal } = await params
  const language = languageInUse(part)
  if (!language) return refused(404, 'language')
  if (goal !== 'sale' && goal !== 'rent') return refused(404, 'goal')
  const { searchParams } = new URL(request.url)
  const input = (searchParams.get('q') ?? '').slice(0, MOST_CHARACTERS)
  const { index } = await searchIndex(language)
  const site = siteIn(language)
  const propertyHref = (id: number) =>
    site.catalogue.get(id) ? site.href(`property:${id}`) : null
  const meaning = meaningOf(index, input, goal, (id) => propertyHref(id) !== null)
  const list = index.lists[goal]
  const href =
    meaning.kind === 'property'
      ? propertyHref(meaning.id)
      : list + (meaning.query && `?${meaning.query}`)
  return new Response(null, {
    status: 303,
    headers: { Location: href ?? list, 'Cache-Control': 'no-store' },
  })
}
