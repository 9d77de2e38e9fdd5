const WAYS = '[data-share-way]'

/** Shows the ways of sharing that need a script, as far as the browser has them. */
export function showShareWays(): void {
  for (const way of document.querySelectorAll<HTMLElement>(WAYS)) way.hidden = !((way.dataset.shareWay ?? '') in navigator)
}

/** Sends the page the way whose button was pressed: copies its address, or opens what the system offers. */
export function shareBy(target: Element): void {
  const way = target.closest('button')?.closest<HTMLElement>(WAYS)
  if (!way) return
  const { shareWay, title, url = '' } = way.dataset
  if (shareWay === 'clipboard') void copyLink(way, url)
  // A visitor who changes their mind is no failure.
  else void navigator.share({ title, url }).catch(() => undefined)
}

/** Says beside the button what became of it, anew each time, until the menu closes. */
async function copyLink(way: HTMLElement, url: string): Promise<void> {
  const { copied = '', notCopied = '' } = way.dataset
  const say = (words: string): void => way.querySelector('[role="status"]')?.replaceChildren(words)
  say('')
  way.closest('[popover]')?.addEventListener('toggle', () => say(''), { once: true })
  say(await navigator.clipboard.writeText(url).then(() => copied, () => notCopied))
}
