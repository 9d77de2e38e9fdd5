import { describe, expect, it } from 'vitest'
import { csvRow } from '@/lib/csv'

describe('csvRow', () => {
  it('puts semicolons between cells and ends as spreadsheets expect', () => {
    expect(csvRow(['Marie', '', '2026'])).toBe('Marie;;2026\r\n')
  })

  it('quotes what would end a cell or a row', () => {
    expect(csvRow(['a;b', 'say "yes"', 'two\nlines'])).toBe('"a;b";"say ""yes""";"two\nlines"\r\n')
  })

  it.each(['=1+1', '+32 470', '-1', '@SUM(A1)', '\tx', '\rx'])('makes no formula of %j', (text) => {
    expect(csvRow([text]).replace(/^"/, '')).toMatch(/^'/)
  })

  it('leaves signs inside a cell alone', () => {
    expect(csvRow(['a=b', 'marie@example.be', '0470-12'])).toBe('a=b;marie@example.be;0470-12\r\n')
  })
})
