import { beforeAll, describe, expect, it, vi } from 'vitest'
import { isOwnCall, ownCallToken } from '@/content/token'

const SECRET = 'a secret for tests only'

beforeAll(() => {
  vi.stubEnv('PAYLOAD_SECRET', SECRET)
})

describe('isOwnCall', () => {
  it('takes the server’s own header', () => {
    expect(isOwnCall(`Bearer ${ownCallToken()}`)).toBe(true)
  })

  it.each([
    [null],
    [''],
    ['Bearer '],
    ['Bearer undefined'],
    [SECRET],
    [`Bearer ${SECRET}`],
    [`Bearer ${'0'.repeat(64)}`],
    [`Bearer ${'é'.repeat(32)}`],
  ])('refuses %j', (header) => {
    expect(isOwnCall(header)).toBe(false)
  })

  it('does not tell the secret it is made of', () => {
    expect(ownCallToken()).toMatch(/^[0-9a-f]{64}$/)
    expect(ownCallToken()).not.toContain(Buffer.from(SECRET).toString('hex'))
  })
})
