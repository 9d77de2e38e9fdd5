import { formQuery, noteApplied, setterOf } from './filter-form'
import { PLACES, headingIn, pathAndQuery, type OpenList } from './open-list'
import { chooseLook } from './look-memory'
import { scrolledIn, settled, showList, showWait } from './show-list'

/** Milliseconds of rest after which what is typed counts. */
const TYPING = 450

let typing: number | undefined

/** The field that was typed into last, if nothing else was done since. */
let typedLast = ''

const toTop = (list: OpenList): void => list.root.querySelector('[data-results]')?.scrollIntoView()

/** The links that were pressed and are followed, one after the other. */
let presses = Promise.resolve()

/** Where the last of them led when it was pressed: twice is the same press. */
let pressedLast = ''

/**
 * Shows the list that a link leads to; another page from its top. A phone shows the map alone. What is on its
 * way comes first: drawn anew, the link asks for that as well. One that is gone by then leads nowhere.
 */
export function followLink(list: OpenList, link: HTMLAnchorElement): Promise<void> {
  const { href } = link
  if (href === pressedLast) return presses
  pressedLast = href
  typedLast = ''
  showWait(list)
  const part = link.closest<HTMLElement>('[data-live]')
  const turn = async () => {
    try {
      if (await settled(href)) await follow(list, drawnAnew(link, part), part)
    } finally {
      if (pressedLast === href) pressedLast = ''
    }
  }
  presses = presses.then(turn, turn)
  return presses
}

/** A link as it stands in its part of the list now; undefined where it is gone. */
function drawnAnew(link: HTMLAnchorElement, part: HTMLElement | null): HTMLAnchorElement | undefined {
  const now = link.isConnected ? [link] : [...(part?.querySelectorAll('a') ?? [])]
  return now.find(({ textContent }) => textContent === link.textContent)
}

async function follow(list: OpenList, link: HTMLAnchorElement | undefined, part: HTMLElement | null): Promise<void> {
  if (!link) return
  const { to } = link.dataset
  // What came first was shown in its own look.
  if (to) chooseLook(list.root, to)
  if (!(await showList(list, link.href, 'new'))) return
  if (part?.dataset.live === 'paging') {
    toTop(list)
    headingIn(list.root)?.focus({ preventScroll: true })
  } else if (to === 'map' && matchMedia('(width < 1280px)').matches) {
    list.root.scrollIntoView({ block: 'nearest' })
  }
}

/**
 * Shows the list that the form asks for. A link that was pressed and is on its way comes first; what was set in
 * `field` meanwhile comes on top of it.
 */
function send(list: OpenList, form: HTMLFormElement, entry: 'new' | 'same', field?: HTMLInputElement): Promise<boolean> {
  window.clearTimeout(typing)
  const ask = () => {
    noteApplied(form)
    return showList(list, form.action + formQuery(form), entry)
  }
  if (!pressedLast) return ask()
  const setAgain = field && setterOf(form, field)
  const turn = () => {
    setAgain?.()
    return ask()
  }
  return presses.then(turn, turn)
}

/** Shows the list of a form that was sent. Sent by its button, its sheet closes. */
export async function sendFilters(list: OpenList, form: HTMLFormElement): Promise<void> {
  const sheet = form.querySelector<HTMLElement>(':popover-open')
  if (sheet && !(document.activeElement instanceof HTMLInputElement)) {
    sheet.hidePopover()
    toTop(list)
  }
  await send(list, form, 'new')
}

/** Shows the list that the form asks for once one of its fields has changed. */
export function filterBy(list: OpenList, field: HTMLInputElement, event: string): void {
  const { form } = field
  if (!form) return
  const isTick = field.type === 'checkbox' || field.type === 'radio'
  const isNumber = field.inputMode === 'numeric'
  const apply = () => {
    // One entry for a number that is typed, however often one pauses.
    const entry = isNumber && typedLast === field.name ? 'same' : 'new'
    typedLast = isNumber ? field.name : ''
    void send(list, form, entry, field)
  }
  window.clearTimeout(typing)
  if (isTick) {
    if (event === 'change') apply()
  } else if (event === 'change' || isOffered(field)) {
    if (field.value !== field.defaultValue) apply()
  } else if (isNumber) {
    typing = window.setTimeout(apply, TYPING)
  }
}

/** Whether a field holds one of the values offered for it: then one was picked. */
const isOffered = ({ list, value }: HTMLInputElement): boolean =>
  list?.id === PLACES && [...list.options].some((option) => option.value === value)

/** Shows the list of the address that the visitor came back to, scrolled as it was. */
export async function showAgain(list: OpenList): Promise<void> {
  const top = scrolledIn(pathAndQuery(location))
  typedLast = ''
  if ((await showList(list, location.href, 'none')) && top !== undefined) {
    window.scrollTo({ top, behavior: 'instant' })
  }
}
