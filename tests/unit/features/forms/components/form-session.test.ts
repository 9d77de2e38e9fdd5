import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openFormSession } from '@/features/forms/components/form-session'

let stored: Map<string, string>

beforeEach(() => {
  stored = new Map()
  vi.stubGlobal('window', { location: { pathname: '/contact/', search: '' } })
  vi.stubGlobal('sessionStorage', {
    setItem: (key: string, text: string) => stored.set(key, text),
    removeItem: (key: string) => stored.delete(key),
  })
})
afterEach(() => vi.unstubAllGlobals())

it('keeps what is typed, and nothing where all of it was taken away again', () => {
  const session = openFormSession('site-contact')
  session.save({ name: 'An', message: '' })
  expect([...stored.values()]).toEqual(['{"name":"An","message":""}'])
  session.save({ name: '', message: '' })
  expect(stored.size).toBe(0)
})
