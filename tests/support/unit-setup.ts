import { afterEach, beforeEach, expect, vi, type MockInstance } from 'vitest'

let errors: MockInstance<typeof console.error>

beforeEach(() => {
  errors = vi.spyOn(console, 'error').mockImplementation(() => undefined)
})

/** A test that expects an error message reads it and clears the spy; any other message fails it. */
afterEach(() => {
  const calls = errors.mock.calls
  errors.mockRestore()
  expect(calls, 'unexpected console.error').toEqual([])
})
