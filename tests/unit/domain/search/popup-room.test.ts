import { expect, it } from 'vitest'
import { popupRoom } from '@/domain/search/popup-room'

/** A field of 48 px whose top stands there. */
const field = (top: number) => ({ top, bottom: top + 48 })

it.each([
  ['below where all fits', field(200), 1000, { side: 'below', height: 730 }],
  ['above where it would leave the window', field(659), 800, { side: 'above', height: 561 }],
  ['below where that is the larger part', field(300), 700, { side: 'below', height: 330 }],
])('it opens %s', (_, where, bottom, room) => {
  expect(popupRoom(where, { top: 76, bottom })).toEqual(room)
})

it('has no height below zero, however little is seen', () => {
  expect(popupRoom(field(0), { top: 64, bottom: 40 })).toEqual({ side: 'below', height: 0 })
})
