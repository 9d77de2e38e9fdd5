import { cms } from '@/content/client'
import { loadedMemory } from '@/content/memory/memory'
import { madeFiles } from '@/features/brochure/made-files'
import { isLanguage } from '@/i18n/languages'
import { speech } from '@/i18n/translator'
import { parseId } from '@/lib/parse-id'
import { propertyBrochure } from '../../property-brochure'

interface BrochureContext {
  params: Promise<{ language: string; file: string }>
}

const FILE = /^(\d+)\.pdf$/
const RETRY_SECONDS = '5'
const COMMON = { 'Cache-Control': 'private, no-cache', 'X-Robots-Tag': 'noindex' }

const brochures = madeFiles({ mostBytes: 48 * 1024 * 1024, atOnce: 2, mostWaiting: 12 })

/**
 * The brochure of a property as a PDF, made when it is first asked for. What is not public, sold
 * or rented is a 404 in words; too many at once are a 503.
 */
export async function GET(request: Request, { params }: BrochureContext): Promise<Response> {
  const { language, file } = await params
  const { languages, defaultLanguage } = loadedMemory().settings
  const known = isLanguage(language) && languages.includes(language)
  const words = await speech(known ? language : defaultLanguage)
  const id = parseId(FILE.exec(file)?.[1])
  const brochure = known && id !== null ? await propertyBrochure(words, id) : null
  if (!brochure) return inWords(404, words.t('Brochure.none'))
  const tag = `"${brochure.version}"`
  if (names(request.headers.get('if-none-match'), tag)) {
    return new Response(null, { status: 304, headers: { ...COMMON, ETag: tag } })
  }
  const bytes = await brochures.get(brochure.version, brochure.make).catch(logged(id))
  if (!bytes) return inWords(503, words.t('Brochure.busy'), { 'Retry-After': RETRY_SECONDS })
  return new Response(new Uint8Array(bytes), {
    headers: {
      ...COMMON,
      'Content-Type': 'application/pdf',
      'Content-Length': String(bytes.length),
      'Content-Disposition': `inline; filename="${brochure.fileName}"`,
      ETag: tag,
    },
  })
}

const logged =
  (id: number | null) =>
  async (error: unknown): Promise<null> => {
    const { logger } = await cms()
    logger.error({ err: error, msg: `The brochure of property ${id} could not be made` })
    return null
  }

/** Whether `If-None-Match` names the version that would be sent. */
const names = (header: string | null, tag: string): boolean =>
  (header ?? '').split(',').some((one) => one.trim().replace(/^W\//, '') === tag)

const inWords = (status: number, text: string, headers: Record<string, string> = {}): Response =>
  new Response(`${text}\n`, {
    status,
    headers: { ...COMMON, 'Content-Type': 'text/plain; charset=utf-8', ...headers },
  })
