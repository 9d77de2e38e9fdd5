import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { env } from '@/lib/env'

interface Context {
  params: Promise<{ file: string[] }>
}

const FILE = /^[0-9a-f]{20}\/w(?:100|400|600|1360)\.(avif|webp)$/

/** An encoded picture. Its address carries a hash of it, so it may be kept for ever. Spec §9. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const name = (await params).file.join('/')
  const [, type] = FILE.exec(name) ?? []
  if (type === undefined) return new Response(null, { status: 404 })
  const bytes = await readFile(path.resolve(env().MEDIA_DIR, name)).catch(() => null)
  if (!bytes) return new Response(null, { status: 404 })
  return new Response(new Uint8Array(bytes), {
    headers: {
      'Content-Type': `image/${type}`,
      'Cache-Control': 'public, max-age=31536000, immutable',
    },
  })
}
