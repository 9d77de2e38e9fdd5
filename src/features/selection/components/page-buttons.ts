import { selectionQuery } from '@/domain/favourites/ids'
import { load, save } from '@/features/favourites/components/browser-store'
import { wordsOnly, type Notice } from '@/features/favourites/components/notice'

/** Tells the visitor something. */
export type Say = (notice: Notice) => void

/** Does what the buttons and links of the two pages are for. */
export function pressOn(target: Element, say: Say): void {
  const share = target.closest<HTMLElement>('button[data-share]')
  if (share) void sendSelection(share, say)
  const forget = target.closest<HTMLElement>('button[data-forget]')
  if (forget) forgetSeen(forget, say)
  const leaving = target.closest<HTMLElement>('a[data-without]')?.dataset.without
  if (leaving) leaveOut(leaving)
}

/** The link itself leads to the comparison without the property; the browser forgets it too. */
function leaveOut(leaving: string): void {
  const compare = load('compare')
  if (compare) save('compare', compare.filter(({ id }) => String(id) !== leaving))
}

/** The address of what is shown: of the own page it is what the browser stores by now. */
function addressOfSelection(): string {
  const own = document.querySelector('[data-selection="favourites"]') !== null
  const ids = own ? (load('favourites') ?? []).map(({ id }) => id) : []
  return new URL(own ? selectionQuery(ids) : window.location.href, window.location.href).href
}

const hasShareSheet = (): boolean => 'share' in navigator

async function sendSelection({ dataset }: HTMLElement, say: Say): Promise<void> {
  const url = addressOfSelection()
  try {
    if (hasShareSheet()) return await navigator.share({ url, title: document.title })
    await navigator.clipboard.writeText(url)
    say(wordsOnly(dataset.copied ?? ''))
  } catch (error) {
    // Whoever closes the system's sheet changed their mind; nothing went wrong.
    if (error instanceof DOMException && error.name === 'AbortError') return
    say(wordsOnly((dataset.share ?? '').replace('{link}', () => url)))
  }
}

function forgetSeen(button: HTMLElement, say: Say): void {
  if (!load('seen') || !save('seen', [])) return
  button.closest('[data-live]')?.replaceChildren()
  document.getElementById('content')?.focus({ preventScroll: true })
  say(wordsOnly(button.dataset.forget ?? ''))
}
