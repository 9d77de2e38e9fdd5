import { describe, expect, it } from 'vitest'
import { credentialLines, welcome } from '../../../scripts/lib/sign-in.mjs'

describe('credentialLines', () => {
  it('keeps the lines that tell e-mail and password, no others', () => {
    const { lines, collect } = credentialLines()
    const output = [' Migrating …', '  E-mail:   admin@example.org', 'Password: x y', 'a password']
    output.forEach((line) => collect(line))
    expect(lines).toEqual(['E-mail:   admin@example.org', 'Password: x y'])
  })
})

describe('welcome', () => {
  it('gives both addresses and, on a first start, the credentials', () => {
    const text = welcome('http://localhost:3000', ['Password: x'])
    expect(text).toContain('http://localhost:3000/\n')
    expect(text).toContain('http://localhost:3000/admin')
    expect(text).toContain('Password: x')
  })

  it('says later how to set a new password', () => {
    expect(welcome('http://localhost:3000', [])).toContain('npm run password -- EMAIL')
  })
})
