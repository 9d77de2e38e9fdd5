import { describe, expect, it } from 'vitest'
import { backdropOf } from '@/modules/frame/ground'
import type { ModuleFrameView, ModuleView } from '@/modules/frame/views'
import { frame, plea } from './fixtures'

const PICTURE = {
  hash: 'abc',
  width: 10,
  height: 10,
  preview: '',
  focalX: 50,
  focalY: 50,
  alt: null,
  kind: 'photo',
} as const
const list: ModuleView = {
  ...frame('1'),
  kind: 'property-list',
  perRow: 4,
  cards: [],
  more: [],
}
const on = (module: ModuleView, background: ModuleFrameView['background']) =>
  backdropOf({ ...module, background })

describe('backdropOf', () => {
  it.each([
    [{ type: 'none' }, 'none', 'brand'],
    [{ type: 'color', color: '#f7f4ee', text: '#000000' }, 'pale', 'pale'],
    [{ type: 'color', color: '#ffd27a', text: '#000000' }, 'color', 'color'],
    [{ type: 'color', color: '#1f4a43', text: '#ffffff' }, 'color', 'color'],
    [{ type: 'image', picture: PICTURE }, 'picture', 'picture'],
    [{ type: 'gallery', pictures: [PICTURE] }, 'picture', 'picture'],
    [{ type: 'gallery', pictures: [] }, 'none', 'brand'],
  ] as const)('of %o is %s, under a call to action %s', (background, ground, underPlea) => {
    const chosen = background as ModuleFrameView['background']
    expect(on(list, chosen)).toBe(ground)
    expect(on(plea('1'), chosen)).toBe(underPlea)
  })
})
