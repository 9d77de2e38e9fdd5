// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { filterBy, followLink, showAgain } from '@/features/search/components/list-live'
import type { OpenList } from '@/features/search/components/open-list'

const HOST = location.origin

/** A link of the list to the same search with a change, or of another page. */
const link = (query: URLSearchParams, change: Record<string, string>, words: string): string => {
  const asked = new URLSearchParams({ ...Object.fromEntries(query), ...change })
  return `<a href="${HOST}/te-koop/?${asked}">${words}</a>`
}

/** What a form hands on of a search. */
const passedOn = (query: URLSearchParams): string =>
  query.has('sort') ? `<input type="hidden" name="sort" value="${query.get('sort')}">` : ''

/** The page of a search, with a second page unless it is narrowed by its type. */
function pageOf(query: URLSearchParams): string {
  return `<main data-list><p role="status" data-said data-offline="Geen verbinding"></p>
    <h1 data-live="heading">${query}</h1>
    <form action="${HOST}/te-koop/"><div data-live="passed-on">${passedOn(query)}</div><input type="text" name="price-min" inputmode="numeric"><input type="checkbox" name="type" value="1"></form>
    <div data-live="tools">${link(query, { sort: 'price' }, 'Prijs oplopend')}${link(query, { view: 'map' }, 'Kaart')}</div>
    <div data-results><div data-live="paging">${query.has('type') ? '' : link(query, { page: '2' }, '2')}</div></div></main>`
}

const one = <T extends Element = HTMLElement>(selector: string): T => document.querySelector<T>(selector)!
const linkTo = (words: string): HTMLAnchorElement =>
  [...document.querySelectorAll('a')].find(({ textContent }) => textContent === words)!
const isBusy = (): boolean => one('[data-results]').hasAttribute('aria-busy')
const heading = (): string => one('h1').textContent

/** What was asked for, in its order, and how the latest of it is answered. */
const asked: string[] = []
let answer: () => void = () => undefined
let lose: () => void = () => undefined

let list: OpenList

/** Lets all run that waits for nothing but itself. */
const turns = () => vi.advanceTimersByTimeAsync(0)

function typePrice(text: string): void {
  const price = one<HTMLInputElement>('[name="price-min"]')
  price.focus()
  price.value = text
  filterBy(list, price, 'input')
}

const tickType = (): void => {
  const tick = one<HTMLInputElement>('[name="type"]')
  tick.checked = !tick.checked
  filterBy(list, tick, 'change')
}

/** Shows the list that is asked for. */
async function shown(): Promise<void> {
  answer()
  await turns()
}

const TRIES = [0, 350, 700, 1400, 2800, 5600]

/** Leaves every try without an answer. */
async function loseAll(): Promise<void> {
  for (const wait of TRIES) {
    await vi.advanceTimersByTimeAsync(wait)
    lose()
    await turns()
  }
}

/** Goes to another entry of the history, as a browser says it. */
function goTo(search: string): void {
  history.replaceState(null, '', `/te-koop/${search}`)
  window.dispatchEvent(new PopStateEvent('popstate'))
}

function leavePrice(): void {
  const price = one<HTMLInputElement>('[name="price-min"]')
  price.blur()
  filterBy(list, price, 'change')
}

beforeEach(() => {
  vi.useFakeTimers()
  history.replaceState(null, '', '/te-koop/')
  document.body.innerHTML = pageOf(new URLSearchParams())
  list = { root: one('[data-list]'), shown: '/te-koop/' }
  asked.length = 0
  vi.stubGlobal('fetch', (href: string, { signal }: RequestInit) => {
    const { pathname, search, searchParams } = new URL(href)
    asked.push(search)
    return new Promise<Response>((resolve, reject) => {
      signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')))
      lose = () => reject(new TypeError('Failed to fetch'))
      answer = () => {
        const response = new Response(pageOf(searchParams))
        Object.defineProperty(response, 'url', { value: HOST + pathname + search })
        resolve(response)
      }
    })
  })
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('a number', () => {
  test('is asked for as it was left, whenever the answer to its beginning comes', async () => {
    typePrice('300')
    await vi.advanceTimersByTimeAsync(450)
    expect(asked).toEqual(['?price-min=300'])
    typePrice('300000')
    answer()
    await turns()
    expect(heading()).toBe('price-min=300')
    leavePrice()
    expect(asked).toEqual(['?price-min=300', '?price-min=300000'])
    answer()
    await turns()
    expect(list.shown).toBe('/te-koop/?price-min=300000')
  })

  test('that was asked for as it stands is not asked for again', async () => {
    typePrice('300000')
    await vi.advanceTimersByTimeAsync(450)
    answer()
    await turns()
    leavePrice()
    expect(asked).toHaveLength(1)
  })

  test('is that of the list that somebody goes back to, and is not asked for once more', async () => {
    typePrice('300000')
    await vi.advanceTimersByTimeAsync(450)
    await shown()
    goTo('')
    void showAgain(list)
    await shown()
    expect(one<HTMLInputElement>('[name="price-min"]').value).toBe('')
    leavePrice()
    expect(asked).toEqual(['?price-min=300000', ''])
  })

  test('whose list is on its way is not asked for again as it is left', async () => {
    typePrice('300000')
    await vi.advanceTimersByTimeAsync(450)
    leavePrice()
    expect(asked).toHaveLength(1)
    await shown()
    expect(list.shown).toBe('/te-koop/?price-min=300000')
  })
})

describe('what is set while a link that was pressed is on its way', () => {
  test('comes on top of it', async () => {
    void followLink(list, linkTo('Prijs oplopend'))
    tickType()
    typePrice('300000')
    leavePrice()
    await turns()
    expect(asked).toEqual(['?sort=price'])
    await shown()
    expect(asked.at(-1)).toBe('?sort=price&price-min=300000&type=1')
    await shown()
    expect(list.shown).toBe('/te-koop/?sort=price&price-min=300000&type=1')
  })

  test('comes before the next link', async () => {
    void followLink(list, linkTo('Prijs oplopend'))
    tickType()
    void followLink(list, linkTo('Kaart'))
    await turns()
    await shown()
    await shown()
    await shown()
    expect(asked).toEqual(['?sort=price', '?sort=price&type=1', '?sort=price&type=1&view=map'])
  })
})

describe('who goes back and forward again', () => {
  beforeEach(async () => {
    void followLink(list, linkTo('2'))
    await turns()
    await shown()
    goTo('')
    void showAgain(list)
  })

  test('keeps the list that is open where the other one has not come', async () => {
    await vi.advanceTimersByTimeAsync(200)
    expect(isBusy()).toBe(true)
    goTo('?page=2')
    await shown()
    expect([heading(), isBusy(), location.search]).toEqual(['page=2', false, '?page=2'])
  })

  test('keeps it where the other one was lost', async () => {
    await loseAll()
    expect(one('[data-said]').textContent).toBe('Geen verbinding')
    goTo('?page=2')
    const before = asked.length
    window.dispatchEvent(new Event('online'))
    await turns()
    expect([one('[data-said]').textContent, one('[data-said]').dataset.lost]).toEqual(['', undefined])
    expect([heading(), asked.length]).toEqual(['page=2', before])
  })
})

describe('a link that is pressed while a search is on its way', () => {
  test.each([
    ['Kaart', '?price-min=300000&view=map'],
    ['Prijs oplopend', '?price-min=300000&sort=price'],
    ['2', '?price-min=300000&page=2'],
  ])('%s is heard at once, and comes on top of the search', async (words, query) => {
    typePrice('300000')
    leavePrice()
    expect(isBusy()).toBe(false)
    void followLink(list, linkTo(words))
    expect(isBusy()).toBe(true)
    answer()
    await turns()
    expect(asked).toEqual(['?price-min=300000', query])
    answer()
    await turns()
    expect(list.shown).toBe(`/te-koop/${query}`)
    expect(isBusy()).toBe(false)
  })

  test('comes on top of another link that was pressed before it', async () => {
    void followLink(list, linkTo('Prijs oplopend'))
    void followLink(list, linkTo('Kaart'))
    await turns()
    answer()
    await turns()
    answer()
    await turns()
    expect(asked).toEqual(['?sort=price', '?sort=price&view=map'])
  })

  test('is one press where it is pressed twice', async () => {
    void followLink(list, linkTo('2'))
    void followLink(list, linkTo('2'))
    await turns()
    answer()
    await turns()
    expect(asked).toEqual(['?page=2'])
  })

  test('leads nowhere once it is gone', async () => {
    const tick = one<HTMLInputElement>('[name="type"]')
    tick.checked = true
    filterBy(list, tick, 'change')
    void followLink(list, linkTo('2'))
    answer()
    await turns()
    expect(asked).toEqual(['?type=1'])
    expect([heading(), isBusy()]).toEqual(['type=1', false])
  })
})

describe('without a network', () => {
  test('the list stays, says so, and asks again once there is one', async () => {
    void followLink(list, linkTo('2'))
    await loseAll()
    const said = one('[data-said]')
    expect([said.textContent, said.dataset.lost, heading(), isBusy()]).toEqual(['Geen verbinding', '', '', false])
    expect(location.search).toBe('')
    window.dispatchEvent(new Event('online'))
    answer()
    await turns()
    expect([said.textContent, said.dataset.lost, location.search]).toEqual(['page=2', undefined, '?page=2'])
    expect(asked).toHaveLength(TRIES.length + 1)
  })

  test('the next press asks for what was lost, and for itself', async () => {
    typePrice('300000')
    leavePrice()
    await loseAll()
    void followLink(list, linkTo('Kaart'))
    await turns()
    answer()
    await turns()
    answer()
    await turns()
    expect(asked.slice(TRIES.length)).toEqual(['?price-min=300000', '?price-min=300000&view=map'])
    window.dispatchEvent(new Event('online'))
    expect(asked).toHaveLength(TRIES.length + 2)
  })
})
