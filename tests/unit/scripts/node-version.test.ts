import { describe, expect, it } from 'vitest'
import { checkNode } from '../../../scripts/lib/node-version.mjs'

describe('checkNode', () => {
  it.each(['20.9.0', '20.20.2', '22.0.0', '25.1.0'])('accepts %s', (version) => {
    expect(() => checkNode(version)).not.toThrow()
  })

  it.each(['20.8.1', '18.20.0', '9.9.9'])('refuses %s and names the version wanted', (version) => {
    expect(() => checkNode(version)).toThrow(`Node ${version} is too old`)
    expect(() => checkNode(version)).toThrow('20.9')
  })
})
