/**
 * Asks for the scripts that a tag names, for the whole style sheets that they need and for the pictures
 * that waited (`PICTURES_LATER`), when everything that the page opens with has come, at the visitor's first
 * sign, or after three seconds, whichever is first; who scrolls asks for pictures alone.
 * A press of what does nothing without them is held and done once they are there; where they do not
 * come, it does what it would without JavaScript. Meanwhile it is marked busy, as is the list that a
 * filter was set for: a visitor sees at once that a press was heard. What was filled in, and where a
 * visitor went back to, is dispatched again for who listens by then. It stands in pages as text: it may
 * use nothing from outside. Decisions 049 and 091.
 */
export function loadLate(tag: HTMLScriptElement): void {
  const patience = { picture: 3000, script: 10_000 }
  const needsScripts = 'button[type="button"]:not([popovertarget], [commandfor]), [data-slide]'
  const root = document.documentElement
  let arriving: number | undefined
  let asked = false
  let pressed: HTMLElement | null = null
  let wentTo: string | null = null
  const filled = new Set<EventTarget>()

  /** What a browser would not answer with a new tab, a window or a menu. */
  const isPlain = (event: MouseEvent): boolean => !(event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)

  const hold = (event: MouseEvent): void => {
    if (!isPlain(event)) return
    const target = event.target instanceof Element ? event.target : null
    const held = target?.closest<HTMLElement>(needsScripts)
    if (!held) return
    event.preventDefault()
    event.stopImmediatePropagation()
    pressed?.removeAttribute('aria-busy')
    pressed = held
    held.setAttribute('aria-busy', 'true')
    ask()
  }
  const results = (): Element | null => document.querySelector('[data-results]')
  const note = ({ target }: Event): void => {
    if (!(target instanceof Element)) return
    filled.add(target)
    if (target.closest('[data-list] form, [data-tools]')) results()?.setAttribute('aria-busy', 'true')
  }
  const went = (): void => void (wentTo = window.location.href)
  const release = (): void => {
    // The framework puts back the address that it began with, if a visitor leaves it meanwhile.
    if (wentTo && wentTo !== window.location.href) {
      History.prototype.replaceState.call(window.history, null, '', wentTo)
      window.dispatchEvent(new PopStateEvent('popstate'))
    }
    wentTo = null
    window.removeEventListener('popstate', went)
    window.removeEventListener('click', hold, true)
    window.removeEventListener('input', note, true)
    if (filled.size > 0) results()?.removeAttribute('aria-busy')
    for (const field of filled) {
      for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }))
    }
    filled.clear()
    pressed?.removeAttribute('aria-busy')
    pressed?.click()
    pressed = null
  }
  const showPictures = (): void => void (root.dataset.shown = '')
  const ask = (): void => {
    showPictures()
    if (asked) return
    asked = true
    const scripts = tag.dataset.late?.split(' ') ?? []
    for (const src of scripts) {
      const early = document.createElement('link')
      early.rel = 'preload'
      early.as = 'script'
      early.href = src
      document.head.append(early)
    }
    void styled().then(() => scripts.forEach(start))
    window.setTimeout(release, patience.script)
  }
  /**
   * What a script shows would be bare before its styles have come. All are applied at once: each alone would
   * have the whole page laid out and painted anew. Where one does not come, the first ones hold.
   */
  const styled = (): Promise<unknown> => {
    const sheets = [...document.querySelectorAll<HTMLLinkElement>('link[data-late]')]
    const apply = (): void => sheets.forEach((link) => link.removeAttribute('media'))
    const loaded = sheets.map(
      (link) =>
        new Promise((resolve, reject) => {
          link.addEventListener('load', resolve)
          link.addEventListener('error', reject)
          link.media = 'not all'
          link.disabled = false
          // A browser that does not know `disabled` has asked for it already.
          if (link.sheet) resolve(null)
        }),
    )
    return Promise.all(loaded).then(() => {
      apply()
      document.querySelector('style[data-first]')?.remove()
    }, apply)
  }
  const start = (src: string): void => {
    const script = document.createElement('script')
    script.src = src
    // React looks for the attribute before it asks for a script itself.
    script.async = true
    script.addEventListener('error', release)
    document.head.append(script)
  }
  const soon = (): void => void window.requestAnimationFrame(() => window.setTimeout(ask))

  /** A page that is on its way: what leads there is followed by the browser, in this window. */
  const going = (event: Event): void => {
    const target = event.target instanceof Element ? event.target : null
    const link = target?.closest('a')
    const leaves = link
      ? link.origin === location.origin && !link.target && !link.download && link.pathname + link.search !== location.pathname + location.search
      : event.type === 'submit'
    if (event.defaultPrevented || !leaves || (event instanceof MouseEvent && !isPlain(event))) return
    root.dataset.going = ''
    window.clearTimeout(arriving)
    arriving = window.setTimeout(stayed, patience.script)
  }
  const stayed = (): void => void delete root.dataset.going

  for (const way of ['click', 'submit']) window.addEventListener(way, going)
  window.addEventListener('pageshow', stayed)
  window.addEventListener('click', hold, true)
  window.addEventListener('input', note, true)
  window.addEventListener('popstate', went)
  window.addEventListener('hydrated', release, { once: true })
  for (const sign of ['pointerdown', 'keydown', 'focusin']) {
    window.addEventListener(sign, ask, { once: true, capture: true, passive: true })
  }
  window.addEventListener('scroll', showPictures, { once: true, capture: true, passive: true })
  if (document.readyState === 'complete') soon()
  else window.addEventListener('load', soon, { once: true })
  window.setTimeout(ask, patience.picture)
}
