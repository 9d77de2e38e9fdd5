import { revalidateTag } from 'next/cache'
import pLimit from 'p-limit'
import { z } from 'zod'
import { cms } from '@/content/client'
import { applyChanges } from '@/content/apply'
import { isOwnCall } from '@/content/token'
import { loadedMemory } from '@/content/memory/memory'

const body = z.object({ expire: z.array(z.string()).optional() })

/** One at a time: an older state must never be put over a newer one. */
const oneAtATime = pLimit(1)

/**
 * Applies recorded changes to the memory of the process and expires the pages that show what is
 * stale; answers its tags. They stay stale until they are named in `expire`, which only expires
 * them: renders from before a change may end later.
 */
export async function POST(request: Request): Promise<Response> {
  if (!isOwnCall(request.headers.get('authorization'))) return new Response(null, { status: 404 })
  const parsed = body.safeParse(await request.json().catch(() => null))
  if (!parsed.success) return new Response(null, { status: 400 })
  const { stale } = loadedMemory()
  const { expire } = parsed.data
  if (expire) {
    for (const tag of expire) {
      stale.delete(tag)
      revalidateTag(tag, { expire: 0 })
    }
    return Response.json({ tags: [] })
  }
  try {
    await oneAtATime(async () => applyChanges(await cms(), loadedMemory()))
  } finally {
    for (const tag of stale) revalidateTag(tag, { expire: 0 })
  }
  return Response.json({ tags: [...stale] })
}
