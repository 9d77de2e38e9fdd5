import { describe, expect, it } from 'vitest'
import { readDocuments } from '@/import/parse/documents'
import { Report } from '@/import/parse/report'
import { readRows } from '@/import/parse/rows'

describe('readDocuments', () => {
  it('takes each address once per language and leaves out what may not be read', () => {
    const report = new Report()
    const list = [
      { Name: 'Plan', Url: 'docs/plan.pdf' },
      { Name: 'EPC', Url: 'https://example.com/epc.pdf', language: 'NL' },
      { Url: '../secret.pdf' },
    ]
    const rows = ['fr', 'nl'].map((language) => ({ ID: 1, language, Documents: list }))
    const known = new Set(['ID', 'language', 'Documents'])
    expect(readDocuments(readRows('properties', rows, known, report), report)).toEqual([
      { name: 'Plan', url: 'docs/plan.pdf', language: 'fr' },
      { name: 'EPC', url: 'https://example.com/epc.pdf', language: 'nl' },
      { name: 'Plan', url: 'docs/plan.pdf', language: 'nl' },
    ])
    expect(report.warnings).toHaveLength(1)
  })
})
