import { expect, it } from 'vitest'
import { holdsHeading, oneHeading } from '@/modules/frame/one-heading'
import type { ModuleView } from '@/modules/frame/views'
import { nl, plea } from './fixtures'

const sizes = (taken: boolean, ...modules: Partial<ModuleView>[]) =>
  oneHeading(
    modules.map((over, index) => ({ ...plea(String(index), index), title: nl('x'), ...over }) as ModuleView),
    taken,
  ).map(({ titleSize }) => titleSize)
const h1 = { titleSize: 'h1' } as const
const h2 = { titleSize: 'h2' } as const

it('is that of the first module that asks for it', () => {
  expect(sizes(false, h2, h1, h1)).toEqual(['h2', 'h1', 'h2'])
  expect(sizes(false, h2)).toEqual(['h2'])
})

it('is none of the modules where the page has its own', () => {
  expect(sizes(true, h1, h2, h1)).toEqual(['h2', 'h2', 'h2'])
})

it('is not wasted on a module without a title', () => {
  expect(sizes(false, { ...h1, title: null }, h1)).toEqual(['h2', 'h1'])
  const untitled: ModuleView = { ...plea('1'), ...h1 }
  expect(holdsHeading([untitled])).toBe(false)
  expect(holdsHeading([untitled, { ...plea('2'), ...h1, title: nl('Bel ons') }])).toBe(true)
})
