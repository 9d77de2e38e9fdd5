// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { VideoPlayerStage } from '@/ui/VideoPlayerStage'

let root: Root

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  document.body.innerHTML = '<div></div>'
  root = createRoot(document.querySelector('div')!)
  act(() =>
    root.render(
      <VideoPlayerStage embed="/film.mp4" file title="Film" thumbnail={null} failed={<p role="alert">Kan niet</p>}>
        <a href="/film.mp4">Afspelen</a>
      </VideoPlayerStage>,
    ),
  )
})
afterEach(() => {
  act(() => root.unmount())
  vi.unstubAllGlobals()
})

const link = () => document.querySelector('a')
const player = () => document.querySelector('video')

/** Presses the link; gives whether the browser follows it. */
function press(): boolean {
  let isFollowed = false
  const seen = (event: Event): void => {
    isFollowed = !event.defaultPrevented
    event.preventDefault()
  }
  document.addEventListener('click', seen, { once: true })
  act(() => link()!.click())
  return isFollowed
}

it('plays a file in the place of its link', () => {
  expect(document.querySelector('[role="alert"]')).toBeNull()
  expect(press()).toBe(false)
  expect([link(), player()?.getAttribute('src')]).toEqual([null, '/film.mp4'])
  expect(document.activeElement).toBe(player())
})

it('puts the link back where the browser cannot play it, says so and lets it be followed', () => {
  press()
  act(() => void player()!.dispatchEvent(new Event('error')))
  expect(player()).toBeNull()
  expect(document.querySelector('[role="alert"]')?.textContent).toBe('Kan niet')
  expect(document.activeElement).toBe(link())
  expect(press()).toBe(true)
  expect(player()).toBeNull()
})
