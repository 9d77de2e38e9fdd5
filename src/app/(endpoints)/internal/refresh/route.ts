import { revalidateTag } from 'next/cache'
import pLimit from 'p-limit'
import { z } from 'zod'
import { cms } from '@/content/client'
import { applyChanges } from '@/content/apply'
import { isOwnCall } from '@/content/token'
import { loadedMemory } from '@/content/memory/memory'

const body = z.object({ again: z.array(z.string()) })

/** One refresh at a time: an older state must never be put over a newer one. */
const oneAtATime = pLimit(1)

/**
 * Applies recorded changes to the memory of the process and expires the pages that show them.
 * Answers the tags of those changes; `again` names tags to expire as well.
 */
export async function POST(request: Request): Promise<Response> {
  if (!isOwnCall(request.headers.get('authorization'))) return new Response(null, { status: 404 })
  const parsed = body.safeParse(await request.json().catch(() => null))
  if (!parsed.success) return new Response(null, { status: 400 })
  try {
    const tags = await oneAtATime(async () => applyChanges(await cms(), loadedMemory()))
    return Response.json({ tags })
  } finally {
    const { stale } = loadedMemory()
    for (const tag of [...stale, ...parsed.data.again]) revalidateTag(tag, { expire: 0 })
    stale.clear()
  }
}
