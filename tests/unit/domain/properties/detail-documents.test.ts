import { describe, expect, it } from 'vitest'
import { documentsIn, fileRow } from '@/domain/properties/detail-documents'

describe('documentsIn', () => {
  it('has names, languages and sizes, never the file', () => {
    const doc = {
      documents: [
        { name: ' EPC ', language: 'nl', file: 7 },
        { name: 'Plan', language: 'xx', file: { id: 8, filename: 'secret.pdf', url: '/secret.pdf' } },
        { name: ' ', file: 9 },
        { name: 'Lost', file: null },
        9,
      ],
    }
    const found = documentsIn(doc, new Map([[7, 480_000]]))
    expect(found).toEqual([
      { name: 'EPC', language: 'nl', bytes: 480_000 },
      { name: 'Plan', language: null, bytes: null },
      { name: 'Lost', language: null, bytes: null },
    ])
    expect(JSON.stringify(found)).not.toContain('secret')
    expect(documentsIn({}, new Map())).toEqual([])
  })
})

describe('fileRow', () => {
  it.each([
    [{ file: 7 }, 7],
    [{ file: { id: 8 } }, 8],
    [{ file: null }, null],
    [{ file: '7' }, null],
    [{}, null],
  ])('of %j is %s', (row, expected) => {
    expect(fileRow(row)).toBe(expected)
  })
})
