// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { PopupBox } from '@/shell/PopupBox'
import { rememberClosed } from '@/shell/popup-session'

let root: Root
const onClose = vi.fn()

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  onClose.mockReset()
  document.body.innerHTML = '<div></div>'
  root = createRoot(document.querySelector('div')!)
  act(() =>
    root.render(
      <PopupBox id="open-house" labels={{ label: 'Popup', close: 'Sluiten' }} onClose={onClose}>
        <p>Open huis</p>
      </PopupBox>,
    ),
  )
})
afterEach(() => {
  act(() => root.unmount())
  vi.unstubAllGlobals()
  sessionStorage.clear()
})

const comeBack = () => act(() => void window.dispatchEvent(new Event('pageshow')))

it('closes where the page comes back after it was closed on another', () => {
  comeBack()
  rememberClosed('another')
  comeBack()
  expect(onClose).not.toHaveBeenCalled()
  rememberClosed('open-house')
  comeBack()
  expect(onClose).toHaveBeenCalled()
})
