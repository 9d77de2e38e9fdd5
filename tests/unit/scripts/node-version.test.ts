import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { checkNode } from '../../../scripts/lib/node-version.mjs'

describe('checkNode', () => {
  it.each(['20.19.0', '20.20.2', '22.0.0', '25.1.0'])('accepts %s', (version) => {
    expect(() => checkNode(version)).not.toThrow()
  })

  it.each(['20.18.3', '20.9.0', '20.8.1', '18.20.0', '9.9.9'])('refuses %s and names the version wanted', (version) => {
    expect(() => checkNode(version)).toThrow(`Node ${version} is too old`)
    expect(() => checkNode(version)).toThrow('20.19')
  })

  it('is what the packages of the site and the README ask for', () => {
    const { engines } = JSON.parse(readFileSync('package.json', 'utf8')) as { engines: object }
    const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, { engines?: object }> }
    expect([engines, packages['']?.engines]).toEqual([{ node: '>=20.19.0' }, { node: '>=20.19.0' }])
    expect(readFileSync('README.md', 'utf8')).toContain('Node 20.19 or newer')
  })
})
