import { revalidateTag } from 'next/cache'
import { z } from 'zod'
import { cms } from '@/cms/client'
import { applyChanges } from '@/cms/freshness/apply'
import { isOwnCall } from '@/cms/freshness/token'
import { loadedMemory } from '@/cms/memory/memory'
import { keptAnswers } from '@/cms/page-cache/kept-answers'

const body = z.object({ again: z.array(z.string()) })

/** One refresh at a time: an older state must never be put over a newer one. */
let queue: Promise<unknown> = Promise.resolve()

/**
 * Applies recorded changes to the memory of the process and drops the pages that show them.
 * Answers the tags that were dropped; `again` names tags to drop once more.
 */
export async function POST(request: Request): Promise<Response> {
  if (!isOwnCall(request.headers.get('authorization'))) return new Response(null, { status: 404 })
  const parsed = body.safeParse(await request.json().catch(() => null))
  if (!parsed.success) return new Response(null, { status: 400 })
  const turn = queue.then(async () => applyChanges(await cms(), loadedMemory()))
  queue = turn.catch(() => {})
  try {
    return Response.json({ tags: await turn })
  } finally {
    const { stale } = loadedMemory()
    for (const tag of [...stale, ...parsed.data.again]) revalidateTag(tag, { expire: 0 })
    stale.clear()
    keptAnswers().drop()
  }
}
