import { describe, expect, it } from 'vitest'
import { describeFailure, Failure } from '../../../scripts/lib/failure.mjs'

describe('describeFailure', () => {
  it('tells cause and remedy', () => {
    const text = describeFailure(new Failure('Port 1 is in use.', 'Choose another.'))
    expect(text).toContain('Port 1 is in use.\n  Choose another.')
  })

  it('never shows a stack trace', () => {
    expect(describeFailure(new Error('broken'))).not.toMatch(/\n\s+at /)
  })
})
