import { siteIn } from '@/content/site'
import { CRITERIA_NAMES } from '@/domain/search/criteria'
import { keptWords } from '@/domain/search/criteria/words'
import { meaningOf } from '@/domain/search/meaning'
import { searchIndex } from '@/features/search/queries-index'
import { readableQuery } from '@/lib/readable-query'
import { languageInUse } from '../../../../language-in-use'
import { refused } from '../../../../refused'

interface GoContext {
  params: Promise<{ language: string; goal: string }>
}

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
  const input = keptWords(searchParams.get('q') ?? '')
  const { index } = await searchIndex(language)
  const site = siteIn(language)
  const propertyHref = (id: number) =>
    site.catalogue.get(id) ? site.href(`property:${id}`) : null
  const meaning = meaningOf(index, input, goal, (id) => propertyHref(id) !== null)
  const list = index.lists[(meaning.kind === 'list' && meaning.goal) || goal]
  const href =
    meaning.kind === 'property'
      ? propertyHref(meaning.id)
      : list + withAsked(meaning.query, searchParams)
  return new Response(null, {
    status: 303,
    headers: { Location: href ?? list, 'Cache-Control': 'no-store' },
  })
}

/** What was read, beside the criteria of the list that the field stands on. */
function withAsked(query: string, sent: URLSearchParams): string {
  const read = new URLSearchParams(query)
  const asked = [...sent].filter(([name]) => CRITERIA_NAMES.includes(name) && name !== 'q' && name !== 'page')
  const kept = asked.filter(([name]) => name === 'city' || name === 'region' || name === 'type' || !read.has(name))
  const all = readableQuery(new URLSearchParams([...kept, ...read]))
  return all && `?${all}`
}
