import { formQuery } from './filter-form'
import { PLACES, headingIn, pathOf, type OpenList } from './list-page'
import { scrolledIn, showList } from './show-list'

/** Milliseconds of rest after which what is typed counts. */
const TYPING = 450

let typing: number | undefined

/** The field that was typed into last, if nothing else was done since. */
let typedLast = ''

const toTop = (list: OpenList): void => list.root.querySelector('[data-results]')?.scrollIntoView()

/** Shows the list that a link leads to; another page from its top. A phone shows the map alone. */
export async function followLink(list: OpenList, link: HTMLAnchorElement): Promise<void> {
  const turnsPage = link.closest('[data-live="paging"]') !== null
  typedLast = ''
  if (!(await showList(list, link.href, 'new'))) return
  if (turnsPage) {
    toTop(list)
    headingIn(list.root)?.focus({ preventScroll: true })
  } else if (link.dataset.to === 'map' && matchMedia('(width < 1280px)').matches) {
    list.root.scrollIntoView({ block: 'nearest' })
  }
}

/** Shows the list that the form asks for. */
const send = (list: OpenList, form: HTMLFormElement, entry: 'new' | 'same'): Promise<boolean> => {
  window.clearTimeout(typing)
  return showList(list, form.action + formQuery(form), entry)
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
    void send(list, form, entry)
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
  const top = scrolledIn(pathOf(location))
  typedLast = ''
  if ((await showList(list, location.href, 'none')) && top !== undefined) {
    window.scrollTo({ top, behavior: 'instant' })
  }
}
