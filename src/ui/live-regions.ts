import { fetchLate } from '@/lib/retry'

/** What a page fetched anew did to the one that is open. */
export interface Swapped {
  /** Where the answer came from in the end, after redirects. */
  href: string
  title: string
}

/**
 * Fetches a page of the site and puts its parts marked `data-live="key"` in the place of those
 * with the same key, so that what the server renders is rendered once. `within` limits the exchange to a part of the
 * page; the rest keeps the state of the open address. Then `live` is dispatched
 * on the document for those who follow. Null, with nothing changed, where the page is refused or has none of
 * the parts, and an error where it could not be fetched; the caller opens the address then. Nothing is exchanged
 * before the page is `ready`.
 */
export async function swapLive(
  href: string,
  signal?: AbortSignal,
  within: ParentNode = document,
  ready?: () => Promise<void>,
): Promise<Swapped | null> {
  const response = await fetchLate(href, { signal, headers: { accept: 'text/html' } })
  if (!response.ok) return null
  const fresh = new DOMParser().parseFromString(await response.text(), 'text/html')
  await ready?.()
  if (signal?.aborted) return null
  let swapped = 0
  for (const part of within.querySelectorAll<HTMLElement>('[data-live]')) {
    const next = fresh.querySelector(`[data-live="${CSS.escape(part.dataset.live ?? '')}"]`)
    if (!next) continue
    part.replaceChildren(...next.childNodes)
    for (const name of part.getAttributeNames()) {
      if (!next.hasAttribute(name)) part.removeAttribute(name)
    }
    for (const { name, value } of next.attributes) part.setAttribute(name, value)
    swapped += 1
  }
  if (swapped === 0) return null
  document.title = fresh.title
  document.dispatchEvent(new Event('live'))
  return { href: response.url, title: fresh.title }
}
