// @vitest-environment happy-dom
import { readFileSync } from 'node:fs'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { parse } from 'postcss'
import { afterEach, expect, it, vi } from 'vitest'
import { SearchTrail } from '@/features/properties/components/SearchTrail'
import { SEARCH_KEY } from '@/domain/search/last-search'

const LABELS = { label: 'Uw zoekopdracht', previous: 'Vorige', next: 'Volgende', of: 'van', back: 'Terug' }
const SHEET = 'src/features/properties/components/SearchTrail.module.css'

/** What of a trail is hidden on narrow screens, by the rules of its sheet. */
function hiddenIn(trail: Element): Element[] {
  const found: Element[] = []
  parse(readFileSync(SHEET, 'utf8')).walkDecls('clip-path', ({ parent }) => {
    const selector = parent?.type === 'rule' ? (parent as unknown as { selector: string }).selector : ''
    found.push(...trail.querySelectorAll(selector.replace('.trail ', '')))
  })
  return found
}

afterEach(() => {
  vi.unstubAllGlobals()
  window.sessionStorage.clear()
})

it('on narrow screens hides the words of its links, and not their arrows', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  window.sessionStorage.setItem(SEARCH_KEY, JSON.stringify({ goal: 'sale', href: '/te-koop/', segment: '-' }))
  const found = { previous: '/te-koop/1/', next: '/te-koop/3/', position: 2, total: 3, list: '/te-koop/' }
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(found)))
  document.body.innerHTML = '<div id="root"></div>'
  const root = createRoot(document.querySelector('#root')!)
  await act(async () => root.render(<SearchTrail id={2} goal="sale" language="nl" labels={LABELS} />))
  await vi.waitFor(() => expect(document.querySelector('nav')).not.toBeNull())
  const hidden = hiddenIn(document.querySelector('nav')!)
  expect(hidden.map(({ textContent }) => textContent)).toEqual(['Vorige', 'Terug', 'Volgende'])
  act(() => root.unmount())
})
