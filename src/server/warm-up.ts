import { loadedMemory } from '@/content/memory/memory'
import { hrefOfList, siteIn } from '@/content/site'
import { ownOrigin } from '@/lib/own-origin'

const ANSWER_WITHIN_MS = 30_000
const FORM = '/forms/site-contact'

/**
 * Asks this server for a page of each kind that visitors come for, and sends it a form with nothing in it,
 * which is refused: the code of each is loaded when it is first asked, which takes a quarter of a second or
 * more. What cannot be had is left out.
 */
export async function warmUp(): Promise<void> {
  const signal = AbortSignal.timeout(ANSWER_WITHIN_MS)
  const ask = async (path: string, init?: RequestInit): Promise<void> => {
    const answer = await fetch(`${ownOrigin()}${path}`, { ...init, signal }).catch(() => null)
    await answer?.arrayBuffer().catch(() => undefined)
  }
  for (const path of addresses()) await ask(path)
  const body = JSON.stringify({ _language: loadedMemory().settings.defaultLanguage })
  await ask(FORM, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
}

function addresses(): string[] {
  const { settings, catalogue } = loadedMemory()
  const { defaultLanguage } = settings
  const site = siteIn(defaultLanguage)
  const [listing] = catalogue.listed()
  const detail = listing ? site.href(`property:${listing.id}`) : null
  const pages = [site.hrefOfOriginal('/'), hrefOfList(site, 'sale')]
  return [...pages, ...(detail === null ? [] : [detail]), `/find/index/${defaultLanguage}`, `${FORM}/challenge?language=${defaultLanguage}`]
}
