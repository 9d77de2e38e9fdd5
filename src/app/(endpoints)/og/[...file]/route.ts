import path from 'node:path'
import { isFileAway } from '@/cms/media/bucket'
import { cachedShareFile } from '@/features/share/share-files'
import { MissingPhoto, renderSharePicture } from '@/features/share/share-picture'
import { loadedMemory } from '@/content/memory/memory'
import { isLanguage } from '@/i18n/languages'
import { env } from '@/lib/env'
import { parseId } from '@/lib/parse-id'
import { TRY_AGAIN } from '@/lib/private'
import { propertyPicture } from '../property-picture'

interface SharePictureContext {
  params: Promise<{ file: string[] }>
}

const FILE = /^([a-z]{2})\/(\d+)-([0-9a-f]{12})\.jpg$/
const NO_STORE = { 'Cache-Control': 'no-store' }

/**
 * The picture of a property for social networks, rendered when it is first asked for. An address of
 * an older state leads to today's; what is not public, or has lost its photograph, is a 404. 503 while too many
 * are waited for, or the bucket of the photograph is away.
 */
export async function GET(_request: Request, { params }: SharePictureContext): Promise<Response> {
  const [, language, number, version] = FILE.exec((await params).file.join('/')) ?? []
  const id = parseId(number)
  if (id === null || !isLanguage(language) || !loadedMemory().settings.languages.includes(language)) return none()
  const picture = await propertyPicture(language, id)
  if (!picture) return none()
  if (picture.version !== version) {
    return new Response(null, { status: 302, headers: { Location: picture.href, ...NO_STORE } })
  }
  const directory = path.resolve(env().MEDIA_DIR)
  const file = { subject: String(id), language, version }
  try {
    const bytes = await cachedShareFile(directory, file, () => renderSharePicture(picture.view))
    return bytes ? drawn(bytes) : later()
  } catch (error) {
    if (error instanceof MissingPhoto) return none()
    if (isFileAway(error)) return later()
    throw error
  }
}

const drawn = (bytes: Buffer): Response =>
  new Response(new Uint8Array(bytes), {
    headers: {
      'Content-Type': 'image/jpeg',
      'Cache-Control': 'public, max-age=31536000, immutable',
    },
  })
const later = (): Response => new Response(null, { status: 503, headers: TRY_AGAIN })
const none = (): Response => new Response(null, { status: 404 })
