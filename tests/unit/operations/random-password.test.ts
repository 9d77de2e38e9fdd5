import { expect, test } from 'vitest'
import { randomPassword } from '@/operations/random-password'

test('twenty readable symbols in four groups, never the same twice', () => {
  const passwords = Array.from({ length: 200 }, randomPassword)
  for (const password of passwords) {
    expect(password).toMatch(/^([a-hjkmnp-z2-9]{5}-){3}[a-hjkmnp-z2-9]{5}$/)
  }
  expect(new Set(passwords).size).toBe(200)
})
