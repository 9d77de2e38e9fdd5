import { cms } from '@/content/client'
import { ownCallToken } from '@/content/token'
import type { Language } from '@/i18n/languages'
import { ownOrigin } from '@/lib/own-origin'

const RENDERS_WITHIN_MS = 10_000

/**
 * A page of the site as its own server renders it, for an answer that a handler cannot render itself;
 * null where it fails, which is logged, or has another status than is expected. `path` begins with a slash.
 */
export async function ownPage(path: string, expected: 200 | 404 = 200): Promise<string | null> {
  try {
    const page = await fetch(`${ownOrigin()}${path}`, {
      headers: { authorization: `Bearer ${ownCallToken()}`, 'accept-encoding': 'identity' },
      redirect: 'error',
      signal: AbortSignal.timeout(RENDERS_WITHIN_MS),
    })
    return page.status === expected ? await page.text() : null
  } catch (error) {
    const [address] = path.split('?')
    ;(await cms()).logger.error({ err: error, msg: `The page ${address} could not be rendered for an answer` })
    return null
  }
}

/** A page with a sentence alone, for where no page of the site can say it. */
export const plainPage = (language: Language, text: string): string =>
  `<!doctype html><html lang="${language}"><meta charset="utf-8"><title>${text}</title><p>${text}</p></html>`
