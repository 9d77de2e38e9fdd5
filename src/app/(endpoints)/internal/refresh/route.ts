import { revalidateTag } from 'next/cache'
import { z } from 'zod'
import { cms } from '@/cms/client'
import { applyChanges } from '@/cms/freshness/apply'
import { isOwnCall } from '@/cms/freshness/token'
import { loadedMemory } from '@/cms/memory/memory'

const body = z.object({ again: z.array(z.string()) })

/**
 * Applies recorded changes to the memory of the process and drops the pages that show them.
 * Answers the tags that were dropped; `again` names tags to drop once more.
 */
export async function POST(request: Request): Promise<Response> {
  if (!isOwnCall(request.headers.get('authorization'))) return new Response(null, { status: 404 })
  const parsed = body.safeParse(await request.json().catch(() => null))
  if (!parsed.success) return new Response(null, { status: 400 })
  const tags = await applyChanges(await cms(), loadedMemory())
  for (const tag of [...tags, ...parsed.data.again]) revalidateTag(tag, { expire: 0 })
  return Response.json({ tags })
}
