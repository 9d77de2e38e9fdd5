import { describe, expect, it } from 'vitest'
import { documentAddress, listAddress } from '@/admin/dashboard/address'

describe('listAddress', () => {
  it('names the list', () => {
    expect(listAddress('/admin', 'pages')).toBe('/admin/collections/pages')
  })

  it('carries filters that all hold, as the list of Payload reads them', () => {
    const address = listAddress('/admin', 'properties', [
      ['_status', 'equals', 'published'],
      ['pictures', 'exists', 'false'],
    ])
    const { pathname, searchParams } = new URL(address, 'http://localhost')
    expect(pathname).toBe('/admin/collections/properties')
    expect([...searchParams]).toEqual([
      ['where[or][0][and][0][_status][equals]', 'published'],
      ['where[or][0][and][1][pictures][exists]', 'false'],
    ])
  })
})

describe('documentAddress', () => {
  it('opens a document, in a language where one is given', () => {
    expect(documentAddress('/admin', 'pages', 4)).toBe('/admin/collections/pages/4')
    expect(documentAddress('/admin', 'pages', 4, 'de')).toBe('/admin/collections/pages/4?locale=de')
  })
})
