import { expect } from 'vitest'
import { PAYLOAD_WORDS } from '@/i18n/payload-words'
import type { Cms } from './cms'
import { everything } from './import-bed'

/**
 * The words in which a write is refused to a person who works in French. Fails where it is not
 * refused, or where any trace of what was refused is stored.
 */
export async function refusal(cms: Cms, write: (req: object) => Promise<unknown>): Promise<string> {
  const before = await everything(cms)
  const { createLocalReq } = await import('payload')
  const { initI18n } = await import('@payloadcms/translations')
  const { fr } = await import('@payloadcms/translations/languages/fr')
  // Payload keeps what it first made of a language for everything in this process.
  const config = { translations: PAYLOAD_WORDS, supportedLanguages: { fr } }
  const i18n = await initI18n({ config, context: 'api', language: 'fr' } as never)
  const req = await createLocalReq({ req: { i18n } }, cms.payload)
  const error = await write(req).then(
    () => null,
    (reason: { data?: { errors?: { message: string }[] }; message: string }) => reason,
  )
  expect(error, 'nothing was refused').not.toBeNull()
  expect(await everything(cms)).toBe(before)
  const words = error?.data?.errors?.[0]?.message ?? error?.message ?? ''
  // French puts narrow spaces that do not break before some signs.
  return words.replace(/\s/g, ' ')
}
