import { runInNewContext } from 'node:vm'
import { expect, it, vi } from 'vitest'
import { LOOK_SCRIPT } from '@/features/search/look-script'

/** What the script does on a list that shows cards side by side: where it leads, what it stores and what it takes from the address. */
function opened(hash: string, stored: string | null) {
  const [replace, setItem, replaceState] = [vi.fn(), vi.fn(), vi.fn()]
  runInNewContext(LOOK_SCRIPT, {
    location: { hash, pathname: '/te-koop/', search: '?type=1', replace },
    history: { replaceState },
    localStorage: { getItem: () => stored, setItem },
    document: { currentScript: { parentNode: { dataset: { rows: '/te-koop/?type=1&view=list' } } } },
  })
  const [led, kept, shown] = [replace, setItem, replaceState].map(({ mock }) => mock.calls)
  return { led, kept, shown }
}

it('leads who likes rows to them, with what the address leads into', () => {
  expect(opened('', 'list')).toEqual({ led: [['/te-koop/?type=1&view=list']], kept: [], shown: [] })
  expect(opened('#listed', 'list').led).toEqual([['/te-koop/?type=1&view=list#listed']])
})

it.each(['grid', null])('leaves the list as it is for who stored %s', (stored) => {
  expect(opened('', stored)).toEqual({ led: [], kept: [], shown: [] })
})

it('keeps that cards side by side were chosen, and leaves nothing of that in the address', () => {
  const chosen = { led: [], kept: [['list-look', 'grid']], shown: [[null, '', '/te-koop/?type=1']] }
  expect(opened('#grid', 'list')).toEqual(chosen)
})
