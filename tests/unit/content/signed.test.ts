import { beforeAll, describe, expect, it, vi } from 'vitest'
import { readSigned, signed } from '@/content/signed'

beforeAll(() => {
  vi.stubEnv('PAYLOAD_SECRET', 'a secret for tests only')
})

describe('a signed text', () => {
  const data = { id: 7, name: 'Gent – “een”' }

  it('gives its data back, and stands in a link as it is', () => {
    const text = signed('visit', data)
    expect(text).toMatch(/^[\w-]+\.[\w-]+$/)
    expect(readSigned('visit', text)).toEqual(data)
  })

  it('is nothing to another use', () => expect(readSigned('alert', signed('visit', data))).toBeNull())

  it.each([
    ['with other data', (text: string) => text.replace(/^[^.]+/, Buffer.from('{"id":8}').toString('base64url'))],
    ['with another signature', (text: string) => `${text.slice(0, -2)}${text.endsWith('AA') ? 'BB' : 'AA'}`],
    ['without one', (text: string) => text.split('.')[0] ?? ''],
    ['with too much', (text: string) => `${text}A`],
    ['that is empty', () => ''],
  ])('%s is none', (_, changed) => expect(readSigned('visit', changed(signed('visit', data)))).toBeNull())
})
