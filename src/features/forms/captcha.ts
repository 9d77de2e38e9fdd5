import 'server-only'
import { z } from 'zod'
import { cms } from '@/content/client'
import { readGlobal } from '@/content/read-documents'
import { externalCaptcha, PROVIDERS, type ExternalCaptcha } from '@/domain/forms/captcha'

/** Whoever sends a form waits for it. */
const ANSWERS_WITHIN_MS = 3000
/** Longer than any provider's; what is longer is none. */
const LONGEST_TOKEN = 4096

/** The provider that staff chose; null where the site's own task is enough. */
export async function chosenCaptcha(): Promise<ExternalCaptcha | null> {
  const { captchaProvider, captchaSiteKey } = await readGlobal('settings')
  return externalCaptcha(captchaProvider, captchaSiteKey)
}

const verdict = z.object({ success: z.boolean(), 'error-codes': z.array(z.string()).optional() })

/** What is wrong with our own keys or the request, and not with the visitor. */
const OUR_FAULT = /secret|sitekey|bad-request|internal-error/

/**
 * What a provider says of the answer that a browser got from it. Where the provider cannot be asked, or
 * refuses the site's own keys, that is logged and the site's own task decides: no visitor is lost.
 */
export async function askProvider({ provider }: ExternalCaptcha, token: string): Promise<'person' | 'refused' | 'unknown'> {
  if (token === '' || token.length > LONGEST_TOKEN) return 'refused'
  const payload = await cms()
  try {
    // Nobody but the server itself reads the secret: it stands in nothing that is stored for pages.
    const { captchaSecret } = await payload.findGlobal({ slug: 'settings', depth: 0, select: { captchaSecret: true } })
    const response = await fetch(PROVIDERS[provider].verify, {
      method: 'POST',
      body: new URLSearchParams({ secret: captchaSecret ?? '', response: token }),
      redirect: 'error',
      signal: AbortSignal.timeout(ANSWERS_WITHIN_MS),
    })
    const { success, 'error-codes': codes = [] } = verdict.parse(await response.json())
    if (success) return 'person'
    if (!codes.some((code) => OUR_FAULT.test(code))) return 'refused'
    payload.logger.error(`${PROVIDERS[provider].name} refuses the keys in the settings: ${codes.join(', ')}`)
  } catch (error) {
    payload.logger.error({ err: error, msg: `${PROVIDERS[provider].name} could not be asked; the site's own task decides` })
  }
  return 'unknown'
}
